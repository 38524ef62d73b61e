import { type Flow, option } from "../../../../engine/index.ts";
import { layDown } from "../../../cold-war/rules/piles.ts";
import { onlyOperations } from "../../../cold-war/rules/play.ts";
import { partners } from "../../rules/uses.ts";
import type { TwilightStruggle } from "../../twilight-struggle.ts";

/** First Lightning: a US card of the USSR hand for its operations on the map, without its event. */
export function* playWithPartner(g: TwilightStruggle): Flow {
  const options = partners(g, "ussr").map((card) => option(card));
  // asked even with one such card, or the other side would learn that there is no other
  const card = yield* g.ask("ussr", { kind: "first-lightning.card", secret: true }, options);
  layDown(g, "ussr", card);
  g.tell("first-lightning", { side: "ussr", card });
  yield* onlyOperations(g, "ussr", card, "on-the-map");
}
