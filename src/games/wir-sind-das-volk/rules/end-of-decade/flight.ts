import type { Flow } from "../../../../engine/index.ts";
import { card } from "../../cards/index.ts";
import { provincesOf } from "../../components/board/index.ts";
import type { AskKind } from "../../messages/keys.ts";
import { other } from "../../seats.ts";
import { protestsOf, standardOf } from "../../standing.ts";
import type { Volk } from "../../volk.ts";
import { dismantleOne } from "../construction.ts";
import { insolvency } from "../ending.ts";
import { moveBaseTrack } from "../tracks.ts";

const MOST = 10;

/** [B13.1] People leave the East; with the Wall [B12] they cannot, at a price. */
export function* flight(g: Volk): Flow {
  if (g.state.wall) return yield* guardWall(g);
  const parts = flightLevel(g);
  const points = Math.min(MOST, Math.floor(parts.level / 2));
  g.tell("flight", { ...parts, points });
  yield* dismantleInTurn(g, points, "flight.dismantle", "B13.1");
}

function flightLevel(g: Volk) {
  const { state } = g;
  const runners = state.played.reduce((sum, id) => sum + (card(id).runners ?? 0), 0);
  const police = state.police.filter(({ strength }) => strength === "dark").length;
  const west = Math.max(...provincesOf.west.map((id) => standardOf(state, id)));
  const east = Math.min(...provincesOf.east.map((id) => standardOf(state, id)));
  const eastProtests = protestsOf(state, provincesOf.east) > 0 ? 1 : 0;
  const westProtests = protestsOf(state, provincesOf.west) > 0 ? 1 : 0;
  const level = Math.max(0, runners + police + west - east + eastProtests - westProtests);
  return { runners, police, west, east, eastProtests, westProtests, level };
}

/** The players choose East's losses in turn, beginning with the prestige holder. */
export function* dismantleInTurn(g: Volk, points: number, kind: AskKind, rule: string): Flow {
  let chooser = g.prestigeHolder;
  for (let left = points; left > 0; left--) {
    g.ahead = pointsAhead(left);
    if (!(yield* dismantleOne(g, chooser, { kind, args: { left }, rule }, "east"))) insolvency(g);
    chooser = other(chooser);
  }
  g.ahead = [];
}

/** The points that East has yet to lose in a phase, as ids among what is still to come. */
export const pointsAhead = (count: number): string[] => Array<string>(count).fill(POINT);
export const POINT = "point:east";

function* guardWall(g: Volk): Flow {
  g.tell("flight.wall");
  g.ahead = pointsAhead(1);
  if (!(yield* dismantleOne(g, "east", { kind: "wall.dismantle", rule: "B12" }, "east"))) insolvency(g);
  g.ahead = [];
  yield* moveBaseTrack(g, "prestige", "west");
}
