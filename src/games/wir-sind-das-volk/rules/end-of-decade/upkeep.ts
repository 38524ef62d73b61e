import { type Flow, option } from "../../../../engine/index.ts";
import { provinceList, supplierOf } from "../../components/board/index.ts";
import { sectors } from "../../components/board/types.ts";
import { type Assignment, exportFactory, standardOf } from "../../standing.ts";
import type { Question, Volk } from "../../volk.ts";
import { dismantleOne } from "../construction.ts";
import { insolvency } from "../ending.ts";
import { falling } from "../standard.ts";
import { assignHamburg } from "./currency.ts";
import { pointsAhead } from "./flight.ts";

/** [B13.4] Every police card costs East one point. */
export function* policeUpkeep(g: Volk): Flow {
  const count = g.state.police.length;
  g.tell("police.upkeep", { count });
  for (let left = count; left > 0; left--) {
    g.ahead = pointsAhead(left);
    const row = { most: left, each: 1 };
    const question: Question = { kind: "police.dismantle", args: { left }, rule: "B13.4", row };
    if (!(yield* dismantleOne(g, "east", question, "east"))) insolvency(g);
  }
  g.ahead = [];
}

/** [B13.5] No province can live better than its best factory allows. */
export function* standardUpkeep(g: Volk): Flow {
  const assigned = yield* assignHamburg(g, (each) => fallen(g, each));
  const falls = fallen(g, assigned);
  for (const [id, from, to] of falls) {
    g.state.standard[id] = to;
    g.tell("standard", { province: id, from, to });
  }
  const before = standardOf(g.state, "west-berlin");
  yield* supplyWestBerlin(g, assigned);
  if (falls.length === 0 && standardOf(g.state, "west-berlin") === before) g.tell("standard.kept");
}

const fallen = ({ state }: Volk, assigned: Assignment) =>
  provinceList
    .filter(({ id }) => id !== "west-berlin")
    .map(({ id }) => [id, state.standard[id], exportFactory(state, id, assigned)] as const)
    .filter(([, standard, limit]) => standard > limit);

/** West Berlin may not live better than the weakest of those who supply it; West chooses what goes. */
function* supplyWestBerlin(g: Volk, assigned: Assignment): Flow {
  const { state } = g;
  for (;;) {
    const supplied = sectors.filter((each) => state.sectors[each] > 0);
    const limit = Math.min(...supplied.map((each) => exportFactory(state, supplierOf[each], assigned)));
    const standard = standardOf(state, "west-berlin");
    if (supplied.length === 0 || standard <= limit) return;
    const args = { standard, limit };
    const options = supplied.map((each) => option(each, falling(state.sectors[each])));
    const sector = yield* g.ask("west", { kind: "sector.lose", args, rule: "B13.5" }, options);
    state.sectors[sector]--;
    g.tell("standard.sector", { sector, from: standard, to: standard - 1 });
  }
}
