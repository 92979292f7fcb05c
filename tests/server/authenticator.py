"""A device that keeps passkeys, in software: what a browser and its authenticator send, made by hand."""

from __future__ import annotations

import hashlib
import json
import os
from base64 import urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def base64(content: bytes) -> str:
    return urlsafe_b64encode(content).rstrip(b"=").decode()


@dataclass
class Authenticator:
    """One passkey. What it says can be wrong in any way that a test wants."""

    origin: str = "http://localhost:8752"
    host: str = "localhost"
    flags: int = PRESENT | VERIFIED
    count: int = 0
    id: bytes = field(default_factory=lambda: os.urandom(16))
    handle: str = ""
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    def create(self, offer: dict[str, Any]) -> dict[str, str]:
        """The answer to `navigator.credentials.create()`."""
        self.handle = offer["user"]["id"]
        public = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: public.x.to_bytes(32), -3: public.y.to_bytes(32)}
        attested = bytes(16) + len(self.id).to_bytes(2) + self.id + cbor2.dumps(cose)
        whole = {"fmt": "none", "attStmt": {}, "authData": self._data(ATTESTED) + attested}
        client_data = self._client_data("webauthn.create", offer)
        return {
            "id": base64(self.id),
            "client_data": base64(client_data),
            "attestation": base64(cbor2.dumps(whole)),
        }

    def get(self, offer: dict[str, Any]) -> dict[str, str]:
        """The answer to `navigator.credentials.get()`."""
        client_data, data = self._client_data("webauthn.get", offer), self._data()
        signed = data + hashlib.sha256(client_data).digest()
        return {
            "id": base64(self.id),
            "client_data": base64(client_data),
            "authenticator_data": base64(data),
            "signature": base64(self.key.sign(signed, ec.ECDSA(hashes.SHA256()))),
            "user_handle": self.handle,
        }

    def _data(self, more: int = 0) -> bytes:
        host = hashlib.sha256(self.host.encode()).digest()
        return host + bytes([self.flags | more]) + self.count.to_bytes(4)

    def _client_data(self, kind: str, offer: dict[str, Any]) -> bytes:
        return json.dumps({"type": kind, "challenge": offer["challenge"], "origin": self.origin}).encode()
