import type { Language, VisibleEntry } from "../../src/engine/index.ts";
import type { Side } from "../../src/games/cold-war/seats.ts";
import type { Standing, Status } from "../../src/games/cold-war/standing.ts";
import { cards } from "../../src/games/red-sea/cards/index.ts";
import {
  ACTION_ROUNDS,
  board,
  boardOf,
  defconBans,
  LAST_TURN,
  regionValues,
  seaLanesPlace,
  spaceTrack,
} from "../../src/games/red-sea/components/board.ts";
import { type Region, regions } from "../../src/games/red-sea/components/countries.ts";
import { redSeaMessages } from "../../src/games/red-sea/messages/index.ts";
import { africanVictor, regionStandings, seaLanesOf } from "../../src/games/red-sea/standing.ts";
import type { RedSeaView } from "../../src/games/red-sea/view.ts";
import type { Atlas, Note, OpenView } from "../cold-war/atlas.ts";
import type { Counted } from "../cold-war/counted.ts";
import { coldWarPainter } from "../cold-war/painter.ts";
import { areaColours, drawLane, land } from "./geography.ts";
import { country, header, mapArea, panels, plates, sheet, shortNames, spots, waters } from "./layout.ts";
import { drawBurst, drawMarkers, TAG } from "./markers.ts";

type Open = OpenView<RedSeaView>;

const atlas: Atlas<RedSeaView> = {
  title: "red-sea",
  board,
  regions,

  cards,
  scoredBy: (card) => /^(.*)-scoring$/.exec(card)?.[1],
  messages: redSeaMessages,
  sheet,
  header,
  mapArea,
  country,
  smallest: 26,
  markers: TAG,
  spots,
  plates,
  panels,
  borders: {},
  shortNames,
  waters,
  areaColours,
  land,
  lastTurn: LAST_TURN,
  eras: [[1], [2]],
  eraOf: (turn) => (turn === 1 ? "mid" : "late"),
  rounds: () => ACTION_ROUNDS,
  mostRounds: ACTION_ROUNDS + 1,
  defconBans,
  victory: 10,
  mostMilOps: 5,
  abilities: {
    "remove-after-headlines": { en: "−1 enemy influence after headlines", ru: "−1 очко влияния врага после событий" },
  },
  printing: () => "",
  defconNote: () => "defconBans",
  spaceTrack: () => spaceTrack,
  extraPlaces: () => [seaLanesPlace],
  now: boardOf,
  values: (_, region) => regionValues[region as Region],
  standings: (view, region) => withLanes(view, region as Region),
  front: ({ romania: { holder, faceUp } }: Open) => ({ card: "romanian-autonomy", holder, faceUp }),
  notes: notesOf,
  used: () => [],
  legend: { label: "flashpoint", draw: (pen, x, y) => drawBurst(pen, x, y, 13) },
  bonus: {
    label: "seaLanes",
    of: (view, side) => {
      const lanes = seaLanesOf(view);
      return lanes?.side !== side ? "0" : lanes.how === "control" ? "× 2" : "+1";
    },
    total: bonusOf,
  },
  counted,
  ground: drawLane,
  over: drawMarkers,
};

function notesOf({ centcom, famine }: Open, language: Language): Note[] {
  const named = (card: "centcom" | "famine", places: readonly number[]) =>
    `${cards[card].name[language]}: ${places.map((place) => board.countries[place]?.name[language]).join(", ")}`;
  return [
    ...(centcom === null ? [] : [{ side: centcom.side, words: named("centcom", [centcom.place]) }]),
    ...(famine.length === 0 ? [] : [{ side: null, words: named("famine", famine) }]),
  ];
}

/** [10.2] The Sea Lanes double what the side that controls them scores, or give the one that leads there a point. */
function bonusOf(view: Open, side: Side, sum: number): number {
  const lanes = seaLanesOf(view);
  if (lanes?.side !== side) return sum;
  return lanes.how === "control" ? 2 * sum : sum + 1;
}

/** What the scoring card would give now; of Africa it can be the game [10.4.1]. */
function withLanes(view: Open, region: Region): Record<Side, Standing> {
  const { us, ussr } = regionStandings(view, region);
  const victor = region === "africa" ? africanVictor(view) : undefined;
  const stand = (side: Side, standing: Standing): Standing => ({
    ...standing,
    vp: bonusOf(view, side, standing.vp),
    wins: victor === side,
  });
  return { us: stand("us", us), ussr: stand("ussr", ussr) };
}

/** A scoring card is told with what the Sea Lanes added; at the end of the game they count by themselves. */
function counted(entries: readonly VisibleEntry[]): Counted[] {
  const over = entries.some(({ key }) => key === "final-scoring");
  const rows: Counted[] = [];
  for (const { key, args } of entries) {
    const lone = (area: string, vp: number): Counted => ({
      area,
      us: { status: "none", vp: args.side === "us" ? vp : 0 },
      ussr: { status: "none", vp: args.side === "ussr" ? vp : 0 },
    });
    const last = rows.at(-1);
    if (key === "scoring")
      rows.push({
        area: String(args.region),
        us: { status: args.us as Status, vp: Number(args.usVp) },
        ussr: { status: args.ussr as Status, vp: Number(args.ussrVp) },
      });
    else if (key === "final-scoring.romania") rows.push(lone("romanian-autonomy", 1));
    else if (key === "scoring.sea-lanes" && over) rows.push(lone("sea-lanes", Number(args.vp)));
    else if (key === "scoring.sea-lanes" && last !== undefined) {
      const { us, ussr } = lone("sea-lanes", Number(args.vp));
      rows[rows.length - 1] = {
        ...last,
        us: { ...last.us, vp: last.us.vp + us.vp },
        ussr: { ...last.ussr, vp: last.ussr.vp + ussr.vp },
      };
    }
  }
  return rows;
}

export const redSeaPainter = coldWarPainter(atlas);
