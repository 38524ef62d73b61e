import { type Flow, option } from "../../../engine/index.ts";
import { provincesOf } from "../components/board/index.ts";
import type { Seat } from "../seats.ts";
import type { Question, Volk } from "../volk.ts";
import { addUnrest, changeUnrest, unrestOptions } from "./unrest.ts";

/** [B10] One unused police card removes 1 unrest in the East. */
export function* usePolice(g: Volk, seat: Seat): Flow {
  const { police } = g.state;
  const at = police.findIndex(({ used }) => !used);
  const left = police.filter(({ used }) => !used).length;
  const question: Question = { kind: "police.province", args: { left }, rule: "B10" };
  const province = yield* g.ask(seat, question, unrestOptions(g, g.withUnrest("east"), -1));
  const called = police[at];
  if (called === undefined) return;
  police[at] = { ...called, used: true };
  g.tell("police.used", { card: called.card });
  changeUnrest(g, province, -1);
}

/** [B10] All police cards are lost; the unrest that those used had removed comes back, spread as widely as possible. */
export function* disbandStasi(g: Volk): Flow {
  const { state } = g;
  const used = state.police.filter((each) => each.used).length;
  g.tell("stasi.disbanded", { cards: state.police.map(({ card }) => card), returns: used });
  state.police = [];
  state.stasiDisbanded = true;
  const open = [...provincesOf.east];
  for (let left = used; left > 0; left--) {
    // [10] with the seventh card one province gets two
    if (open.length === 0) open.push(...provincesOf.east);
    const row = { most: Math.min(left, open.length), each: 1 };
    const question: Question = { kind: "stasi.unrest", args: { left }, rule: "B10", row };
    const province = yield* g.ask("east", question, unrestOptions(g, open, 1));
    open.splice(open.indexOf(province), 1);
    yield* addUnrest(g, province);
  }
}

/** [B10] Whoever plays the event, the card goes to East. */
export function gainPolice(g: Volk, strength: "dark" | "light"): boolean {
  const { state, event } = g;
  if (state.stasiDisbanded || event === null) return false;
  state.police.push({ card: event, strength, used: false });
  g.tell("police.gained", { card: event, strength });
  return true;
}

/** Before a red player's turn ends, if unrest rose since the police could last be called. */
export function* lastChanceForPolice(g: Volk, seat: Seat): Flow {
  if (!g.unseenUnrest || !g.mayUsePolice(seat)) return;
  yield* g.askFreely(seat, { kind: "turn.end", rule: "B10" }, () => [option("done")]);
}
