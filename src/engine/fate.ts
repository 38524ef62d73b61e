import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

/** Where chance comes from. A position can be taken up again, so that a step can be replayed. */
export interface Fate {
  position: number;
  /** A die: 1 to `sides`. */
  roll(sides: number): number;
  /** The index of one of `items`, blindly chosen. */
  pick(items: readonly string[]): number;
  /** Shuffles in place; `what` names the pile for scripts. */
  shuffle(items: string[], what: string): void;
  /** The index of what is turned up of a pile whose order nobody knows: only where chance is tried out. */
  foresee?(kinds: readonly string[]): number;
  /** The same chance from the same position, to be used up without touching this one. */
  copy(): Fate;
}

const BLOCK = 32;

/**
 * A cryptographic stream: block n is HMAC-SHA-256 of the block number under the secret seed. The position is the number
 * of bytes used. Bytes that would make some result likelier than another are passed over.
 */
export class SeededFate implements Fate {
  position: number;
  private block: Uint8Array = new Uint8Array(BLOCK);
  private blockNumber = -1;
  /** The hash with the seed taken in, which every block goes on from: made when first needed. */
  private keyed: ReturnType<typeof hmac.create> | null = null;

  constructor(
    private readonly seed: string,
    position = 0,
  ) {
    this.position = position;
  }

  roll(sides: number): number {
    return this.below(sides) + 1;
  }

  pick(items: readonly string[]): number {
    return this.below(items.length);
  }

  shuffle(items: string[]): void {
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const kept = items[last] as string;
      items[last] = items[other] as string;
      items[other] = kept;
    }
  }

  copy(): SeededFate {
    const same = new SeededFate(this.seed, this.position);
    same.block = this.block;
    same.blockNumber = this.blockNumber;
    same.keyed = this.keyed;
    return same;
  }

  private below(count: number): number {
    const range = count > 256 ? 65536 : 256;
    const fair = range - (range % count);
    for (;;) {
      const value = range === 256 ? this.byte() : this.byte() * 256 + this.byte();
      if (value < fair) return value % count;
    }
  }

  private byte(): number {
    const number = Math.floor(this.position / BLOCK);
    if (number !== this.blockNumber) {
      const counter = new Uint8Array(8);
      new DataView(counter.buffer).setBigUint64(0, BigInt(number));
      this.keyed ??= hmac.create(sha256, utf8ToBytes(this.seed));
      this.block = this.keyed.clone().update(counter).digest();
      this.blockNumber = number;
    }
    return this.block[this.position++ % BLOCK] as number;
  }
}
