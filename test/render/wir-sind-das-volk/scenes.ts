import type { Args, Outcome, VisibleEntry } from "../../../src/engine/index.ts";
import type { ProvinceId, SegmentId, SiteId } from "../../../src/games/wir-sind-das-volk/board/index.ts";
import { baseDeck } from "../../../src/games/wir-sind-das-volk/cards/index.ts";
import { twoPlusTwo, type VolkGame, wirSindDasVolk } from "../../../src/games/wir-sind-das-volk/index.ts";
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

function scene(game: VolkGame, setting: Setting, rest: Partial<Scene>): Scene {
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

const noHands = { usa: [], west: [], ussr: [], east: [] };

/** The first turn: nothing has happened but the cards being laid out. */
export const opening = scene(
  wirSindDasVolk,
  {
    step: { at: "turn", seat: "west" },
    special: "russian-tanks",
    display: [
      "land-reform",
      "joining-the-cmea",
      "the-wirtschaftswunder",
      "stalinist-purges",
      "saar-protectorate",
      "1953-uprising",
      "nato-membership-and-rearmament",
    ],
    hands: {
      ...noHands,
      west: ["berlin-airlift", "founding-of-the-fdj"],
      east: ["stasi-is-founded", "goettingen-eighteen"],
    },
    deck: baseDeck(1).slice(0, 9),
  },
  {
    asks: [{ seat: "west", kind: "turn.card", args: { decade: 1, part: 1, left: 7 } }],
    last: [
      entry("decade", { decade: 1, special: "russian-tanks" }),
      entry("drawn", { seat: "west", count: 2 }),
      entry("drawn", { seat: "east", count: 2 }),
      entry("display", { decade: 1, part: 1, cards: ["land-reform", "joining-the-cmea", "the-wirtschaftswunder"] }),
    ],
  },
);

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

const thickLand = {
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
  tracks: { prestige: -2, currency: 1, socialists: 2, dominance: 0, space: 0, arms: 0 },
  box: 2,
  police: [
    { card: "stasi-is-founded", strength: "dark", used: false },
    { card: "stalinist-purges", strength: "light", used: true },
  ],
  special: "honecker-ousts-ulbricht",
  played: ["transit-agreement", "steel-crisis", "spring-guns-on-the-border"],
  deck: baseDeck(3).slice(0, 8),
} as const satisfies Setting as Setting;

/** Decade III: the Wall stands, protests on both sides, and an event has just brought more of them. */
export const thick = scene(
  wirSindDasVolk,
  { ...thickLand, step: { at: "turn", seat: "west" } },
  {
    asks: [{ seat: "west", kind: "turn.card", args: { decade: 3, part: 1, left: 5 } }],
    last: [
      entry("play", { seat: "east", card: "red-army-faction", from: "hand", action: "event" }),
      entry("unrest", { province: "rheinland-pfalz", from: 2, to: 4 }),
      entry("unrest", { province: "west-berlin", from: 3, to: 5 }),
      entry("supplier.protest", { province: "nordrhein-westfalen" }),
      entry("track", { track: "prestige", from: -4, to: -3 }),
      entry("track", { track: "prestige", from: -3, to: -2 }),
      entry("police.used", { card: "stalinist-purges" }),
      entry("unrest", { province: "thueringen", from: 1, to: 0 }),
      entry("socialists.exchange", { province: "sachsen", unrest: 8, box: 2 }),
    ],
  },
);

/** East builds in the middle of its action. */
export const building = scene(
  wirSindDasVolk,
  { ...thickLand, step: { at: "turn", seat: "east" }, special: null },
  {
    asks: [{ seat: "east", kind: "build.point", args: { left: 1, value: 4 } }],
    last: [
      entry("play", { seat: "east", card: "housing-programme", from: "display", action: "build" }),
      entry("build", { place: "jena" }),
      entry("build", { place: "eisenach--jena" }),
      entry("build", { place: "berlin--bitterfeld.berlin" }),
      entry("dismantle", { place: "schwedt" }),
      entry("dismantle", { place: "schwedt--berlin" }),
      entry("run-down", { place: "cottbus" }),
      entry("standard", { province: "east-berlin", from: 1, to: 2 }),
    ],
  },
);

/** Everything told at the end of decade II, from flight to the comparison of East and West. */
export const decadeEntries: readonly VisibleEntry[] = [
  entry("phase", { phase: "flight", decade: 2 }),
  entry("flight", { runners: 3, police: 1, west: 3, east: 0, eastProtests: 1, westProtests: 1, level: 7, points: 3 }),
  entry("dismantle", { place: "bitterfeld--eisenach" }),
  entry("dismantle", { place: "schwedt" }),
  entry("dismantle", { place: "karl-marx-stadt--jena" }),
  entry("phase", { phase: "prestige", decade: 2 }),
  entry("prestige.box", { side: "west", box: 4 }),
  entry("dismantle", { place: "cottbus--dresden" }),
  entry("unrest", { province: "brandenburg", from: 3, to: 4 }),
  entry("phase", { phase: "currency", decade: 2 }),
  entry("currency", {
    marker: 1,
    weakest: 1,
    exports: 3,
    provinces: ["east-berlin", "sachsen-anhalt", "sachsen"],
    standard: 6,
    balance: -2,
  }),
  entry("run-down", { place: "cottbus" }),
  entry("run-down", { place: "eisenach" }),
  entry("phase", { phase: "police-upkeep", decade: 2 }),
  entry("police.upkeep", { count: 2 }),
  entry("dismantle", { place: "jena--cssr-west" }),
  entry("dismantle", { place: "rostock--magdeburg.rostock" }),
  entry("phase", { phase: "standard-upkeep", decade: 2 }),
  entry("standard", { province: "thueringen", from: 2, to: 1 }),
  entry("phase", { phase: "internal-comparison", decade: 2 }),
  entry("comparison.within", { side: "west", best: 3 }),
  entry("unrest", { province: "schleswig-holstein", from: 1, to: 3 }),
  entry("unrest", { province: "west-berlin", from: 2, to: 3 }),
  entry("comparison.within", { side: "east", best: 2 }),
  entry("unrest", { province: "mecklenburg-vorpommern", from: 2, to: 3 }),
  entry("phase", { phase: "east-west-comparison", decade: 2 }),
  entry("comparison.across", { province: "niedersachsen", target: "brandenburg", strength: 1, standard: 0 }),
  entry("unrest", { province: "brandenburg", from: 4, to: 5 }),
  entry("comparison.across", { province: "hessen", target: "sachsen-anhalt", strength: 2, standard: 1 }),
  entry("unrest", { province: "sachsen-anhalt", from: 2, to: 3 }),
  entry("comparison.across", { province: "bayern", target: "sachsen", strength: 2, standard: 1 }),
  entry("unrest", { province: "sachsen", from: 8, to: 9 }),
  entry("phase", { phase: "police", decade: 2 }),
  entry("police.phase", { count: 1 }),
  entry("unrest", { province: "sachsen", from: 9, to: 8 }),
  entry("phase", { phase: "socialists", decade: 2 }),
  entry("socialists.gained", { count: 1, box: 3 }),
  entry("socialists.exchange", { province: "brandenburg", unrest: 4, box: 2 }),
  entry("phase", { phase: "mass-protests", decade: 2 }),
  entry("protests", { west: 1, east: 3 }),
];

/** The next decade waits for both hands. */
export const decadeEnd = scene(
  wirSindDasVolk,
  {
    ...thickLand,
    step: { at: "decade" },
    display: [],
    special: null,
    played: [],
    deck: [],
    unrest: { ...thickLand.unrest, brandenburg: 4, "west-berlin": 3 },
    standard: { ...thickLand.standard, thueringen: 1 },
    supplierProtests: [],
  },
  {
    asks: [
      { seat: "west", kind: "hand.sift", args: { count: 2 } },
      { seat: "east", kind: "hand.sift", args: { count: 1 } },
    ],
    last: decadeEntries,
  },
);

const collapse: Outcome = {
  winners: ["west"],
  key: "collapse",
  args: { loser: "east", decade: 4, west: 1, east: 4 },
};

export const final = scene(
  wirSindDasVolk,
  {
    ...thickLand,
    decade: 4,
    part: 2,
    wall: false,
    stasiDisbanded: true,
    police: [],
    step: { at: "phase", phase: "mass-protests" },
    display: [],
    special: null,
    unrest: { ...thickLand.unrest, brandenburg: 8, "west-berlin": 2 },
    supplierProtests: [],
  },
  {
    last: [entry("phase", { phase: "mass-protests", decade: 4 }), entry("protests", { west: 1, east: 4 })],
    outcome: collapse,
  },
);

/** A whole game in the entries that the end looks at. */
export const gameLog: readonly VisibleEntry[] = [
  entry("decade", { decade: 1, special: "russian-tanks" }),
  ...turns([
    [entry("unrest", { province: "hessen", from: 3, to: 2 })],
    [entry("unrest", { province: "sachsen", from: 3, to: 1 })],
    [entry("unrest", { province: "bayern", from: 3, to: 1 }), entry("unrest", { province: "sachsen", from: 1, to: 5 })],
    [entry("unrest", { province: "hessen", from: 2, to: 4 })],
    [],
    [entry("unrest", { province: "nordrhein-westfalen", from: 2, to: 0 })],
    [entry("unrest", { province: "east-berlin", from: 3, to: 1 })],
    [entry("unrest", { province: "baden-wuerttemberg", from: 2, to: 0 })],
  ]),
  entry("decade", { decade: 2, special: "building-the-berlin-wall" }),
  ...turns([
    [entry("unrest", { province: "brandenburg", from: 3, to: 5 })],
    [entry("unrest", { province: "thueringen", from: 3, to: 6 })],
    [entry("socialists.exchange", { province: "thueringen", unrest: 5, box: 0 })],
    [],
    [entry("unrest", { province: "west-berlin", from: 3, to: 2 })],
    [entry("unrest", { province: "niedersachsen", from: 3, to: 1 })],
  ]),
  entry("decade", { decade: 3, special: "honecker-ousts-ulbricht" }),
  ...turns([
    [entry("unrest", { province: "thueringen", from: 5, to: 0 })],
    [entry("unrest", { province: "rheinland-pfalz", from: 2, to: 4 })],
    [],
    [entry("unrest", { province: "sachsen", from: 5, to: 8 })],
  ]),
  entry("decade", { decade: 4, special: "the-wall-comes-down" }),
  ...turns([
    [],
    [entry("unrest", { province: "hessen", from: 4, to: 2 })],
    [entry("unrest", { province: "brandenburg", from: 5, to: 8 })],
    [entry("unrest", { province: "bayern", from: 1, to: 2 })],
  ]),
  entry("phase", { phase: "mass-protests", decade: 4 }),
  entry("protests", { west: 1, east: 4 }),
];

function turns(all: readonly (readonly VisibleEntry[])[]): VisibleEntry[] {
  return all.flatMap((changes, at) => [entry("play", { seat: at % 2 === 0 ? "west" : "east" }), ...changes]);
}

/** 2+2: the first cards of sub-decade A. */
export const powersOpening = scene(
  twoPlusTwo,
  {
    step: { at: "turn", seat: "usa" },
    special: "russian-tanks",
    display: [
      "marshall-plan",
      "sputnik",
      "korean-war",
      "land-reform",
      "the-miracle-of-bern",
      "monetary-reform-in-the-east",
    ],
    hands: {
      usa: ["berlin-airlift", "1953-uprising"],
      west: ["the-wirtschaftswunder", "founding-of-the-fdj"],
      ussr: ["saar-protectorate", "stalinist-purges"],
      east: ["stasi-is-founded", "goettingen-eighteen"],
    },
    deck: baseDeck(1).slice(0, 7),
    powers: {
      prepared: ["truman-doctrine", "hydrogen-bomb", "hungarian-uprising", "atoms-for-peace", "austrian-state-treaty"],
      armsDeck: ["arms-01", "arms-02", "arms-03", "arms-04"],
      conflictDeck: ["conflict-01", "conflict-02", "conflict-03"],
    },
  },
  {
    asks: [{ seat: "usa", kind: "turn.card", args: { decade: 1, part: 1, left: 6 } }],
    last: [
      entry("table-talk", { talk: "none" }),
      entry("decade", { decade: 1, special: "russian-tanks" }),
      entry("order", { order: ["usa", "ussr", "west", "east"] }),
    ],
  },
);

/** 2+2 in decade III: the USSR in debt, doves turned, peacemakers kept. */
export const powersThick = scene(
  twoPlusTwo,
  {
    ...thickLand,
    step: { at: "turn", seat: "ussr" },
    part: 2,
    tracks: { ...(thickLand.tracks as VolkState["tracks"]), dominance: -2, space: 3, arms: -4 },
    display: ["salt-i", "nixon-in-china", "petrodollars", "housing-programme", "fall-of-saigon", "munich-olympics"],
    hands: {
      usa: ["auto-industry-booms"],
      west: ["brandt-kneels-in-warsaw", "1973-oil-crisis"],
      ussr: ["guillaume-affair", "nationalizing-the-mittelstand"],
      east: ["palace-of-the-republic"],
    },
    powers: {
      treasury: { usa: 4, ussr: -3 },
      doves: 2,
      dearerArms: true,
      weakerAid: true,
      order: ["usa", "ussr", "west", "east"],
      prepared: ["watergate", "helsinki-final-act", "yom-kippur-war"],
      peacemakers: {
        usa: ["partial-test-ban-treaty"],
        west: [],
        ussr: ["non-proliferation-treaty", "austrian-state-treaty"],
        east: ["atoms-for-peace"],
      },
      armsDeck: ["arms-01", "arms-02"],
      armsDiscard: ["arms-03"],
      conflictDeck: ["conflict-01"],
      conflictDiscard: ["conflict-02"],
    },
  },
  {
    asks: [{ seat: "ussr", kind: "turn.card", args: { decade: 3, part: 2, left: 6 } }],
    last: [
      entry("play", { seat: "usa", card: "multiple-warheads", from: "hand", action: "arms-race" }),
      entry("track", { track: "arms", from: -3, to: -4 }),
      entry("treasury", { power: "usa", from: 7, to: 6 }),
      entry("arms-race.card", { power: "usa", card: "arms-03" }),
      entry("dove", { up: false, doves: 2 }),
      entry("treasury", { power: "usa", from: 6, to: 4 }),
    ],
  },
);
