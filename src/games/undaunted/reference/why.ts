import type { Ask, Hint, Language } from "../../../engine/index.ts";
import { type Reasons, rulesBehind, type Why } from "../../why.ts";
import type { AskKind } from "../messages/keys.ts";
import type { Side } from "../seats.ts";
import type { UndauntedView } from "../view/index.ts";
import { say } from "./say.ts";

const reasons: Reasons<AskKind> = {
  "initiative.card": ["4.2", "5.4"],
  "play.card": ["5.1", "5.2"],
  "play.use": ["5.2", "6.1"],
  "play.action": ["6.1", "5.2"],
  "play.place": ["6.1"],
  "move.step": ["7.1"],
  "attack.target": ["9.1", "9.2", "9.3"],
  "wound.soldier": ["9.4", "10.1"],
  "suppress.soldier": ["9.4", "5.3"],
  "inspire.card": ["8.1"],
  "bolster.card": ["8.7"],
  "command.count": ["8.8"],
  "survey.tile": ["8.4"],
  "blaze.tile": ["8.9"],
  "repair.vehicle": ["8.6"],
};

/** Ways to move, with their paragraphs. */
const moves: Readonly<Record<string, readonly string[]>> = {
  stalk: ["rule:7.2"],
  scout: ["rule:7.3", "rule:5.4"],
  drive: ["rule:7.4"],
};

const TARGETS = 3;

export const why = (ask: Ask<Side>, view: UndauntedView, language: Language): Why => ({
  rules: behind(ask),
  here: ask.kind === "attack.target" ? attacks(ask, view, language) : drawing(ask, view, language),
});

function behind({ kind, args, options }: Ask): readonly string[] {
  if (kind === "move.step") return moves[String(args.action)] ?? rulesBehind(reasons, kind);
  // [5.3] the card of a suppressed soldier
  if (kind === "play.use" && options.some(({ id }) => id === "rally")) return ["rule:5.3"];
  return rulesBehind(reasons, kind);
}

/** [9.2, 9.3] What each target needs, and where it comes from. */
function attacks({ args, options }: Ask, view: UndauntedView, language: Language): readonly string[] {
  return options.slice(0, TARGETS).flatMap(({ id, hint = {} }) => {
    const { total, chance, tile } = hint;
    if (typeof total !== "number" || typeof chance !== "number") return [];
    const base = defenceOf(id, view, args.action === "anti-tank" || args.action === "demolish");
    const beside = base === null ? {} : { base, beside: total - base };
    const dice = typeof args.dice === "number" ? args.dice : 1;
    return [say(language, "why.attack", { target: id, total, chance, dice, ...told(tile), ...beside })];
  });
}

const told = (tile: Hint[string] | undefined) => (typeof tile === "string" ? { tile } : {});

function defenceOf(id: string, { soldiers, vehicles, board }: UndauntedView, isArmour: boolean): number | null {
  const vehicle = vehicles.find((each) => each.id === id);
  if (vehicle !== undefined) return isArmour ? vehicle.armour : vehicle.defence;
  const structure = board.find((each) => each.structure?.id === id)?.structure;
  return soldiers.find((each) => each.id === id)?.defence ?? structure?.defence ?? null;
}

const ofCards: ReadonlySet<string> = new Set<AskKind>(["command.count", "play.card", "bolster.card"]);

/** [4.1] Where the next cards would come from; also where a card is spent, and nothing else counts. */
function drawing(ask: Ask<Side>, { armies }: UndauntedView, language: Language): readonly string[] {
  const { kind, seat, options } = ask;
  const isSpent = kind === "play.use" && options.every(({ id }) => id === "rally" || id === "hunker");
  if (!ofCards.has(kind) && !isSpent) return [];
  const { deckSize, discard, handSize, supply } = armies[seat];
  return [
    say(language, "why.cards", { hand: handSize, deck: deckSize, discard: discard.length, supply: supply.length }),
  ];
}
