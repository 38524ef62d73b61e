/** One line of a block, without its header, to what it says. */

import type { Ids, OpsMode, Side, Statement } from "./entries.ts";
import type { Resolve } from "./names.ts";

interface Resolvers<I extends Ids> {
  readonly card: Resolve<I["card"]>;
  readonly country: Resolve<I["country"]>;
  readonly region: Resolve<I["region"]>;
}

export type ReadLine<I extends Ids> = (text: string) => readonly Statement<I>[];

/** A line that has a known form but names an unknown card or country is unknown too. */
export function lineReader<I extends Ids>(names: Resolvers<I>): ReadLine<I> {
  const grammar = rules(names);
  return (text) => {
    const line = text.trim().replace(/\s+/g, " ");
    for (const { pattern, read } of grammar) {
      const match = pattern.exec(line);
      if (match === null) continue;
      const [, ...groups] = match;
      const said = read(...groups);
      if (said !== null) return Array.isArray(said) ? said : [said];
    }
    return [{ kind: "unknown", text: line }];
  };
}

type Said<I extends Ids> = Statement<I> | readonly Statement<I>[] | null;

interface Rule<I extends Ids> {
  readonly pattern: RegExp;
  readonly read: (...groups: string[]) => Said<I>;
}

const SIDE = "(US|USSR)";
const SCORE = "Score is (even|(?:US|USSR) \\d+)\\.?";
const MODIFIER = "(?: \\(([+-]\\d+)\\))?";

const MODES: Readonly<Record<string, OpsMode>> = {
  "Place Influence": "influence",
  Coup: "coup",
  Realignment: "realignment",
  "Space Race": "space",
};

