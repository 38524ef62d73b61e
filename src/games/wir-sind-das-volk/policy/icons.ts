import type { Icon, IconKind } from "../cards/types.ts";
import { germanyOf, powerOf, type Seat, type Superpower } from "../seats.ts";
import { leastGrowth, mostGrowth } from "./growth.ts";
import { provinces, westBerlin } from "./map.ts";
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
import type { Position } from "./position.ts";
import { standing } from "./standing.ts";

/** Who acts, and who chooses the place of an icon. */
interface Hands {
  readonly actor: Seat;
  readonly decider: Seat;
}

type Imagine = (position: Position, icon: Icon, hands: Hands) => Position;

/** The place that is best for the side of whoever decides. */
export function bestOf<T>(position: Position, seat: Seat, among: readonly T[], make: (place: T) => Position): Position {
  const sign = germanyOf(seat) === "west" ? 1 : -1;
  const [only, second] = among;
  if (only === undefined) return position;
  if (second === undefined) return make(only);
  let best = position;
  let most = Number.NEGATIVE_INFINITY;
  for (const place of among) {
    const next = make(place);
    const value = sign * standing(next);
    if (value > most) [best, most] = [next, value];
  }
  return best;
}

const restless = ({ unrest }: Position, among: readonly number[]) => among.filter((at) => (unrest[at] ?? 0) > 0);

const powerMeant = ({ power }: Icon, actor: Seat): Superpower =>
  power === undefined || power === "acting" ? powerOf(germanyOf(actor)) : power;

const nothing: Imagine = (position) => position;

/** What an average card of the decks does. */
export const averageArms = (position: Position, power: Superpower): Position =>
  dovesBy(paid(position, power, 1.6), -0.4);
const averageConflict = (position: Position, power: Superpower): Position =>
  dovesBy(paid(moved(position, "dominance", power === "usa" ? "east" : "west", 0.7), power, 0.9), -0.3);

const standard =
  (calms: boolean): Imagine =>
  (position, icon, { decider }) =>
    bestOf(
      position,
      decider,
      meant(icon).filter((at) => at !== westBerlin),
      (at) => (calms ? raised(position, at) : standardBy(position, at, 1)),
    );

const imagined: Readonly<Record<IconKind, Imagine>> = {
  unrest: (position, icon, { decider }) => bestOf(position, decider, meant(icon), (at) => unrestBy(position, at, 1)),
  "remove-unrest": (position, icon, { decider }) =>
    bestOf(position, decider, restless(position, meant(icon)), (at) => unrestBy(position, at, -1)),
  build: (position, { side = "east", where }, { decider }) => {
    if (where === "rheinsberg") return built(position, where);
    const abroad = where === "polska" || where === "cssr";
    const points = abroad ? buildableAbroad(position, where) : mostGrowth(position, buildable(position, side));
    return bestOf(position, decider, points, (point) => built(position, point));
  },
  dismantle: (position, { side = "east", where }, { decider }) => {
    const all = dismantlable(position, side, where);
    const points = germanyOf(decider) === side ? leastGrowth(position, all) : mostGrowth(position, all);
    return bestOf(position, decider, points, (point) => dismantled(position, point));
  },
  "living-standard": standard(true),
  "living-standard-plain": standard(false),
  "remove-living-standard": (position, _, { decider }) => {
    const living = provinces.east.filter((at) => (position.standard[at] ?? 0) > 0);
    return bestOf(position, decider, living, (at) => standardBy(position, at, -1));
  },
  rundown: (position, _, { decider }) =>
    bestOf(position, decider, soundFactories(position), (id) => runDown(position, id)),
  repair: (position, { where }, { decider }) =>
    bestOf(position, decider, runDownFactories(position, where), (id) => repaired(position, id)),
  "stop-factory": (position, { where }, { decider }) =>
    bestOf(position, decider, runningAbroad(position, where), (id) => stopped(position, id)),
  police: (position, { strength }) => {
    if (position.stasiDisbanded) return position;
    const { dark, all, ready } = position.police;
    return { ...position, police: { dark: dark + (strength === "dark" ? 1 : 0), all: all + 1, ready: ready + 1 } };
  },
  guillaume: nothing,
  "move-unrest": (position, _, { decider }) =>
    bestOf(position, decider, restless(position, provinces.east), (from) => {
      const others = provinces.east.filter((at) => at !== from);
      const less = unrestBy(position, from, -1);
      return bestOf(less, decider, others, (to) => unrestBy(less, to, 1));
    }),
  "remove-mass-protest": (position, _, { decider }) => {
    const protesting = provinces.east.filter((at) => (position.unrest[at] ?? 0) >= 4);
    return bestOf(position, decider, protesting, (at) => unrestBy(position, at, 3 - (position.unrest[at] ?? 0)));
  },
  "build-wall": (position) => ({ ...position, wall: true }),
  "remove-wall": (position) => ({ ...position, wall: false }),
  "disband-stasi": (position) => {
    const { all, ready } = position.police;
    let after: Position = { ...position, police: { dark: 0, all: 0, ready: 0 }, stasiDisbanded: true };
    for (let left = all - ready; left > 0; left--)
      after = unrestBy(after, provinces.east[left % provinces.east.length] ?? 0, 1);
    return after;
  },
  "dove-up": (position) => dovesBy(position, 1),
  "dove-down": (position) => dovesBy(position, -1),
  peacemaker: (position, _, { actor }) => {
    const { powers } = position;
    if (powers === null) return position;
    const peacemakers = { ...powers.peacemakers, [actor]: powers.peacemakers[actor] + 1 };
    return { ...position, powers: { ...powers, peacemakers } };
  },
  "choose-marker": nothing,
  pay: (position, icon, { actor }) => paid(position, powerMeant(icon, actor), icon.amount ?? 0),
  gain: (position, icon, { actor }) => paid(position, powerMeant(icon, actor), -(icon.amount ?? 0)),
  conflict: (position, icon, { actor }) => averageConflict(position, powerMeant(icon, actor)),
  "arms-race-cost-up": (position) =>
    position.powers === null ? position : { ...position, powers: { ...position.powers, dearerArms: true } },
  "ussr-value-down": (position) =>
    position.powers === null ? position : { ...position, powers: { ...position.powers, weakerAid: true } },
  "draw-3-keep-2": nothing,
  "arms-card": (position, icon, { actor }) => averageArms(position, powerMeant(icon, actor)),
};

export const followIcon = (position: Position, icon: Icon, hands: Hands): Position =>
  imagined[icon.icon](position, icon, hands);
