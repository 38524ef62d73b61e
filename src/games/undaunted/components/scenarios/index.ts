import { barce } from "./barce.ts";
import { breakout } from "./breakout.ts";
import { convoy } from "./convoy.ts";
import { fuelDump } from "./fuel-dump.ts";
import { gebelSherif } from "./gebel-sherif.ts";
import { landingGround7 } from "./landing-ground-7.ts";
import { murzuqAirfield } from "./murzuq-airfield.ts";
import { nightReconnaissance } from "./night-reconnaissance.ts";
import { roadWatch } from "./road-watch.ts";
import { theWell } from "./the-well.ts";
import { vulnerableCamp } from "./vulnerable-camp.ts";

/** In the order of play; printed numbers where they are known. */
export const scenarios = {
  "landing-ground-7": landingGround7,
  "murzuq-airfield": murzuqAirfield,
  "gebel-sherif": gebelSherif,
  "the-well": theWell,
  "fuel-dump": fuelDump,
  "vulnerable-camp": vulnerableCamp,
  convoy: convoy,
  breakout: breakout,
  "road-watch": roadWatch,
  "night-reconnaissance": nightReconnaissance,
  barce: barce,
} as const;

export type ScenarioId = keyof typeof scenarios;

export const scenarioIds = Object.keys(scenarios) as ScenarioId[];

export const isScenario = (id: string): id is ScenarioId => Object.hasOwn(scenarios, id);
