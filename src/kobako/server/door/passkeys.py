"""Passkeys: what a browser is asked for, and whether what it gives is good.

A challenge stands in the database for a few minutes and counts once, so any server can check the answer to a
question that another has asked.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from functools import partial
from typing import Literal

import webauthn
from webauthn.helpers import base64url_to_bytes, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticationCredential,
    AuthenticatorAssertionResponse,
    AuthenticatorAttestationResponse,
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    RegistrationCredential,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ...messages.account import NewPasskey, SignedByPasskey
from ..store import Passkey, Person, Store, people
from ..tables.decide import Refuse
from .origins import Relying

Aim = Literal["add", "sign-in", "prove"]
CHALLENGE = 32  # bytes
TIME = 5 * 60_000  # ms to answer a challenge
MOST = 20  # passkeys of one person
RP_NAME = "Kobako"
NEEDED = UserVerificationRequirement.REQUIRED  # it is all that one signs in with


@dataclass(frozen=True)
class Passkeys:
    """The passkeys of one place: they count only under the address under which they were made."""

    store: Store
    relying: Relying
    now: int

    async def ask_for_new(self, person: Person, login: str) -> str:
        """What a browser needs to make a passkey, as JSON. The device itself will know whose it is."""
        known = await self.store.ask(partial(people.passkeys, person.id))
        if len(known) >= MOST:
            raise Refuse("account-too-many-passkeys", {"most": MOST})
        options = webauthn.generate_registration_options(
            rp_id=self.relying.host,
            rp_name=RP_NAME,
            user_id=person.id.encode(),
            user_name=login,
            user_display_name=person.name,
            challenge=await self._pose("add", person.id),
            timeout=TIME,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=NEEDED
            ),
            exclude_credentials=self._named(known),
        )
        return webauthn.options_to_json(options)

    async def ask_for_known(self, aim: Aim, person: str | None) -> str:
        """What a browser needs to use a passkey, as JSON: any of this place, or one of a person."""
        known = await self.store.ask(partial(people.passkeys, person)) if person else []
        options = webauthn.generate_authentication_options(
            rp_id=self.relying.host,
            challenge=await self._pose(aim, person),
            timeout=TIME,
            allow_credentials=self._named(known),
            user_verification=NEEDED,
        )
        return webauthn.options_to_json(options)

    async def made(self, person: str, new: NewPasskey, label: str) -> Passkey:
        """The passkey that a browser has made, if all is as it was asked."""
        client_data, attestation, id = map(_bytes, (new.client_data, new.attestation, new.id))  # noqa: A001
        challenge = await self._take_up(client_data, "add", person)
        response = AuthenticatorAttestationResponse(client_data, attestation)
        try:
            found = webauthn.verify_registration_response(
                credential=RegistrationCredential(new.id, id, response),
                expected_challenge=challenge,
                expected_rp_id=self.relying.host,
                expected_origin=self.relying.origin,
                require_user_verification=True,
            )
        except Exception:  # whatever it stumbles over was sent to us
            raise Refuse("account-bad-passkey") from None
        place, now = self.relying.host, self.now
        key = found.credential_public_key
        return Passkey(found.credential_id, person, place, key, found.sign_count, now, now, label)

    async def whose(self, signed: SignedByPasskey, aim: Aim, person: str | None) -> str:
        """The person whose passkey has signed what was asked."""
        client_data, id = _bytes(signed.client_data), _bytes(signed.id)  # noqa: A001
        challenge = await self._take_up(client_data, aim, person)
        known = await self.store.ask(partial(people.passkey, id))
        if known is None or known.place != self.relying.host or person not in (None, known.person_id):
            raise Refuse("account-unknown-passkey")
        handle = signed.user_handle and _bytes(signed.user_handle)
        if handle and handle != known.person_id.encode():
            raise Refuse("account-bad-passkey")
        count = self._verify(signed, client_data, challenge, known)
        await self.store.do(partial(people.use_passkey, known.credential, count, self.now))
        return known.person_id

    def _verify(self, signed: SignedByPasskey, client_data: bytes, challenge: bytes, known: Passkey) -> int:
        """How often the passkey says that it was used; a refusal if the signature is not good."""
        data, signature = _bytes(signed.authenticator_data), _bytes(signed.signature)
        response = AuthenticatorAssertionResponse(client_data, data, signature)
        try:
            return webauthn.verify_authentication_response(
                credential=AuthenticationCredential(signed.id, known.credential, response),
                expected_challenge=challenge,
                expected_rp_id=self.relying.host,
                expected_origin=self.relying.origin,
                credential_public_key=known.public_key,
                credential_current_sign_count=known.count,
                require_user_verification=True,
            ).new_sign_count
        except Exception:  # as above
            raise Refuse("account-bad-passkey") from None

    def _named(self, known: list[Passkey]) -> list[PublicKeyCredentialDescriptor]:
        here = [one for one in known if one.place == self.relying.host]
        return [PublicKeyCredentialDescriptor(one.credential) for one in here]

    async def _pose(self, aim: Aim, person: str | None) -> bytes:
        challenge = secrets.token_bytes(CHALLENGE)
        await self.store.do(partial(people.pose, challenge, aim, person, self.now + TIME, self.now))
        return challenge

    async def _take_up(self, client_data: bytes, aim: Aim, person: str | None) -> bytes:
        """The challenge that was signed, if it was ours; nobody can use it again."""
        try:
            challenge = parse_client_data_json(client_data).challenge
        except Exception:  # as above
            raise Refuse("account-bad-passkey") from None
        if not await self.store.do(partial(people.take_up, challenge, aim, person, self.now)):
            raise Refuse("account-late-passkey")
        return challenge


def _bytes(text: str) -> bytes:
    """What was sent in base64; a refusal if it is none."""
    try:
        return base64url_to_bytes(text)
    except ValueError:
        raise Refuse("account-bad-passkey") from None
