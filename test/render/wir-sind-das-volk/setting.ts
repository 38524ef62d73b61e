import type { Args, Outcome, VisibleEntry } from "../../../src/engine/index.ts";
import { baseDeck } from "../../../src/games/wir-sind-das-volk/cards/index.ts";
import type { ProvinceId, SegmentId, SiteId } from "../../../src/games/wir-sind-das-volk/components/board/index.ts";
import type { VolkGame } from "../../../src/games/wir-sind-das-volk/index.ts";
import type { Seat } from "../../../src/games/wir-sind-das-volk/seats.ts";
import type { VolkState } from "../../../src/games/wir-sind-das-volk/state.ts";
import type { PowerState } from "../../../src/games/wir-sind-das-volk/two-plus-two/state.ts";
import { type VolkView, viewOf } from "../../../src/games/wir-sind-das-volk/view.ts";

/** A position with what is asked and what happened last. */
export interface Scene {
  readonly title: string;
  readonly state: VolkState;
  readonly view: VolkView;
  readonly asks: readonly { seat: Seat; kind: string; args: Args }[];
  readonly last: readonly VisibleEntry[];
  readonly outcome: Outcome | null;
}

export const entry = (key: string, args: Args = {}): VisibleEntry => ({ key, args });

const numbers = (of: VolkState["unrest"], changes: Partial<Record<ProvinceId, number>>) => ({ ...of, ...changes });

interface Setting extends Omit<Partial<VolkState>, "unrest" | "standard" | "socialists" | "factories" | "powers"> {
  readonly unrest?: Partial<Record<ProvinceId, number>>;
  readonly standard?: Partial<Record<ProvinceId, number>>;
  readonly socialists?: Partial<Record<ProvinceId, number>>;
  readonly built?: readonly SiteId[];
  readonly worn?: readonly SiteId[];
  readonly powers?: Partial<PowerState>;
}

export function scene(game: VolkGame, setting: Setting, rest: Partial<Scene>): Scene {
  const { unrest = {}, standard = {}, socialists = {}, built = [], worn = [], powers = {}, ...changes } = setting;
  const start = game.start(game.options({}));
  const factories = Object.fromEntries([
    ...Object.entries(start.factories),
    ...built.map((id) => [id, "sound"]),
    ...worn.map((id) => [id, "run-down"]),
  ]) as VolkState["factories"];
  const state: VolkState = {
    ...start,
    ...changes,
    factories,
    unrest: numbers(start.unrest, unrest),
    standard: numbers(start.standard, standard),
    socialists: numbers(start.socialists, socialists),
    powers: start.powers === null ? null : { ...start.powers, ...powers },
  };
  const seat = rest.asks?.[0]?.seat ?? "west";
  return { title: game.id, state, asks: [], last: [], outcome: null, ...rest, view: viewOf(state, seat) };
}

export const noHands = { usa: [], west: [], ussr: [], east: [] };

export const thickTracks = { prestige: -2, currency: 1, socialists: 2, dominance: 0, space: 0, arms: 0 } as const;

const westRoads: readonly SegmentId[] = [
  "kiel--hamburg",
  "hamburg--bremen",
  "hannover--wolfsburg",
  "bielefeld--dortmund",
  "duisburg--dortmund",
  "duisburg--koeln",
  "dortmund--koeln",
  "koeln--frankfurt",
  "giessen--frankfurt",
  "frankfurt--mannheim",
  "kaiserslautern--mannheim",
  "mannheim--stuttgart",
  "heilbronn--stuttgart",
  "stuttgart--muenchen",
  "nuernberg--muenchen",
  "fulda--bayreuth.bayreuth",
  "hamburg--hannover.hamburg",
];
const eastRoads: readonly SegmentId[] = [
  "rostock--neubrandenburg",
  "berlin--magdeburg",
  "berlin--cottbus",
  "berlin--bitterfeld.berlin",
  "berlin--bitterfeld.bitterfeld",
  "magdeburg--bitterfeld",
  "bitterfeld--leipzig",
  "leipzig--dresden",
  "dresden--cssr-east",
  "berlin--polska-south",
  "eisenach--jena",
];

/** A country well built up, with unrest on both sides. */
export const thickLand: Setting = {
  decade: 3,
  part: 1,
  wall: true,
  display: [
    "guillaume-affair",
    "1973-oil-crisis",
    "auto-industry-booms",
    "housing-programme",
    "hidden-currency-import-by-koko",
  ],
  hands: { ...noHands, west: ["munich-olympics", "brandt-kneels-in-warsaw"], east: ["palace-of-the-republic"] },
  built: [
    "kiel",
    "bremen",
    "hannover",
    "wolfsburg",
    "bielefeld",
    "duisburg",
    "koeln",
    "giessen",
    "frankfurt",
    "kaiserslautern",
    "mannheim",
    "heilbronn",
    "stuttgart",
    "nuernberg",
    "muenchen",
    "bayreuth",
    "rostock",
    "rheinsberg",
    "magdeburg",
    "leipzig",
    "dresden",
    "polska-south",
    "cssr-east",
    "jena",
  ],
  worn: ["cottbus", "eisenach", "neubrandenburg"],
  segments: [...westRoads, ...eastRoads],
  unrest: {
    "schleswig-holstein": 3,
    niedersachsen: 1,
    "nordrhein-westfalen": 0,
    hessen: 2,
    "rheinland-pfalz": 4,
    "baden-wuerttemberg": 0,
    bayern: 2,
    "west-berlin": 5,
    "mecklenburg-vorpommern": 3,
    brandenburg: 6,
    "east-berlin": 1,
    "sachsen-anhalt": 3,
    sachsen: 8,
    thueringen: 0,
  },
  standard: {
    niedersachsen: 1,
    "nordrhein-westfalen": 3,
    hessen: 2,
    "rheinland-pfalz": 1,
    "baden-wuerttemberg": 2,
    bayern: 2,
    "east-berlin": 2,
    "sachsen-anhalt": 1,
    sachsen: 1,
  },
  sectors: { french: 0, british: 1, american: 1 },
  socialists: { brandenburg: 1, sachsen: 3, thueringen: 2 },
  supplierProtests: ["nordrhein-westfalen"],
  tracks: thickTracks,
  box: 2,
  police: [
    { card: "stasi-is-founded", strength: "dark", used: false },
    { card: "stalinist-purges", strength: "light", used: true },
  ],
  special: "honecker-ousts-ulbricht",
  played: ["transit-agreement", "steel-crisis", "spring-guns-on-the-border"],
  deck: baseDeck(3).slice(0, 8),
};
