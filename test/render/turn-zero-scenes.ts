import type { VisibleEntry } from "../../src/engine/index.ts";
import { twilightOptions } from "../../src/games/twilight-struggle/options.ts";
import type { TwilightState } from "../../src/games/twilight-struggle/state.ts";
import type { TurnZeroState } from "../../src/games/twilight-struggle/turn-zero/state.ts";
import { viewOf } from "../../src/games/twilight-struggle/view.ts";
import { type Scene, thick } from "./scenes.ts";

const entry = (key: string, args: VisibleEntry["args"]): VisibleEntry => ({ key, args });

const options = twilightOptions({ turnZero: true, spaceTrack: "alternate" });

const turnZero: TurnZeroState = {
  hands: {
    us: ["statecraft:kennan", "statecraft:acheson", "statecraft:dulles", "statecraft:oss"],
    ussr: ["statecraft:andropov", "statecraft:khrushchev", "statecraft:molotov", "statecraft:beria", "statecraft:kgb"],
  },
  lost: { us: null, ussr: null },
  piles: ["crisis:vj-day", "crisis:israel", "crisis:chinese-civil-war", "crisis:uk-election"],
  open: "crisis:yalta-potsdam",
  results: [{ crisis: "crisis:ve-day", us: "statecraft:marshall", ussr: "statecraft:kgb", die: 4, band: "6" }],
};

/** The second crisis: the US has four statecraft cards left. */
export const crisisState: TwilightState = {
  ...thick.state,
  options,
  step: { at: "crisis" },
  turn: 1,
  round: 0,
  phasing: null,
  hands: { us: [], ussr: [] },
  turnZero,
};

export const crisis: readonly VisibleEntry[] = [
  entry("crisis", { crisis: "crisis:ve-day" }),
  entry("statecraft", { side: "us", card: "statecraft:marshall" }),
  entry("statecraft", { side: "ussr", card: "statecraft:kgb" }),
  entry("crisis.result", {
    crisis: "crisis:ve-day",
    die: 4,
    us: 2,
    ussr: 0,
    total: 6,
    outcome: "crisis:ve-day:6",
  }),
];

/** Turn 5 after Turn Zero: Taiwan is a battleground, Europe is worth less, and the alternate track is in use. */
export const afterCrises: Scene = (() => {
  const results: TurnZeroState["results"] = [
    ...turnZero.results,
    { crisis: "crisis:chinese-civil-war", us: "statecraft:acheson", ussr: null, die: 5, band: "6" },
    { crisis: "crisis:yalta-potsdam", us: null, ussr: "statecraft:beria", die: 6, band: "6" },
  ];
  const state: TwilightState = {
    ...thick.state,
    options,
    turnZero: { ...turnZero, hands: { us: [], ussr: [] }, piles: [], open: null, results },
    space: { us: 4, ussr: 6 },
  };
  return { ...thick, state, view: viewOf(state, "us") };
})();
