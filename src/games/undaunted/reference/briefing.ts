import type { Language } from "../../../engine/index.ts";
import type { Briefing } from "../../briefing.ts";
import {
  type CardId,
  cardIds,
  type ScenarioId,
  type Selection,
  type SideFacts,
  scenarios,
  structures,
  tiles,
  vehicles,
} from "../components/index.ts";
import type { UndauntedOptions } from "../options.ts";
import { type Side, sides } from "../seats.ts";
import { say } from "./say.ts";
import { orderLines, reconstructedLine } from "./scenario.ts";

/** The scenario of a game: its story, what both sides are to do, what is special, their forces, and the map. */
export function briefing({ scenario }: UndauntedOptions, language: Language): Briefing {
  return {
    id: scenario,
    name: { en: "Scenario", ru: "Сценарий" },
    brief: [headLine(scenario, language), ...orderLines(scenario, language), ...specialLines(scenario, language)],
    whole: briefingLines(scenario, language),
    hasMap: true,
  };
}

export const briefingLines = (id: ScenarioId, language: Language): readonly string[] => [
  headLine(id, language),
  scenarios[id].brief[language],
  ...orderLines(id, language),
  ...specialLines(id, language),
  ...sides.flatMap((side) => forceLines(id, side, language)),
  ...mapLines(id, language),
  reconstructedLine(id, language),
];

function headLine(id: ScenarioId, language: Language): string {
  const { date, place } = scenarios[id];
  return say(language, "look.scenario", { scenario: id, date: date[language], place: place[language] });
}

/** Who counts points for what, where one leaves the board, who begins, and what anybody may take. */
function specialLines(id: ScenarioId, language: Language): string[] {
  const { objectives, structures: standing, evacuation, initiative } = scenarios[id];
  const worth = objectives.map(({ tile, points }) => say(language, "brief.objective", { tile, points }));
  const built = standing.map(({ structure, tile }) =>
    say(language, "brief.structure", { structure, tile, points: structures[structure].points }),
  );
  return [
    ...(worth.length === 0 ? [] : [say(language, "brief.objectives", { list: worth.join(", ") })]),
    ...(built.length === 0 ? [] : [say(language, "brief.structures", { list: built.join(", ") })]),
    ...evacuation.map(({ tile, side, eligible }) => {
      const who = eligible.kind === "list" ? eligible.list : null;
      return say(language, "brief.exit", { side, tile, kind: kindOf(eligible), who });
    }),
    ...sides.flatMap((side) =>
      emptyVehicles(scenarios[id].sides[side]).map(({ vehicle, tile }) =>
        say(language, "brief.empty", { side, vehicle, tile }),
      ),
    ),
    say(language, "brief.initiative", { side: initiative }),
  ];
}

const kindOf = ({ kind }: Selection): "any" | "soldier" | "vehicle" | "list" => kind;

const emptyVehicles = ({ vehicles: all, soldiers }: SideFacts) =>
  all.filter(({ vehicle }) => !soldiers.some((man) => "vehicle" in man && man.vehicle === vehicle));

function forceLines(id: ScenarioId, side: Side, language: Language): string[] {
  const { vehicles: machines, soldiers, deck, supply } = scenarios[id].sides[side];
  const aboard = machines.map(({ vehicle, tile }) => {
    const crew = soldiers.flatMap((man) => {
      if (!("vehicle" in man) || man.vehicle !== vehicle) return [];
      const seat = vehicles[vehicle].seats.find((each) => each.id === man.seat)?.name[language] ?? man.seat;
      return [say(language, "brief.seat", { seat, soldier: man.soldier })];
    });
    return say(language, "brief.vehicle", { vehicle, tile, crew: crew.join(", ") || null });
  });
  const onFoot = soldiers.flatMap((man) =>
    "tile" in man ? [say(language, "brief.soldier", { soldier: man.soldier, tile: man.tile })] : [],
  );
  return [
    say(language, "brief.forces", { side, list: [...aboard, ...onFoot].join("; ") }),
    say(language, "brief.cards", { side, deck: pileWords(deck, language), supply: pileWords(supply, language) }),
  ];
}

const pileWords = (pile: Readonly<Partial<Record<CardId, number>>>, language: Language): string =>
  cardIds
    .filter((card) => (pile[card] ?? 0) > 0)
    .map((card) => say(language, "brief.copies", { card, count: pile[card] ?? 0 }))
    .join(", ");

/** Tiles row by row, as they lie before the reader. */
function mapLines(id: ScenarioId, language: Language): string[] {
  const { board } = scenarios[id];
  const rows = [...new Set(board.map(({ y }) => y))].map((row) =>
    board
      .filter(({ y }) => y === row)
      .map(({ tile }) => say(language, "brief.tile", { tile, terrain: `terrain:${tiles[tile].terrain}` }))
      .join(", "),
  );
  return [say(language, "brief.map"), ...rows.map((row) => `- ${row}`)];
}
