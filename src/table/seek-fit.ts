import { createHash } from "node:crypto";
import { type OptionValues, own, Refusal } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import type { Pace, Seek, Sitting } from "../store/index.ts";
import { optionsOf } from "./options.ts";
import { inBoth } from "./seek-hours.ts";

/** Whoever has no rating yet has this one. */
const UNRATED = 5000;

/** What has to be known of those who seek to say whether they fit. */
export interface Known {
  /** By person: the points that he has, if he has any. */
  readonly points: ReadonlyMap<string, number>;
  /** By seek: when its person plays, if he has said so. */
  readonly halves: ReadonlyMap<string, ReadonlySet<number>>;
}

/** Why somebody does not fit. */
type Misfit = "options" | "days" | "seat" | "rating" | "hours";

/** What keeps two people from playing with each other; nothing if they fit. */
export function misfit(one: Seek, two: Seek, known: Known): Misfit | null {
  if (Object.entries(one.options).some(([name, value]) => (own(two.options, name) ?? value) !== value))
    return "options";
  if (one.days !== null && two.days !== null && one.days !== two.days) return "days";
  if (one.seat !== null && one.seat === two.seat) return "seat";
  if (!likes(one, two, known) || !likes(two, one, known)) return "rating";
  return (one.together || two.together) && shared(one, two, known) === 0 ? "hours" : null;
}

const pointsOf = ({ points }: Known, userId: string): number => points.get(userId) ?? UNRATED;

/** The points that somebody's opponent is to have; nothing where all will do. */
export function rangeOf({ near, least, most, userId }: Seek, known: Known): [number | null, number | null] {
  const own = pointsOf(known, userId);
  return near === null ? [least, most] : [own - near, own + near];
}

function likes(one: Seek, { userId }: Seek, known: Known): boolean {
  const [least, most] = rangeOf(one, known);
  const points = pointsOf(known, userId);
  return points >= (least ?? points) && points <= (most ?? points);
}

const none: ReadonlySet<number> = new Set();

/** How many half hours of a day two people share. */
const shared = (one: Seek, two: Seek, known: Known): number => sharedBy([one, two], known).size;

/** The half hours of a day in which all of them play; none if one of them has not said when he does. */
export const sharedBy = (seeks: readonly Seek[], { halves }: Known): ReadonlySet<number> =>
  seeks.map(({ id }) => halves.get(id) ?? none).reduce((all, each) => inBoth(all, each));

/** What is played when these people meet: what they want of the options, and the usual where nobody wants anything. */
export function agreedOptions(title: AnyTitle, seeks: readonly Seek[]): OptionValues {
  const wanted: Record<string, unknown> = {};
  for (const { options } of seeks) Object.assign(wanted, options);
  return optionsOf(title, wanted);
}

/** How quickly they play: as one of them wants, or as is usual where they are. */
export const agreedPace = (seeks: readonly Seek[], usual: Pace): Pace => ({
  ...usual,
  days: seeks.find(({ days }) => days !== null)?.days ?? usual.days,
});

/** Who sits where: as they want, and otherwise by a lot that follows from the match. */
export function seatsFor(title: AnyTitle, seeks: readonly Seek[], match: string): Sitting[] {
  const lot = (text: string) => createHash("sha256").update(`${match} ${text}`).digest("hex");
  const all = title.game.seats(agreedOptions(title, seeks));
  const left = seeks.filter(({ seat }) => seat === null).sort((one, two) => (lot(one.id) < lot(two.id) ? -1 : 1));
  return all.flatMap((seat) => {
    const taken = seeks.find((each) => each.seat === seat) ?? left.shift();
    return taken === undefined ? [] : [{ seat, userId: taken.userId, userName: taken.userName }];
  });
}

/** The seats of the game that they agree on; none if there is no such game. */
function seatsOf(title: AnyTitle, seeks: readonly Seek[]): readonly string[] {
  try {
    return title.game.seats(agreedOptions(title, seeks));
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

/** How many are looked at: more people have never sought one game in one place. */
const MOST = 40;

/**
 * So many others who fit each other and the first, and fill a table with him. Those who play at his hours come first, then those who
 * have sought longest; `others` stand in that order.
 */
export function tableFor(
  title: AnyTitle,
  first: readonly Seek[],
  others: readonly Seek[],
  known: Known,
): readonly Seek[] | null {
  const [one] = first;
  if (one === undefined) return null;
  const fitting = others
    .filter((each) => first.every((sits) => sits.userId !== each.userId && misfit(sits, each, known) === null))
    .map((each) => ({ each, hours: shared(one, each, known) }))
    .sort((left, right) => right.hours - left.hours)
    .slice(0, MOST)
    .map(({ each }) => each);
  const fill = (sitting: readonly Seek[], rest: readonly Seek[]): readonly Seek[] | null => {
    const seats = seatsOf(title, sitting);
    if (sitting.length > seats.length) return null;
    if (sitting.length === seats.length)
      return sitting.every(({ seat }) => seat === null || seats.includes(seat)) ? sitting : null;
    for (const [at, each] of rest.entries()) {
      const further = rest.slice(at + 1).filter((other) => misfit(each, other, known) === null);
      const found = fill([...sitting, each], further);
      if (found !== null) return found;
    }
    return null;
  };
  return fill(first, fitting);
}
