import type { Language, VisibleEntry } from "../../src/engine/index.ts";
import type { Side } from "../../src/games/cold-war/seats.ts";
import { type Status, standings } from "../../src/games/cold-war/standing.ts";
import { scoredArea } from "../../src/games/twilight-struggle/cards/areas.ts";
import type { CardId } from "../../src/games/twilight-struggle/cards/ids.ts";
import { cards } from "../../src/games/twilight-struggle/cards/index.ts";
import { type Region, regions } from "../../src/games/twilight-struggle/components/areas.ts";
import {
  actionRounds,
  board,
  civilWarPlace,
  defconBans,
  EXTRA_ROUND,
  eraOf,
  LAST_TURN,
  spaceTrackOf,
} from "../../src/games/twilight-struggle/components/board.ts";
import type { CountryId } from "../../src/games/twilight-struggle/components/countries/index.ts";
import { twilightStruggleMessages } from "../../src/games/twilight-struggle/messages/index.ts";
import { boardOf, regionStandings, valuesOf } from "../../src/games/twilight-struggle/standing.ts";
import { crises } from "../../src/games/twilight-struggle/turn-zero/crises.ts";
import type { TwilightView } from "../../src/games/twilight-struggle/view.ts";
import type { Atlas, OpenView } from "../cold-war/atlas.ts";
import type { Counted } from "../cold-war/counted.ts";
import { signed } from "../cold-war/labels.ts";
import { token } from "../cold-war/marks.ts";
import { coldWarPainter } from "../cold-war/painter.ts";
import type { Painter } from "../painter.ts";
import { crisisSketch } from "./crisis.ts";
import { areaColours, land } from "./geography.ts";
import { borders, country, header, mapArea, panels, plates, sheet, shortNames, spots, waters } from "./layout.ts";
import { statecraftFaces } from "./statecraft.ts";

type Open = OpenView<TwilightView>;

const atlas: Atlas<TwilightView> = {
  title: "twilight-struggle",
  board,
  regions,

  cards: { ...cards, ...statecraftFaces },
  scoredBy: (card) => scoredArea[card as CardId],
  messages: twilightStruggleMessages,
  sheet,
  header,
  mapArea,
  country,
  smallest: 16,
  spots,
  plates,
  panels,
  borders,
  shortNames,
  waters,
  areaColours,
  land,
  lastTurn: LAST_TURN,
  turn: ({ turn, step }: Open) => (["crises", "crisis", "aftermath"].includes(step) ? 0 : turn),
  eras: [
    [1, 2, 3],
    [4, 5, 6, 7],
    [8, 9, 10],
  ],
  eraOf,
  rounds: actionRounds,
  mostRounds: EXTRA_ROUND,
  defconBans,
  victory: 20,
  mostMilOps: 5,
  abilities: {
    "two-space-attempts": { en: "2 attempts", ru: "2 попытки" },
    "opponent-headline-first": { en: "sees headline", ru: "видит событие" },
    "discard-held-card": { en: "discard a card", ru: "сброс карты" },
    "eight-action-rounds": { en: "8 rounds", ru: "8 ходов" },
    "military-operations": { en: "+2 MilOps", ru: "+2 воен. оп." },
    "cheap-influence": { en: "cheap marker", ru: "влияние за 1" },
    "coup-reroll": { en: "coup reroll", ru: "переброс" },
    "coup-shield": { en: "enemy coup −1", ru: "переворот −1" },
  },
  printing: ({ options }: Open) => (options.spaceTrack === "alternate" ? "alternate" : options.edition),
  defconNote: ({ options }: Open) => (options.realignIgnoresDefcon ? "coupBans" : "defconBans"),
  spaceTrack: ({ options }: Open) => spaceTrackOf(options),
  extraPlaces: ({ options, china }: Open) => (options.chineseCivilWar && china.holder === null ? [civilWarPlace] : []),
  now: boardOf,
  values: (view, region) => (isRegion(region) ? valuesOf(region, view) : undefined),
  standings: (view, area, entries) =>
    isRegion(area)
      ? regionStandings(view, area, ...shuttled(entries))
      : standings(board, view, area, { presence: 0, domination: 0, control: 0 }),
  front: ({ china: { holder, faceUp } }: Open) => ({ card: "the-china-card", holder, faceUp }),
  notes: ({ missileEnvy, turnZero }: Open, language: Language) => [
    ...(missileEnvy === null ? [] : [{ side: missileEnvy, words: `! ${cards["missile-envy"].name[language]}` }]),
    ...(turnZero?.running ?? []).map((crisis) => ({ side: null, words: crises[crisis].name[language] })),
  ],
  used: ({ abilitiesUsed = [] }: Open) => abilitiesUsed,
  legend: { label: "legendSuperpower", draw: (pen, x, y) => token(pen, "us", x, y, 20, "★") },
  bonus: {
    label: "nearEnemy",
    of: (_, __, { borders: near }) => signed(near),
    total: (_, __, sum) => sum,
  },
  counted: (entries) => entries.flatMap(countedIn),
};

const isRegion = (area: string): area is Region => regions.some((region) => region === area);

/** The battleground that Shuttle Diplomacy took out of the count, and whose it is. */
function shuttled(entries: readonly VisibleEntry[] = []): [place?: number, side?: Side] {
  const told = entries.find(({ key }) => key === "shuttle-diplomacy" || key === "shuttle-diplomacy.us");
  if (told === undefined) return [];
  return [board.place(told.args.country as CountryId), told.key === "shuttle-diplomacy" ? "ussr" : "us"];
}

const southeastAsia = Object.fromEntries(
  board.area("southeast-asia").map((place) => [board.id(place), board.id(place) === "thailand" ? 2 : 1]),
);

function countedIn({ key, args }: VisibleEntry): Counted[] {
  const share = (vp: unknown, status: unknown = "none") => ({ status: status as Status, vp: Number(vp ?? 0) });
  switch (key) {
    case "scoring":
      return [{ area: String(args.region), us: share(args.usVp, args.us), ussr: share(args.ussrVp, args.ussr) }];
    case "scoring.southeast-asia":
      return [{ area: "southeast-asia", us: share(args.usVp), ussr: share(args.ussrVp), worth: southeastAsia }];
    case "final-scoring.china": {
      const [us, ussr] = args.side === "us" ? [1, 0] : [0, 1];
      return [{ area: "the-china-card", us: share(us), ussr: share(ussr) }];
    }
    default:
      return [];
  }
}

const painter = coldWarPainter(atlas);

export const twilightStrugglePainter: Painter<TwilightView> = {
  ...painter,
  // a crisis is revealed as headlines are
  reveal: (input) => painter.reveal(input) ?? crisisSketch(atlas, input),
};
