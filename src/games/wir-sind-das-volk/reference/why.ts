import type { Ask, Hint, Language } from "../../../engine/index.ts";
import { type Reasons, rulesBehind, type Why } from "../../why.ts";
import { isProvince } from "../components/board/index.ts";
import type { AskKind } from "../messages/keys.ts";
import type { Seat } from "../seats.ts";
import type { VolkView } from "../view.ts";
import { say } from "./say.ts";
import { handsLine, policeLines, trackLines } from "./status.ts";

const reasons: Reasons<AskKind> = {
  "turn.card": ["B3", "B5"],
  "turn.action": ["B5"],
  "turn.end": ["B10"],
  "calm.province": ["B5", "B8"],
  "calm.dismantle": ["B5", "B6"],
  "build.point": ["B6", "B8"],
  "standard.province": ["living-standard"],
  "factory.counts": ["living-standard", "B6"],
  "event.leave-out": ["B5"],
  "event.icon": ["B5", "B3"],
  "unrest.add": ["B8"],
  "unrest.remove": ["B8"],
  "unrest.from": ["B8"],
  "unrest.to": ["B8"],
  "protest.remove": ["B8"],
  "standard.icon": ["living-standard"],
  "standard.sector": ["living-standard"],
  "standard.lose": ["living-standard", "B13.5"],
  "build.icon": ["B6"],
  "dismantle.icon": ["B6"],
  "rundown.factory": ["B6"],
  "repair.factory": ["B6"],
  "stop.factory": ["B6"],
  "guillaume.look": ["B11"],
  "guillaume.choice": ["B11"],
  "police.province": ["B10"],
  "stasi.unrest": ["B10"],
  "supplier.protest": ["B8"],
  "socialists.exchange": ["B9"],
  "overflow.way": ["B7"],
  "overflow.add": ["B7"],
  "overflow.remove": ["B7"],
  "special.price": ["special-card"],
  "hand.sift": ["B14"],
  "flight.dismantle": ["B13.1", "B6"],
  "wall.dismantle": ["B12", "B6"],
  "prestige.box": ["B13.2"],
  "prestige.icon": ["B13.2"],
  "prestige.dismantle": ["B13.2", "B6"],
  "currency.rundown": ["B13.3"],
  "currency.dismantle": ["B13.3", "B6"],
  "police.dismantle": ["B13.4", "B6"],
  "sector.lose": ["B13.5"],
  "comparison.target": ["B13.6"],
  "police.phase": ["B13.4"],
  "socialists.lose": ["B13.9"],
  "overflow.dominance": ["6.4"],
  "arrow.track": ["6.4", "B7"],
  "marker.move": ["6.4"],
  "automatic.cancel": ["9"],
  "dominance.box": ["12"],
  "hand.keep-two": ["12"],
};

/** Where the markers matter. */
const onTracks: ReadonlySet<string> = new Set<AskKind>([
  "turn.card",
  "flight.dismantle",
  "prestige.box",
  "prestige.icon",
  "currency.rundown",
  "currency.dismantle",
  "overflow.way",
  "overflow.add",
  "overflow.remove",
  "overflow.dominance",
  "arrow.track",
  "marker.move",
  "dominance.box",
  "socialists.lose",
]);

/** Where it is effects that one chooses from. */
const ofEvents: ReadonlySet<string> = new Set<AskKind>(["event.icon", "event.leave-out", "automatic.cancel"]);

/** Where cards go from one pile to another. */
const ofCards: ReadonlySet<string> = new Set<AskKind>([
  "special.price",
  "hand.sift",
  "hand.keep-two",
  "guillaume.look",
  "guillaume.choice",
]);

const PROVINCES = 3;

export const why = (ask: Ask<Seat>, view: VolkView, language: Language): Why => ({
  rules: rulesBehind(reasons, ask.kind),
  here: [
    ...(onTracks.has(ask.kind) || ofEvents.has(ask.kind) ? trackLines(view, language) : []),
    ...(ofCards.has(ask.kind) ? [handsLine(view, language)] : []),
    ...(ask.kind === "turn.end" ? [...policeLines(view, language), ...trackLines(view, language)] : []),
    ...(ask.kind === "standard.province" ? standards(ask, language) : []),
  ],
});

/** [B5] What the economy must be, and what the value of the card covers. */
const standards = ({ options }: Ask, language: Language): readonly string[] =>
  options.flatMap(({ id, hint = {} }) => standardIn(id, hint, language) ?? []).slice(0, PROVINCES);

function standardIn(province: string, { standard, bridge }: Hint, language: Language): string | null {
  if (typeof standard !== "number" || !isProvince(province)) return null;
  const covered = typeof bridge === "number" && bridge > 0 ? { bridge, economy: 3 * standard - bridge } : {};
  return say(language, "why.standard", { province, standard, need: 3 * standard, ...covered });
}
