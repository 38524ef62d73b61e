import type { Flow } from "../../../../engine/index.ts";
import { emptyOf } from "../../../cold-war/cards/verbs.ts";
import type { Place } from "../../../cold-war/components/board.ts";
import { drawCard } from "../../../cold-war/rules/piles.ts";
import { type Side, sides } from "../../../cold-war/seats.ts";
import { board } from "../../components/board.ts";
import type { TwilightStruggle } from "../../twilight-struggle.ts";
import type { CardId } from "../ids.ts";

const leastOfEach = 2;
const discarded = 4;
const among: readonly Place[] = [
  board.place("india"),
  ...(["southeast-asia", "middle-east", "africa", "south-america"] as const).flatMap((area) => board.area(area)),
];

/** Where both sides have enough influence. */
export const nonAlignable = (g: TwilightStruggle): readonly Place[] =>
  among.filter((place) => sides.every((side) => g.influence(side, place) >= leastOfEach));

/** A country loses all influence, and the draw pile its top cards, which do nothing [5.4]. */
export function* nonAligned(g: TwilightStruggle, by: Side): Flow {
  const place = yield* g.askPlace(by, { kind: "non-aligned-movement.country" }, nonAlignable(g));
  for (const side of sides) emptyOf(g, side, place);
  const turned: CardId[] = [];
  while (turned.length < discarded) {
    const card = drawCard(g);
    if (card === undefined) break;
    g.state.discard.push(card);
    turned.push(card);
  }
  g.run.seal("foreseen");
  if (turned.length > 0) g.tell("non-aligned-movement", { cards: turned });
}
