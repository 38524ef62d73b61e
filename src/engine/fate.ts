import { createHash, createHmac } from "node:crypto";

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

/** Published when a game starts; the seed itself when it ends. `printf %s SEED | sha256sum` gives the same. */
export const commitment = (seed: string): string => createHash("sha256").update(seed, "utf8").digest("hex");

const BLOCK = 32;

/**
 * A cryptographic stream: block n is HMAC-SHA-256 of the block number under the secret seed. The position is the number
 * of bytes used. Bytes that would make some result likelier than another are passed over.
 */
export class SeededFate implements Fate {
  position: number;
  private block: Uint8Array = new Uint8Array(BLOCK);
  private blockNumber = -1;

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
    return new SeededFate(this.seed, this.position);
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
      const counter = Buffer.alloc(8);
      counter.writeBigUInt64BE(BigInt(number));
      this.block = createHmac("sha256", this.seed).update(counter).digest();
      this.blockNumber = number;
    }
    return this.block[this.position++ % BLOCK] as number;
  }
}
