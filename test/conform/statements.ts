/** What our engine tells, in the words of a game log. */

import type { LogEntry } from "../../src/engine/index.ts";
import { other, type Side, sign } from "../../src/games/cold-war/seats.ts";
import type { CardId } from "../../src/games/twilight-struggle/cards/ids.ts";
import type { Region } from "../../src/games/twilight-struggle/components/areas.ts";
import type { CountryId } from "../../src/games/twilight-struggle/components/countries/index.ts";
import type { TwilightStruggle } from "../../src/games/twilight-struggle/twilight-struggle.ts";
import type { OpsMode } from "./entries.ts";
import type { Statement } from "./tables.ts";

type Told = Readonly<Record<string, unknown>>;

const modes: Readonly<Record<string, OpsMode>> = {
  influence: "influence",
  realign: "realignment",
  coup: "coup",
  space: "space",
};

/** Events that a log announces a second time once their way is chosen. */
const announcedTwice: readonly CardId[] = ["warsaw-pact-formed", "south-african-unrest"];

/** Nothing for what a log does not print. */
export function statementsOf(entry: LogEntry<Side>, g: TwilightStruggle): readonly Statement[] {
  return messages[entry.key]?.({ ...entry.args, ...entry.secret?.args }, g) ?? [];
}

const messages: Readonly<Record<string, (told: Told, g: TwilightStruggle) => readonly Statement[]>> = {
  headline: (t) => [{ kind: "headline", side: side(t), card: card(t) }],
  play: (t) => [{ kind: "play", side: side(t), card: card(t) }],
  "un-intervention": (t) => [
    { kind: "event", card: "un-intervention" },
    { kind: "play", side: side(t), card: card(t) },
  ],
  event: (t) => {
    const event = { kind: "event", card: card(t) } as const;
    return announcedTwice.includes(event.card) ? [event, event] : [event];
  },
  operation: (t) => [{ kind: "ops", mode: modes[String(t.operation)] ?? "influence", ops: number(t.ops) }],

  influence: (t) => [
    {
      kind: "influence",
      side: side(t),
      country: country(t),
      delta: number(t.change),
      us: number(t.us),
      ussr: number(t.ussr),
    },
  ],
  coup: (t) => [
    { kind: "target", country: country(t) },
    {
      kind: "coup-roll",
      success: number(t.result) > 0,
      die: number(t.die),
      ops: number(t.ops),
      modifier: number(t.modifier),
      stability: number(t.stability),
      total: number(t.result),
    },
  ],
  // a log leaves what an event takes from the die out of the sum that it prints, and applies it all the same
  realignment: (t, g) => [
    { kind: "target", country: country(t) },
    realignmentRoll("us", number(t.usDie), number(t.usModifier) - g.realignModifier("us")),
    realignmentRoll("ussr", number(t.ussrDie), number(t.ussrModifier)),
  ],
  war: (t) => [
    { kind: "war", country: country(t) },
    {
      kind: "war-roll",
      victory: t.won === true,
      die: number(t.die),
      modifier: number(t.modifier),
      needed: number(t.needs),
    },
  ],
  space: (t) => [{ kind: "space-roll", success: t.success === true, die: number(t.die), needed: number(t.upTo) }],
  "space.box": (t) => [{ kind: "space-advance", side: side(t), box: number(t.box) }],
  trap: (t) => [{ kind: "trap-roll", escaped: t.free === true, die: number(t.die), needed: number(t.upTo) }],

  vp: (t) => [{ kind: "vp", award: sign(side(t)) * number(t.amount), score: number(t.vp) }],
  "vp.none": (t) => [{ kind: "no-vp", score: number(t.vp) }],
  defcon: (t) => [
    { kind: "defcon", change: number(t.to) > number(t.from) ? "improves" : "degrades", level: number(t.to) },
  ],
  milops: (t) => [{ kind: "military-ops", side: side(t), level: number(t.to) }],

  "effect.begins": (t) => [
    ...(t.area === undefined ? [] : [{ kind: "region", side: side(t), region: t.area as Region } as const]),
    { kind: "in-play", card: card(t) },
  ],
  "effect.ends": (t) => [{ kind: "out-of-play", card: card(t) }],
  reshuffle: () => [{ kind: "reshuffle" }],

  discard: (t) => [{ kind: "discard", side: side(t), card: card(t) }],
  taken: (t) => [reveal(side(t), card(t))],
  hand: (t) => cards(t).map((each) => reveal(side(t), each)),
  "taken-card": (t) => cards(t).map((each) => reveal(side(t), each)),
  "returned-card": (t) => [{ kind: "return", side: side(t), card: card(t), to: other(side(t)) }],
  "missile-envy": (t) => [reveal(other(side(t)), card(t))],
  "scoring-cards-shown": (t) =>
    cards(t).length === 0
      ? [{ kind: "no-cards", side: side(t), to: "reveal" }]
      : cards(t).map((each) => reveal(side(t), each)),
  "olympic-games": (t) => [
    { kind: "olympics", side: side(t), choice: t.answer === "boycott" ? "boycott" : "participate" },
  ],
};

const reveal = (of: Side, shown: CardId): Statement => ({ kind: "reveal", side: of, card: shown, fromHand: false });

const realignmentRoll = (of: Side, die: number, modifier: number): Statement => ({
  kind: "roll",
  side: of,
  die,
  modifier,
  total: die + modifier,
});

const side = (told: Told) => told.side as Side;
const card = (told: Told) => told.card as CardId;
const cards = (told: Told) => told.cards as readonly CardId[];
const country = (told: Told) => told.country as CountryId;
const number = (value: unknown) => Number(value);
