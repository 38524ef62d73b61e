import type { Outcome } from "../../../src/engine/index.ts";
import { baseDeck } from "../../../src/games/wir-sind-das-volk/cards/index.ts";
import { twoPlusTwo, wirSindDasVolk } from "../../../src/games/wir-sind-das-volk/index.ts";
import { decadeEntries } from "./entries.ts";
import { entry, noHands, scene, thickLand, thickTracks } from "./setting.ts";

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
    tracks: { ...thickTracks, dominance: -2, space: 3, arms: -4 },
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
      armsDeck: ["arms-03", "arms-02"],
      armsDiscard: ["arms-01"],
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
      entry("arms-race.card", { power: "usa", card: "arms-01", decade: 3 }),
      entry("dove", { up: false, doves: 2 }),
      entry("treasury", { power: "usa", from: 6, to: 4 }),
    ],
  },
);
