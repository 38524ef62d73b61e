import type { Flow } from "../../../engine/index.ts";
import type { ColdWar, World } from "../cold-war.ts";
import type { Place } from "../components/board.ts";
import { other, type Side } from "../seats.ts";

const beyondControl = 2;

/** Extra influence after set-up: where the side has some, and never more than 2 beyond control. */
export function* placeHandicap<T extends World>(g: ColdWar<T>, side: Side, count: number): Flow {
  const started = g.board.everywhere.filter((place) => g.influence(side, place) > 0);
  const most = (place: Place) => g.influence(other(side), place) + (g.board.stability[place] as number) + beyondControl;
  for (let left = count; left > 0; left--) {
    const among = started.filter((place) => g.influence(side, place) < most(place));
    if (among.length === 0) return;
    const room = among.map((place) => [g.board.id(place), most(place) - g.influence(side, place)] as const);
    const fewer = Object.fromEntries(room.filter(([, markers]) => markers < left));
    const row = { most: left, each: left, fewer };
    g.change(side, yield* g.askPlace(side, { kind: "influence.handicap", args: { left }, row }, among), 1);
  }
}
