import type { PublicAsk } from "../../../render/index.ts";
import { type Outcome, type VisibleEntry, visible } from "../../../src/engine/index.ts";
import type { ScenarioId } from "../../../src/games/undaunted/components/index.ts";
import type { Side } from "../../../src/games/undaunted/seats.ts";
import type { UndauntedState } from "../../../src/games/undaunted/state.ts";
import type { UndauntedView } from "../../../src/games/undaunted/view/index.ts";
import { type Table, table } from "../../games/undaunted/table.ts";

/** A position with what is asked and what happened last. */
export interface Scene {
  readonly view: UndauntedView;
  readonly asks: readonly PublicAsk[];
  readonly last: readonly VisibleEntry[];
  readonly outcome: Outcome | null;
  /** The public log of the whole game. */
  readonly log: readonly VisibleEntry[];
  viewOf(seat: Side | null): UndauntedView;
  /** Where the step under way began. */
  readonly state: UndauntedState;
}

/** The table as it stands; its last move is all that `move` brings about. */
function scene(t: Table, move: (t: Table) => Table = (same) => same): Scene {
  const before = t.match.log.length;
  const { match } = move(t);
  const log = match.log.map((entry) => visible(entry, null));
  const asks = match.pending.filter((ask) => !ask.answered).map(({ seat, kind, args }) => ({ seat, kind, args }));
  return {
    view: match.view(null),
    asks,
    last: log.slice(before),
    outcome: match.outcome,
    log,
    viewOf: (seat) => match.view(seat),
    state: match.save().steps.at(-1)?.state as UndauntedState,
  };
}

/** Both have just drawn and choose a card for the initiative. */
const opening = (scenario: ScenarioId): Scene => {
  const fresh = table({ scenario, fresh: true });
  const all = scene(fresh);
  return { ...all, last: all.log };
};

/** Twelve tiles in three rows and nobody motorised: the smallest board. */
export const smallest = opening("landing-ground-7");
/** Sixteen tiles in five rows: the highest board. */
export const largest = opening("road-watch");
/** Two vehicles on each side, and ways out of the desert. */
export const motorised = opening("gebel-sherif");

/** Barce in its fifth round: suppressed men, burning and captured vehicles, tokens everywhere. */
const barce = (): Table =>
  table({
    scenario: "barce",
    round: 5,
    side: "italy",
    initiative: "lrdg",
    hands: {
      lrdg: [],
      italy: ["italy-machine-gunner", "italy-rifleman", "italy-squad-leader", "italy-fog"],
    },
    played: { italy: ["italy-scout", "italy-scout"] },
    discard: {
      lrdg: ["lrdg-scout", "lrdg-engineer", "lrdg-saboteur", "lrdg-lieutenant", "lrdg-fog"],
      italy: ["italy-fog"],
    },
    tokens: {
      lrdg: {
        "10B": "scouted",
        "9B": "scouted",
        "3A": "controlled",
        "21B": "scouted",
        "13B": "scouted",
        "12A": "scouted",
        "19A": "scouted",
        "15A": "scouted",
      },
      italy: {
        "20A": "controlled",
        "18A": "scouted",
        "17B": "scouted",
        "13B": "scouted",
        "14A": "controlled",
        "8B": "controlled",
        "12A": "scouted",
        "15A": "scouted",
      },
    },
    vehicles: {
      "lrdg-patrol-truck": { tile: "13B", damage: 2 },
      "lrdg-pilot-car": { tile: "12A", damage: 2, owner: "italy" },
      "italy-truck": { tile: "15A", damage: 3 },
    },
    soldiers: {
      "lrdg-rifleman": "lrdg-patrol-truck/driver",
      "lrdg-machine-gunner": "lrdg-patrol-truck/gunner",
      "lrdg-engineer": "15A",
      "lrdg-saboteur": null,
      "lrdg-navigator": "21B",
      "lrdg-scout": "13B",
      "italy-rifleman": "italy-truck/driver",
      "italy-machine-gunner": "italy-truck/gunner",
      "italy-scout": "15A",
      "italy-anti-tank": "14A",
      "italy-tank-driver": "lrdg-pilot-car/driver",
    },
    suppressed: ["lrdg-machine-gunner", "lrdg-scout", "italy-anti-tank", "lrdg-navigator"],
    structures: { hangar: "14A", "motor-pool": "15A", "fuel-tank": "8B" },
    destroyed: ["aircraft"],
    neutralised: { italy: ["lrdg-saboteur"] },
  });

