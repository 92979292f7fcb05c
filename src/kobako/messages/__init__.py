"""Structs of the wire, and nothing else; TypeScript types and the reference are generated from them."""
