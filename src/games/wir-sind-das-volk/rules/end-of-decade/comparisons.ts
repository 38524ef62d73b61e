import { type Flow, option } from "../../../../engine/index.ts";
import { type ProvinceId, province, provinceList, provincesOf } from "../../components/board/index.ts";
import { germanies } from "../../seats.ts";
import { protestsIn, standardOf } from "../../standing.ts";
import type { Question, Volk } from "../../volk.ts";
import { changeUnrest, settleSuppliers } from "../unrest.ts";

/** [B13.6] Who lives worse than the best province of the own state by more than one level grows restless. */
export function* compareWithin(g: Volk): Flow {
  for (const side of germanies) {
    const best = Math.max(...provincesOf[side].map((id) => standardOf(g.state, id)));
    g.tell("comparison.within", { side, best });
    for (const id of provincesOf[side]) {
      const tolerated = id === "west-berlin" ? 0 : 1;
      changeUnrest(g, id, Math.max(0, best - standardOf(g.state, id) - tolerated));
    }
  }
  yield* settleSuppliers(g);
}

/** [B13.7] A province that lives better than a neighbour across the border makes one of them restless. */
export function* compareAcross(g: Volk): Flow {
  const { state } = g;
  const standing = new Map(provinceList.map(({ id }) => [id, standardOf(state, id) - protestsIn(state, id)] as const));
  let compared = 0;
  for (const { id, side } of provinceList) {
    const strength = standing.get(id) ?? 0;
    const poorer = province(id).adjacent.filter((each) => standardOf(state, each) < strength);
    if (poorer.length === 0) continue;
    const gap = (target: ProvinceId) => strength - standardOf(state, target);
    const options = poorer.map((each) =>
      option(each, { unrest: state.unrest[each], to: state.unrest[each] + gap(each) }),
    );
    const question: Question = { kind: "comparison.target", args: { province: id, strength }, rule: "B13.7" };
    const hit = id === "west-berlin" ? poorer : [yield* g.ask(side, question, options)];
    compared += hit.length;
    for (const target of hit) {
      g.tell("comparison.across", { province: id, target, strength, standard: standardOf(state, target) });
      changeUnrest(g, target, gap(target));
    }
  }
  if (compared === 0) g.tell("comparison.none");
  yield* settleSuppliers(g);
}