function rules<I extends Ids>(names: Resolvers<I>): readonly Rule<I>[] {
  const rule = (pattern: string, read: Rule<I>["read"]): Rule<I> => ({ pattern: new RegExp(`^${pattern}$`), read });
  const withCard = (spelling: string, say: (card: I["card"]) => Said<I>) => ifKnown(names.card(spelling), say);
  const withCountry = (spelling: string, say: (country: I["country"]) => Said<I>) =>
    ifKnown(names.country(spelling), say);

  return [
    rule(`${SIDE} ([+-]\\d+) in (.+) ?\\[(\\d+)\\] ?\\[(\\d+)\\]`, (side = "", delta, country = "", us, ussr) =>
      withCountry(country, (id) => ({
        kind: "influence",
        side: sideOf(side),
        delta: Number(delta),
        country: id,
        us: Number(us),
        ussr: Number(ussr),
      })),
    ),
    rule(`${SIDE} Headlines (.+)`, (side = "", card = "") =>
      withCard(card, (id) => ({ kind: "headline", side: sideOf(side), card: id })),
    ),
    rule("Event: (.+)", (card = "") => withCard(card, (id) => ({ kind: "event", card: id }))),
    rule("(Place Influence|Coup|Realignment|Space Race) \\((\\d+) Ops?\\):?", (name = "", ops) => {
      const mode = MODES[name];
      return mode === undefined ? null : { kind: "ops", mode, ops: Number(ops) };
    }),

    rule("Target: (.+)", (country = "") => withCountry(country, (id) => ({ kind: "target", country: id }))),
    rule(
      `(SUCCESS|FAILURE): (\\d+) \\[ ?\\+ ?(\\d+)${MODIFIER} ?- ?2 ?x ?(\\d+) ?= ?(-?\\d+) ?\\]`,
      (result, die, ops, modifier, stability, total) => ({
        kind: "coup-roll",
        success: result === "SUCCESS",
        die: Number(die),
        ops: Number(ops),
        modifier: Number(modifier ?? 0),
        stability: Number(stability),
        total: Number(total),
      }),
    ),
    rule(`${SIDE} rolls (\\d+)${MODIFIER}(?: ?= ?(-?\\d+))?`, (side = "", die, modifier, total) => ({
      kind: "roll",
      side: sideOf(side),
      die: Number(die),
      modifier: Number(modifier ?? 0),
      total: Number(total ?? die),
    })),
    rule("War in (.+)", (country = "") => withCountry(country, (id) => ({ kind: "war", country: id }))),
    rule(`(VICTORY|DEFEAT): (\\d+)${MODIFIER} ?(?:>=|<) ?(\\d+)`, (result, die, modifier, needed) => ({
      kind: "war-roll",
      victory: result === "VICTORY",
      die: Number(die),
      modifier: Number(modifier ?? 0),
      needed: Number(needed),
    })),
    rule("Die roll: (\\d+) -- (Success|Failed)! \\(Needed (\\d+) or less\\)", (die, result, needed) => ({
      kind: "space-roll",
      success: result === "Success",
      die: Number(die),
      needed: Number(needed),
    })),
    rule("Trap Roll: (\\d+) (?:<=|>) (\\d+) -- Trap (Escaped|Remains in Effect)", (die, needed, result) => ({
      kind: "trap-roll",
      escaped: result === "Escaped",
      die: Number(die),
      needed: Number(needed),
    })),

    rule(`${SIDE} gains (\\d+) VP\\. ${SCORE}`, (side = "", amount, score = "") => ({
      kind: "vp",
      award: signed(sideOf(side), Number(amount)),
      score: scoreOf(score),
    })),
    rule(`No VP awarded\\. ${SCORE}`, (score = "") => ({ kind: "no-vp", score: scoreOf(score) })),
    rule("DEFCON (improves|degrades) to (\\d)", (change, level) => ({
      kind: "defcon",
      change: change === "improves" ? "improves" : "degrades",
      level: Number(level),
    })),
    rule(`${SIDE} Military Ops to (\\d+)`, (side = "", level) => ({
      kind: "military-ops",
      side: sideOf(side),
      level: Number(level),
    })),
    rule(`${SIDE} advances to (\\d+) in the Space Race\\.?`, (side = "", box) => ({
      kind: "space-advance",
      side: sideOf(side),
      box: Number(box),
    })),

    // Where a region should have been printed and was not, the next line runs on in this one.
    rule(`${SIDE} chooses (.+) is now in play\\.?`, (side = "", card = "") =>
      withCard(card, (id) => [
        { kind: "region", side: sideOf(side), region: null },
        { kind: "in-play", card: id },
      ]),
    ),
    rule("(.+) is now in play\\.?", (card = "") => withCard(card, (id) => ({ kind: "in-play", card: id }))),
    rule("(.+) is no longer in play\\.?", (card = "") => withCard(card, (id) => ({ kind: "out-of-play", card: id }))),
    rule("\\*RESHUFFLE\\*", () => ({ kind: "reshuffle" })),

    rule(`${SIDE} reveals (.+?)( from hand)?`, (side = "", card = "", fromHand) =>
      withCard(card, (id) => ({ kind: "reveal", side: sideOf(side), card: id, fromHand: fromHand !== undefined })),
    ),
    rule(`${SIDE} discards (.+)`, (side = "", card = "") =>
      withCard(card, (id) => ({ kind: "discard", side: sideOf(side), card: id })),
    ),
    rule(`${SIDE} has no cards to (reveal|discard)\\.?`, (side = "", to) => ({
      kind: "no-cards",
      side: sideOf(side),
      to: to === "reveal" ? "reveal" : "discard",
    })),
    rule(`${SIDE} plays (.+)`, (side = "", card = "") =>
      withCard(card, (id) => ({ kind: "play", side: sideOf(side), card: id })),
    ),
    rule(`${SIDE} returns (.+) to ${SIDE}`, (side = "", card = "", to = "") =>
      withCard(card, (id) => ({ kind: "return", side: sideOf(side), card: id, to: sideOf(to) })),
    ),

    rule(`${SIDE} chooses to (participate in|boycott) the Olympics\\.?`, (side = "", choice) => ({
      kind: "olympics",
      side: sideOf(side),
      choice: choice === "boycott" ? "boycott" : "participate",
    })),
    rule(`${SIDE} chooses (.+)`, (side = "", region = "") =>
      ifKnown(names.region(region), (id) => ({ kind: "region", side: sideOf(side), region: id })),
    ),
    rule(`${SIDE} wins(?: by (.+?))?\\.?`, (side = "", by) => ({ kind: "win", winner: sideOf(side), by: by ?? null })),
    rule("(?:The game is a )?[Dd]raw\\.?", () => ({ kind: "win", winner: null, by: null })),
  ];
}

export function sideOf(text: string): Side {
  return text === "USSR" ? "ussr" : "us";
}

function signed(side: Side, amount: number): number {
  return side === "us" ? amount : 0 - amount;
}

function scoreOf(text: string): number {
  const [leader = "", points] = text.split(" ");
  return points === undefined ? 0 : signed(sideOf(leader), Number(points));
}

function ifKnown<Id, Out>(id: Id | null, say: (id: Id) => Out): Out | null {
  return id === null ? null : say(id);
}
