import type { Language } from "../../engine/index.ts";
import type { Subject, Title } from "../title.ts";
import {
  cardIds,
  cards,
  isCard,
  isSoldier,
  isStructure,
  isTile,
  isVehicle,
  type ScenarioId,
  scenarioIds,
  structureIds,
  tileIds,
  vehicleIds,
  vehicles,
} from "./data/index.ts";
import { combatIds } from "./defence.ts";
import { rules } from "./digest/index.ts";
import { undaunted } from "./index.ts";
import { cardLines, structureLines, vehicleLines } from "./look-up/card.ts";
import { ruleLines } from "./look-up/rule.ts";
import { scenarioLines } from "./look-up/scenario.ts";
import { statusLines } from "./look-up/status.ts";
import { tileLines } from "./look-up/tile.ts";
import { nameOf } from "./names.ts";
import type { UndauntedOptions } from "./options.ts";
import type { Side } from "./sides.ts";
import type { UndauntedState } from "./state.ts";
import type { UndauntedView } from "./view.ts";
import { undauntedWords } from "./words/index.ts";

export const undauntedTitle: Title<UndauntedState, UndauntedView, Side, UndauntedOptions> = {
  game: undaunted,
  name: { en: "Undaunted: North Africa", ru: "Неустрашимые: Северная Африка" },
  vocabulary: undauntedWords,
  hand: ({ hand }) => hand,
  group,
  status: statusLines,
  odds: combatIds.map((what) => ({ what, name: nameOf(what) ?? { en: what, ru: what }, targets, means })),
  verbs: "`/initiative`, `/act`, `/board`, `/leave`, `/seat`, `/swap`, `/hunker`, `/pass`",
  subjects: (subject) => subjects[subject] ?? [],
  lookUp,
};

/** Soldiers, vehicles and structures of the other side that stand on the board. */
function targets({ seat, soldiers, vehicles: present, board }: UndauntedView): readonly string[] {
  const enemies = [...soldiers, ...present.map(({ id, owner }) => ({ id, side: owner }))];
  const structures = board.flatMap(({ structure }) => structure?.id ?? []);
  return [...enemies.filter(({ side }) => side !== seat).map(({ id }) => id), ...structures];
}

/** Own soldiers on the board, and cards that are nobody's counter. */
function means({ seat, soldiers }: UndauntedView): readonly string[] {
  const present = soldiers.filter(({ side }) => side === seat).map(({ id }) => id);
  return [...present, ...cardIds.filter((id) => !isSoldier(id) && cards[id].side === seat)];
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
      return (scenarioIds as readonly string[]).includes(id) ? scenarioLines(id as ScenarioId, language) : [];
    case "rule":
      return ruleLines(id, language);
    default:
      return [];
  }
}
