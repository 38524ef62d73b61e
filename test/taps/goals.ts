import { type Ask, Match } from "../../src/engine/index.ts";
import type { AnyMatch, AnyTitle } from "../../src/games/title.ts";
import { titles } from "../../src/games/titles.ts";
import { Random } from "../fuzz/random.ts";
import type { AnySubject } from "../fuzz/subject.ts";
import { subjectOf } from "../fuzz/subjects.ts";

/** A move that somebody wants to make, and where. */
export interface Goal {
  readonly title: AnyTitle;
  readonly match: AnyMatch;
  readonly seat: string;
  readonly picks: readonly string[];
}

interface Wanted {
  readonly title: string;
  /** The picks that make the move, from a question at which a step begins; nothing if it cannot be made here. */
  find(match: AnyMatch, ask: Ask, title: AnyTitle): readonly string[] | null;
}

/** The asks of a seat after these picks; nothing if they cannot be made. */
function after(match: AnyMatch, { seat }: Ask, picks: readonly string[]): { ask: Ask; match: AnyMatch } | null {
  const clone = match.clone();
  for (const pick of picks) {
    if (clone.refusal(seat, pick) !== null) return null;
    clone.answer(seat, pick);
  }
  const ask = clone.pending.find((each) => each.seat === seat);
  return ask === undefined ? null : { ask, match: clone };
}

const cardsOf = (ask: Ask): string[] => ask.options.map(({ id }) => id);

/** The first card that can be used so, with what is asked then. */
function played(match: AnyMatch, ask: Ask, use: string, kind: string): { card: string; ask: Ask } | null {
  for (const card of cardsOf(ask)) {
    const next = after(match, ask, [card, use]);
    if (next?.ask.kind === kind) return { card, ask: next.ask };
  }
  return null;
}

/** The names stand for what `npm run taps` prints. */
export const wanted = {
  influence: {
    title: "twilight-struggle",
    find(match, ask, title) {
      if (ask.kind !== "play.card") return null;
      for (const card of cardsOf(ask)) {
        const next = after(match, ask, [card, "influence"])?.ask;
        if (next?.kind !== "influence.place" || next.args.left !== 3 || next.options.length <= 25) continue;
        const cheap = next.options.filter(({ hint }) => hint?.cost === 1);
        const regions = new Map(cheap.map(({ id }) => [title.group(id), id]));
        if (regions.size >= 3) return [card, "influence", ...[...regions.values()].slice(0, 3)];
      }
      return null;
    },
  },
  coup: {
    title: "twilight-struggle",
    find(match, ask) {
      const found = ask.kind === "play.card" ? played(match, ask, "coup", "coup.target") : null;
      const target = found?.ask.options.find(({ hint }) => hint?.defcon === undefined)?.id;
      return found === null || target === undefined ? null : [found.card, "coup", target];
    },
  },
  headline: {
    title: "twilight-struggle",
    find: (_, ask) => (ask.kind === "headline.card" ? [ask.options[0]?.id ?? ""] : null),
  },
  marshallPlan: {
    title: "twilight-struggle",
    find(match, ask) {
      const next = ask.kind === "play.card" ? after(match, ask, ["marshall-plan", "event"])?.ask : undefined;
      if (next === undefined || next.kind !== "influence.add" || next.options.length <= 7) return null;
      return ["marshall-plan", "event", ...next.options.slice(0, 7).map(({ id }) => id)];
    },
  },
  undauntedMove: {
    title: "undaunted-north-africa",
    find(match, ask) {
      const found = ask.kind === "play.card" ? played(match, ask, "move", "move.step") : null;
      const step = found?.ask.options[0]?.id;
      return found === null || step === undefined ? null : [found.card, "move", step];
    },
  },
  undauntedAttack: {
    title: "undaunted-north-africa",
    find(match, ask) {
      const found = ask.kind === "play.card" ? played(match, ask, "attack", "attack.target") : null;
      const target = found?.ask.options[0]?.id;
      return found === null || target === undefined ? null : [found.card, "attack", target];
    },
  },
  build: {
    title: "wir-sind-das-volk",
    find(match, ask) {
      const found = ask.kind === "turn.card" ? played(match, ask, "build", "build.point") : null;
      if (found?.ask.args.value !== 2) return null;
      return [found.card, "build", ...found.ask.options.slice(0, 2).map(({ id }) => id)];
    },
  },
  event: { title: "wir-sind-das-volk", find: fiveIcons },
} as const satisfies Record<string, Wanted>;

export type GoalName = keyof typeof wanted;

/** A card whose event asks for a place five times and goes on to its end without a die or anybody else. */
function fiveIcons(match: AnyMatch, ask: Ask): readonly string[] | null {
  if (ask.kind !== "turn.card") return null;
  for (const card of cardsOf(ask)) {
    const picks = [card, "event"];
    let placed = 0;
    for (let next = after(match, ask, picks); next !== null; next = after(match, ask, picks)) {
      if (next.match.atStepStart || next.ask.kind === "turn.card") break;
      const isPlace = next.ask.kind !== "event.icon" && next.ask.kind !== "event.leave-out";
      if (isPlace) placed++;
      picks.push(next.ask.options[placed % next.ask.options.length]?.id ?? "");
    }
    if (placed === 5) return picks;
  }
  return null;
}

const MOST_GAMES = 400;

/** Looks through random games for the first position in which the move can be made. */
export function goalOf(name: GoalName): Goal {
  const { title: id, find }: Wanted = wanted[name];
  const title = titles.get(id);
  if (title === undefined) throw new Error(`No title ${id}`);
  const subject: AnySubject = subjectOf(id);
  for (let game = 0; game < MOST_GAMES; game++) {
    const random = new Random(`${name} ${game}`);
    const match: AnyMatch = Match.start(title.game, { seed: `${name} ${game}` });
    for (let answers = 0; match.outcome === null && answers < 400; answers++) {
      const open = match.pending.filter(({ answered }) => !answered);
      const [ask] = open;
      if (ask === undefined) break;
      const picks = match.atStepStart && open.length === match.pending.length ? find(match, ask, title) : null;
      if (picks !== null) return { title, match, seat: ask.seat, picks };
      match.answer(ask.seat, random.pick(subject.careful(match.view(ask.seat), ask)).id);
    }
  }
  throw new Error(`No position for ${name}`);
}
