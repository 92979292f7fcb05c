// Passkeys, as the browser makes and uses them. The server speaks of bytes in base64url.

import type { NewPasskey, SignedByPasskey } from "../wire/wire";

/** Why there can be no passkeys here; null when there can. Browsers want HTTPS, or this very machine by name. */
export function whyNoPasskeys(): "insecure" | "number" | "missing" | null {
  if (!isSecureContext) return "insecure";
  if (/^[\d.]+$|:/.test(location.hostname)) return "number";
  return "PublicKeyCredential" in globalThis ? null : "missing";
}

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

export const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

const described = (known: PublicKeyCredentialDescriptorJSON[] = []): PublicKeyCredentialDescriptor[] =>
  known.map(({ id }) => ({ type: "public-key", id: bytesOf(id) }));

/** Has the device make a passkey; it throws when the player does not want to. */
export async function makePasskey(offer: PublicKeyCredentialCreationOptionsJSON): Promise<NewPasskey> {
  const options = {
    ...offer,
    challenge: bytesOf(offer.challenge),
    user: { ...offer.user, id: bytesOf(offer.user.id) },
    excludeCredentials: described(offer.excludeCredentials),
  } as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey: options })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    id: textOf(made.rawId),
    client_data: textOf(response.clientDataJSON),
    attestation: textOf(response.attestationObject),
  };
}

/** Has the device sign with a passkey that it keeps; it throws when there is none or the player does not want to. */
export async function usePasskey(offer: PublicKeyCredentialRequestOptionsJSON): Promise<SignedByPasskey> {
  const options = {
    ...offer,
    challenge: bytesOf(offer.challenge),
    allowCredentials: described(offer.allowCredentials),
  } as PublicKeyCredentialRequestOptions;
  const used = (await navigator.credentials.get({ publicKey: options })) as PublicKeyCredential;
  const response = used.response as AuthenticatorAssertionResponse;
  return {
    id: textOf(used.rawId),
    client_data: textOf(response.clientDataJSON),
    authenticator_data: textOf(response.authenticatorData),
    signature: textOf(response.signature),
    user_handle: response.userHandle?.byteLength ? textOf(response.userHandle) : null,
  };
}
