import type { Icon, IconKind } from "../cards/types.ts";
import { germanyOf, powerOf, type Seat, type Superpower } from "../seats.ts";
import { makeBest } from "./best.ts";
import { leastGrowth, mostGrowth } from "./growth.ts";
import { provinces, siteIndex, westBerlin } from "./map.ts";
import {
  built,
  dismantled,
  dovesBy,
  moved,
  paid,
  raised,
  repaired,
  runDown,
  standardBy,
  stopped,
  unrestBy,
} from "./moves.ts";
import {
  buildable,
  buildableAbroad,
  dismantlable,
  meant,
  runDownFactories,
  runningAbroad,
  soundFactories,
} from "./places.ts";
import {
  ALL_POLICE,
  DARK_POLICE,
  DEARER_ARMS,
  DISBANDED,
  type Position,
  peacemakerCell,
  READY_POLICE,
  WALL,
  WEAKER_AID,
} from "./position.ts";

/** Who acts, and who chooses the place of an icon. */
interface Hands {
  readonly actor: Seat;
  readonly decider: Seat;
}

type Imagine = (position: Position, icon: Icon, hands: Hands) => void;

const rheinsberg = siteIndex("rheinsberg");

const restless = ({ unrest }: Position, among: readonly number[]) => among.filter((at) => (unrest[at] ?? 0) > 0);

const powerMeant = ({ power }: Icon, actor: Seat): Superpower =>
  power === undefined || power === "acting" ? powerOf(germanyOf(actor)) : power;

const nothing: Imagine = () => {};

/** What an average card of the decks does. */
export function averageArms(position: Position, power: Superpower): void {
  paid(position, power, 1.6);
  dovesBy(position, -0.4);
}
function averageConflict(position: Position, power: Superpower): void {
  moved(position, "dominance", power === "usa" ? "east" : "west", 0.7);
  paid(position, power, 0.9);
  dovesBy(position, -0.3);
}

const standard =
  (calms: boolean): Imagine =>
  (position, icon, { decider }) =>
    makeBest(
      position,
      decider,
      meant(icon).filter((at) => at !== westBerlin),
      (at) => (calms ? raised(position, at) : standardBy(position, at, 1)),
    );

const imagined: Readonly<Record<IconKind, Imagine>> = {
  unrest: (position, icon, { decider }) => makeBest(position, decider, meant(icon), (at) => unrestBy(position, at, 1)),
  "remove-unrest": (position, icon, { decider }) =>
    makeBest(position, decider, restless(position, meant(icon)), (at) => unrestBy(position, at, -1)),
  build: (position, { side = "east", where }, { decider }) => {
    if (where === "rheinsberg") return built(position, rheinsberg);
    const abroad = where === "polska" || where === "cssr";
    const points = abroad ? buildableAbroad(position, where) : mostGrowth(position, buildable(position, side));
    makeBest(position, decider, points, (point) => built(position, point));
  },
  dismantle: (position, { side = "east", where }, { decider }) => {
    const all = dismantlable(position, side, where);
    const points = germanyOf(decider) === side ? leastGrowth(position, all) : mostGrowth(position, all);
    makeBest(position, decider, points, (point) => dismantled(position, point));
  },
  "living-standard": standard(true),
  "living-standard-plain": standard(false),
  "remove-living-standard": (position, _, { decider }) => {
    const living = provinces.east.filter((at) => (position.standard[at] ?? 0) > 0);
    makeBest(position, decider, living, (at) => standardBy(position, at, -1));
  },
  rundown: (position, _, { decider }) =>
    makeBest(position, decider, soundFactories(position), (site) => runDown(position, site)),
  repair: (position, { where }, { decider }) =>
    makeBest(position, decider, runDownFactories(position, where), (site) => repaired(position, site)),
  "stop-factory": (position, { where }, { decider }) =>
    makeBest(position, decider, runningAbroad(position, where), (site) => stopped(position, site)),
  police: (position, { strength }) => {
    if (position.cells[DISBANDED] === 1) return;
    if (strength === "dark") position.add(DARK_POLICE, 1);
    position.add(ALL_POLICE, 1);
    position.add(READY_POLICE, 1);
  },
  guillaume: nothing,
  "move-unrest": (position, _, { decider }) =>
    makeBest(position, decider, restless(position, provinces.east), (from) => {
      const others = provinces.east.filter((at) => at !== from);
      unrestBy(position, from, -1);
      makeBest(position, decider, others, (to) => unrestBy(position, to, 1));
    }),
  "remove-mass-protest": (position, _, { decider }) => {
    const protesting = provinces.east.filter((at) => (position.unrest[at] ?? 0) >= 4);
    makeBest(position, decider, protesting, (at) => unrestBy(position, at, 3 - (position.unrest[at] ?? 0)));
  },
  "build-wall": (position) => position.set(WALL, 1),
  "remove-wall": (position) => position.set(WALL, 0),
  "disband-stasi": (position) => {
    const { cells } = position;
    let left = (cells[ALL_POLICE] ?? 0) - (cells[READY_POLICE] ?? 0);
    for (const cell of [DARK_POLICE, ALL_POLICE, READY_POLICE]) position.set(cell, 0);
    position.set(DISBANDED, 1);
    for (; left > 0; left--) unrestBy(position, provinces.east[left % provinces.east.length] ?? 0, 1);
  },
  "dove-up": (position) => dovesBy(position, 1),
  "dove-down": (position) => dovesBy(position, -1),
  peacemaker: (position, _, { actor }) => {
    if (position.hasPowers) position.add(peacemakerCell[actor], 1);
  },
  "choose-marker": nothing,
  pay: (position, icon, { actor }) => paid(position, powerMeant(icon, actor), icon.amount ?? 0),
  gain: (position, icon, { actor }) => paid(position, powerMeant(icon, actor), -(icon.amount ?? 0)),
  conflict: (position, icon, { actor }) => averageConflict(position, powerMeant(icon, actor)),
  "arms-race-cost-up": (position) => {
    if (position.hasPowers) position.set(DEARER_ARMS, 1);
  },
  "ussr-value-down": (position) => {
    if (position.hasPowers) position.set(WEAKER_AID, 1);
  },
  "draw-3-keep-2": nothing,
  "arms-card": (position, icon, { actor }) => averageArms(position, powerMeant(icon, actor)),
};

export const followIcon = (position: Position, icon: Icon, hands: Hands): void =>
  imagined[icon.icon](position, icon, hands);
