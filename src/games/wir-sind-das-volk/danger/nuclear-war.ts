import { countable } from "../../../engine/index.ts";
import { card } from "../cards/index.ts";
import type { CardId } from "../cards/types.ts";
import { type Action, mayPlayEvent } from "../rules/uses.ts";
import { isPower, perSeat, type Seat } from "../seats.ts";
import { addsMoney } from "../two-plus-two/debt.ts";
import { withoutOpposites } from "../two-plus-two/event-part.ts";
import { warWinners } from "../two-plus-two/nuclear-war.ts";
import type { PowerView } from "../two-plus-two/view.ts";
import type { VolkView } from "../view.ts";
import type { VolkAsk, VolkDanger } from "../volk.ts";
import { automaticAfter, singlesAhead, singlesOfUse } from "./ahead.ts";
import { type Chance, smallest } from "./chance.ts";
import { deckSeen } from "./decks.ts";
import { doveUpFirst, type Effect, effectAhead, effectsOf } from "./effects.ts";
import { type Tension, warRisk } from "./war-risk.ts";

/** [11] Whether an answer starts nuclear war or may: by what it does, by cards drawn, by the automatic event that follows. */
export function dangerOfWar(view: VolkView, ask: VolkAsk, option: string): VolkDanger | undefined {
  const { powers, step, tracks } = view;
  if (powers === null || (step.at !== "turn" && step.at !== "automatic")) return undefined;
  const { seat: presser } = step;
  if (!losesWar(powers, ask.seat, presser)) return undefined;
  const plays = playsOf(view, ask, option);
  const last = automaticAfter(view, ask, option);
  const tension = tensionOf(view, powers, presser);
  const risk = (cancels: Tension["cancels"], automatic = last) =>
    smallest(
      plays.map((play) => warRisk(automatic === null ? play : [...play, { automatic }], { ...tension, cancels })),
    );
  const worst = risk((leader) => (leader === ask.seat ? "best" : "worst"));
  if (worst.ways === 0) return undefined;
  const isByItself = last !== null && risk(() => "best", null).ways === 0;
  const isLeft = isOther(
    worst,
    risk(() => "best"),
  );
  return {
    key: presser === ask.seat ? "danger.nuclear-war" : "danger.nuclear-war-by",
    args: { doves: powers.doves, presser, ...(isByItself && { card: last }) },
    ...(worst.ways < worst.cases && { chance: countable(worst) }),
    ...(isLeft && { decides: tracks.arms < 0 ? "usa" : "ussr" }),
  };
}

const isOther = (one: Chance, two: Chance): boolean => one.ways !== two.ways || one.cases !== two.cases;

/** [11] The presser loses, and whoever has too few peacemakers. */
function losesWar({ peacemakers }: PowerView, seat: Seat, presser: Seat): boolean {
  const counts = perSeat((each) => peacemakers[each].length);
  return !warWinners(presser, counts).includes(seat);
}

function tensionOf({ tracks, decade }: VolkView, powers: PowerView, actor: Seat): Omit<Tension, "cancels"> {
  const { doves, conflictDeckSize, lastConflict, armsDeckSize, lastArms } = powers;
  const decks = {
    conflict: deckSeen("conflict", decade, conflictDeckSize, lastConflict),
    "arms-race": deckSeen("arms-race", decade, armsDeckSize, lastArms),
  };
  return { doves, tracks, decks, decade, actor };
}

/** What may come of an answer to the end of its play, once for each way that the seat can still choose. */
function playsOf(view: VolkView, ask: VolkAsk, option: string): readonly (readonly Effect[])[] {
  const { kind, seat, args } = ask;
  if (kind !== "turn.card" && kind !== "turn.action") return [restOf(view, ask, option)];
  if (kind === "turn.card" && option === "police") return [[]];
  const id = (kind === "turn.card" ? option : args.card) as CardId;
  const uses = kind === "turn.action" && option !== "police" ? [option as Action] : usesAhead(view, seat, id);
  return uses.flatMap((use) => effectsOfUse(seat, id, use));
}

/** The uses that could be least dangerous: the event, and one for the value, which are all alike but for the arms race. */
function usesAhead({ powers }: VolkView, seat: Seat, id: CardId): Action[] {
  if (card(id).special) return ["event"];
  const owes = isPower(seat) && powers !== null && powers.treasury[seat] < 0;
  return mayPlayEvent(id, seat) && (!owes || addsMoney(id, seat)) ? ["build", "event"] : ["build"];
}

/** What a use of a card does, once for each icon that may be left out of a neutral event. */
function effectsOfUse(seat: Seat, id: CardId, use: Action): readonly (readonly Effect[])[] {
  const all = singlesOfUse(seat, id, use);
  if (use !== "event") return [effectsOf(all, seat)];
  const ways = card(id).colour === "neutral" ? [all, ...all.map((_, at) => all.toSpliced(at, 1))] : [all];
  return ways.map((left) => doveUpFirst(effectsOf(withoutOpposites(left), seat)));
}

/** What is still to come of a play under way. Who plays an event chooses its order; other icons come as they are printed. */
function restOf({ step, ahead }: VolkView, { kind }: VolkAsk, option: string): readonly Effect[] {
  if (step.at !== "turn" && step.at !== "automatic") return [];
  const at = ahead.indexOf(option);
  const effects = (ids: readonly string[]) => ids.flatMap((id) => effectAhead(id, step.seat) ?? []);
  const left = at < 0 ? ahead : ahead.toSpliced(at, 1);
  switch (kind) {
    case "event.icon":
      return [...effects(at < 0 ? [] : [option]), ...doveUpFirst(effects(left))];
    case "event.leave-out":
      return doveUpFirst(effectsOf(withoutOpposites(singlesAhead(left)), step.seat));
    case "automatic.cancel":
      return effectsOf(withoutOpposites(singlesAhead(left)), step.seat);
    default:
      return step.at === "turn" ? doveUpFirst(effects(ahead)) : effects(ahead);
  }
}
