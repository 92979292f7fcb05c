// deal-v1: how a seed becomes chance. Written from docs/deal-v1.md, sections 1 to 4, and from nothing else.
import { hkdf } from "@noble/hashes/hkdf.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { shake256 } from "@noble/hashes/sha3.js";
import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { SEED_BYTES, digest } from "./commit";

/** The seed that a whole number stands for; it comes as its decimal digits, because it may be very long. */
export const seedOfNumber = (digits: string): Uint8Array => digest(`kobako int ${digits}`);

/** The seed of a table: its secret and the bytes of every seat, null for a seat that gave none. */
export function seedOfTable(secret: Uint8Array, seats: readonly (Uint8Array | null)[]): Uint8Array {
  const given = seats.map((bytes) => bytes ?? new Uint8Array(SEED_BYTES));
  return hkdf(sha256, concatBytes(secret, ...given), undefined, utf8ToBytes("kobako deal-v1"), SEED_BYTES);
}

/** The bytes behind the k-th chance line of a game, counted from 0. */
export class Stream {
  private readonly source;

  constructor(seed: Uint8Array, k: number) {
    const number = new Uint8Array(4);
    new DataView(number.buffer).setUint32(0, k);
    this.source = shake256.create().update(concatBytes(seed, number));
  }

  /** A fair number from 0 to m - 1. */
  below(m: number): number {
    if (!Number.isInteger(m) || m < 1 || m > 2 ** 32) throw new RangeError(`nothing is below ${m}`);
    const bits = 32 - Math.clz32(m - 1);
    for (;;) {
      const value = this.read(Math.ceil(bits / 8)) % 2 ** bits;
      if (value < m) return value;
    }
  }

  private read(count: number): number {
    return this.source.xof(count).reduce((value, byte) => value * 256 + byte, 0);
  }
}

/** The cards, given in notation order, in their shuffled order. */
export function shuffle(cards: readonly string[], stream: Stream): string[] {
  const places = [...cards];
  for (let i = places.length - 1; i > 0; i--) {
    const j = stream.below(i + 1);
    [places[i], places[j]] = [places[j] as string, places[i] as string];
  }
  return places;
}
