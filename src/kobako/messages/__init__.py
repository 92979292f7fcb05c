"""The structs of the wire, and nothing else. TypeScript types and docs/protocol.md are made from them."""
