import type { Danger } from "../../../engine/index.ts";
import type { World } from "../cold-war.ts";
import type { Risk } from "../messages/keys.ts";
import type { CombinedColdWar } from "../rules/combined.ts";
import type { Side } from "../seats.ts";

/** What a seat judges dangers by: the rules, applied to the position as the seat knows it. Nothing is played in it. */
export interface Outlook<T extends World = World> {
  readonly g: CombinedColdWar<T>;
  readonly seat: Side;
  /** What may be in the other hand or on the draw pile. */
  readonly unseen: readonly T["card"][];
  readonly handSizes: { readonly us: number; readonly ussr: number };
  /** Scoring cards of the own hand that may be held. */
  readonly excused: readonly T["card"][];
  readonly isCard: (id: unknown) => id is T["card"];
  /** Whether the event of a card lets its player discard scoring cards at will. */
  sheds(card: T["card"]): boolean;
  /** What a card of the own hand may be played for now. */
  usesOf(card: T["card"]): readonly T["use"][];
  /** Why a coup of the seat would lose the game, whatever its target. */
  coupLoses(): Risk<T> | undefined;
}

/** How much there is to fear: nothing, something, or a sure loss. */
function weight(danger: Danger | undefined): number {
  if (danger === undefined) return 0;
  const { chance, decides } = danger;
  const likely = chance === undefined ? 1 : chance.ways / chance.cases;
  return decides === undefined ? likely : likely * 0.9;
}

/** The smallest of these dangers: what remains even if the best option is chosen. */
export function least<Each extends Danger>(dangers: readonly (Each | undefined)[]): Each | undefined {
  let found = dangers[0];
  for (const danger of dangers) if (weight(danger) < weight(found)) found = danger;
  return found;
}