/** The gun of the truck has just held down the engineer next to it. */
export const thick = scene(barce(), (t) =>
  t.willRoll(4, 9, 1, 6).italy("italy-machine-gunner", "suppress", "lrdg-engineer", "stay"),
);

/** The camp of the rulebook's example. */
const camp = (): Table =>
  table({
    side: "lrdg",
    round: 3,
    hands: {
      lrdg: ["lrdg-sniper", "lrdg-rifleman", "lrdg-fog"],
      italy: ["italy-rifleman", "italy-scout", "italy-scout"],
    },
    soldiers: { "lrdg-sniper": "4B", "italy-scout": "12A", "italy-rifleman": "2B" },
    tokens: {
      lrdg: {
        "18A": "controlled",
        "6B": "controlled",
        "2B": "scouted",
        "13A": "scouted",
        "9A": "scouted",
        "4B": "scouted",
      },
      italy: { "21B": "scouted", "19A": "scouted", "12A": "scouted", "17A": "scouted", "2B": "controlled" },
    },
    discard: { italy: ["italy-rifleman", "italy-fog"] },
  });

/** A sniper's three dice across the board, and a hit. */
export const attack = scene(camp(), (t) => t.willRoll(3, 9, 0).lrdg("lrdg-sniper", "attack", "italy-scout"));

/** A whole turn: three shots at one tile, two of them by the same gunner, and a step. */
export const turn = scene(
  table({
    scenario: "landing-ground-7",
    side: "lrdg",
    hands: {
      lrdg: ["lrdg-rifleman", "lrdg-machine-gunner", "lrdg-scout", "lrdg-warrant-officer"],
      italy: ["italy-scout"],
    },
  }),
  (t) =>
    t
      .willRoll(3, 8, 7, 1, 9, 2, 0)
      .lrdg("lrdg-rifleman", "attack", "italy-scout")
      .lrdg("lrdg-machine-gunner", "attack", "italy-scout")
      .lrdg("lrdg-warrant-officer", "inspire", "lrdg-machine-gunner")
      .lrdg("lrdg-machine-gunner", "suppress", "italy-rifleman")
      .lrdg("lrdg-scout", "scout", "1A", "stop")
      .lrdg("end-turn"),
);

/** The reconnaissance car drives two tiles with all aboard. */
export const drive = scene(
  table({
    round: 2,
    hands: { italy: ["italy-rifleman"], lrdg: ["lrdg-scout"] },
    vehicles: { "italy-recon-car": { tile: "21B" } },
  }),
  (t) => t.italy("italy-rifleman", "seat:drive", "19A", "17A", "stop"),
);

/** From the air, and the target has no card left: he is gone from his tile. */
export const strafe = scene(
  table({ hands: { italy: ["italy-recon-plane"], lrdg: [] }, deck: { lrdg: [] }, dice: [9, 0] }),
  (t) => t.italy("italy-recon-plane", "strafe", "lrdg-scout"),
);

/** A truck and its crew leave the board by the southern tile. */
export const evacuation = scene(
  table({
    scenario: "gebel-sherif",
    side: "lrdg",
    vehicles: { "lrdg-patrol-truck": { tile: "7B" } },
    tokens: { lrdg: { "7B": "scouted" } },
    hands: { lrdg: ["lrdg-rifleman"], italy: [] },
  }),
  (t) => t.lrdg("lrdg-rifleman", "seat:drive", "evacuate"),
);

/** Eight cards of every kind. */
export const fullHand = scene(
  table({
    hands: {
      italy: [
        "italy-scout",
        "italy-machine-gunner",
        "italy-tank-driver",
        "italy-tank-gunner",
        "italy-recon-plane",
        "italy-squad-leader",
        "italy-platoon-sergeant",
        "italy-fog",
      ],
      lrdg: ["lrdg-scout", "lrdg-fog", "lrdg-fog", "lrdg-saboteur"],
    },
    suppressed: ["italy-machine-gunner"],
  }),
);

/** The aircraft goes up: with the motor pool before it the LRDG has its three points. */
export const end = scene(
  table({
    scenario: "landing-ground-7",
    round: 7,
    side: "lrdg",
    hands: { lrdg: ["lrdg-engineer", "lrdg-rifleman"], italy: ["italy-rifleman"] },
    soldiers: { "lrdg-engineer": "15A", "italy-scout": null, "lrdg-scout": null },
    structures: { aircraft: "15A", hangar: "14A" },
    destroyed: ["motor-pool"],
    neutralised: { lrdg: ["italy-scout"], italy: ["lrdg-scout"] },
  }),
  (t) => t.willRoll(2, 7).lrdg("lrdg-engineer", "demolish", "aircraft"),
);
