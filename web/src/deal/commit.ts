// What a table and its seats promise before anybody knows the cards (docs/deal-v1.md, section 6).
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export const SEED_BYTES = 32;

/** SHA-256 of an ASCII text followed by bytes. */
export const digest = (text: string, bytes: Uint8Array = new Uint8Array()): Uint8Array =>
  sha256(concatBytes(utf8ToBytes(text), bytes));

/** What a table publishes before anybody sits. */
export const commitment = (secret: Uint8Array): string => bytesToHex(digest("kobako commit", secret));

/** What a seat publishes before it shows its bytes. */
export const seatCommitment = (bytes: Uint8Array): string => bytesToHex(digest("kobako seat", bytes));
