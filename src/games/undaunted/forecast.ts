import { type Args, Run, ScriptedFate } from "../../engine/index.ts";
import type { Line, Passage } from "../../i18n/index.ts";
import { positionSeen } from "./danger/position-seen.ts";
import type { MessageKey } from "./messages/keys.ts";
import type { Chance } from "./rules/hopeless.ts";
import { pointsOf } from "./rules/points.ts";
import { quietEnd, stalemateAhead } from "./rules/stalemate.ts";
import { chancesIn } from "./rules/victory.ts";
import { type Side, sides } from "./seats.ts";
import type { UndauntedState } from "./state.ts";
import { Undaunted } from "./undaunted.ts";
import type { ArmyView, UndauntedView } from "./view/index.ts";

const told = (key: MessageKey, args: Args = {}) => ({ key, args });

/** What each side still needs, what it can still reach, and what decides if neither gets there. */
export function forecast(view: UndauntedView): readonly Passage[] {
  const state = positionSeen(view, view.seat);
  const chances = chancesIn(new Undaunted(new Run<UndauntedState, Side>(state, new ScriptedFate())));
  return [
    [told("forecast.head"), told("forecast.note")],
    ...sides.map((side) => [
      told("forecast.side", { side }),
      ...view.armies[side].goals.flatMap((goal, at) => goalLines(goal, chances[side][at] ?? [])),
    ]),
    tieBreak(state),
  ];
}

function goalLines({ goal, done, need }: ArmyView["goals"][number], chances: readonly Chance[]): Line[] {
  const open = chances.filter((chance) => !chance.done);
  const most = chances.reduce((sum, { worth }) => sum + worth, 0);
  const key = most >= need ? "forecast.goal" : "forecast.goal.lost";
  return [
    told(key, { goal: goal.type, done, need, left: Math.max(0, need - done), most }),
    ...(open.length === 0 ? [] : [{ ...told("forecast.open"), items: open.map((each) => itemOf(goal.type, each)) }]),
  ];
}

const itemOf = (goal: string, { id, worth }: Chance) =>
  goal === "claim" ? told("forecast.open.points", { id, worth }) : told("forecast.open.item", { id });

/** [12.2, R38] Points, then the initiative token; so many rounds without a lasting change lead there too. */
function tieBreak(state: UndauntedState): Passage {
  const { winners, key } = quietEnd(state);
  const ahead = stalemateAhead(state);
  return [
    told("forecast.tie"),
    told("forecast.tie.points", {
      lrdg: pointsOf(state, "lrdg"),
      italy: pointsOf(state, "italy"),
      by: key,
      winners,
    }),
    ...(ahead === undefined ? [] : [told("forecast.tie.quiet", { rounds: ahead.rounds })]),
  ];
}
