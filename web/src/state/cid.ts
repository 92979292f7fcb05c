import { bytesToHex } from "@noble/hashes/utils.js";

/** A name for something that is sent, so that a resend is known as one. */
export const newCid = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(12)));
