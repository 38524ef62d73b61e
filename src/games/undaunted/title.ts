import type { Language } from "../../engine/index.ts";
import { inPrintedOrder } from "../hand-order.ts";
import type { Subject, Title } from "../title.ts";
import { type RulesNow, ruleNow } from "../why.ts";
import { coach } from "./coach.ts";
import {
  actions,
  type CardId,
  cardIds,
  cards,
  isCard,
  isScenario,
  isSoldier,
  isStructure,
  isTile,
  isVehicle,
  scenarioIds,
  structureIds,
  tileIds,
  vehicleIds,
  vehicles,
} from "./components/index.ts";
import { firstWords } from "./first-words.ts";
import { forecast } from "./forecast.ts";
import { undaunted } from "./index.ts";
import { lessons } from "./lessons/index.ts";
import { undauntedMessages } from "./messages/index.ts";
import { undauntedMind } from "./mind/index.ts";
import type { UndauntedOptions } from "./options.ts";
import { undauntedOrders } from "./orders.ts";
import { piles } from "./piles.ts";
import { policy } from "./policy/index.ts";
import { briefing, briefingLines } from "./reference/briefing.ts";
import { cardLines, structureLines, vehicleLines } from "./reference/card.ts";
import { ruleLines } from "./reference/rule.ts";
import { rules } from "./reference/rules-summary/index.ts";
import { boardParts, scoreLine } from "./reference/status.ts";
import { synonyms } from "./reference/synonyms.ts";
import { tileLines } from "./reference/tile.ts";
import { why } from "./reference/why.ts";
import { type CombatId, combatIds } from "./rules/defence.ts";
import type { Side } from "./seats.ts";
import type { UndauntedState } from "./state.ts";
import { throws } from "./throws.ts";
import { undauntedFamily } from "./verbs.ts";
import type { UndauntedView } from "./view/index.ts";

export const undauntedTitle: Title<UndauntedState, UndauntedView, Side, UndauntedOptions> = {
  game: undaunted,
  name: { en: "Undaunted: North Africa", ru: "Неустрашимые: Северная Африка" },
  messages: undauntedMessages,
  hand: ({ hand }) => inPrintedOrder(hand, cardIds),
  group,
  board: boardParts,
  score: scoreLine,
  briefing,
  coach,
  policy,
  mind: undauntedMind,
  orders: undauntedOrders,
  forecast,
  piles,
  odds: combatIds.map((what) => ({
    what,
    name: actions[what].name,
    targets: (view) => targets(view, what),
    means: (view) => means(view, what),
  })),
  family: undauntedFamily,
  subjects: (subject) => subjects[subject] ?? [],
  lookUp,
  lessons,
  synonyms,
  throws,
  why,
  words: firstWords,
};

/** How it stands with what a rule is about. */
const rulesNow: RulesNow<UndauntedView> = {
  "11.1": scoreLine,
  "12.1": scoreLine,
  "12.2": scoreLine,
  "12.4": scoreLine,
};

/** Spectators are answered as the LRDG is. */
const sideOf = ({ seat }: UndauntedView): Side => seat ?? "lrdg";

/** [9.1] What is on the board that the action could hit from the right place. */
function targets(view: UndauntedView, what: CombatId): readonly string[] {
  const { soldiers, vehicles: present, board } = view;
  const structures = board.flatMap(({ structure }) => structure?.id ?? []);
  const hostile = present.filter(({ owner }) => owner !== sideOf(view));
  const prizes = present.filter(({ owner, side }) => owner === sideOf(view) && side !== owner);
  if (what === "anti-tank" || what === "demolish")
    return [...[...hostile, ...prizes].map(({ id }) => id), ...(what === "demolish" ? structures : [])];
  const onFoot = soldiers.filter(({ side, vehicle }) => side !== sideOf(view) && vehicle === null);
  return [...onFoot, ...hostile.filter(({ defence }) => defence !== null)].map(({ id }) => id);
}

/** Own soldiers whose card or seat offers the action, and cards without a counter. */
function means(view: UndauntedView, what: CombatId): readonly string[] {
  const { soldiers, vehicles: present } = view;
  const offers = (id: CardId) => cards[id].actions.some(({ action }) => action === what);
  const seated = present.flatMap(({ seats }) =>
    seats.filter((seat) => seat.actions.some(({ action }) => action === what)).map(({ occupant }) => occupant),
  );
  const men = soldiers.filter(({ id, side }) => side === sideOf(view) && (offers(id) || seated.includes(id)));
  const others = cardIds.filter((id) => !isSoldier(id) && cards[id].side === sideOf(view) && offers(id));
  return [...men.map(({ id }) => id), ...others];
}

const subjects: Readonly<Partial<Record<Subject, readonly string[]>>> = {
  card: [...cardIds, ...vehicleIds, ...structureIds],
  tile: tileIds,
  scenario: scenarioIds,
  rule: rules.map(({ id }) => id),
};

/** Cards and vehicles by side. */
function group(id: string): string | undefined {
  if (isCard(id)) return cards[id].side;
  return isVehicle(id) ? vehicles[id].side : undefined;
}

function lookUp(subject: Subject, id: string, language: Language, view: UndauntedView | null): readonly string[] {
  switch (subject) {
    case "card":
      if (isCard(id)) return cardLines(id, language, view);
      if (isVehicle(id)) return vehicleLines(id, language, view);
      return isStructure(id) ? structureLines(id, language, view) : [];
    case "tile":
      return isTile(id) ? tileLines(id, language, view) : [];
    case "scenario":
      return isScenario(id) ? briefingLines(id, language) : [];
    case "rule":
      return [...ruleLines(id, language), ...ruleNow(rulesNow, id, view, language)];
    default:
      return [];
  }
}
