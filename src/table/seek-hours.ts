/** Hours of a day, one bit for each: in which somebody usually plays, on the clock where he lives. */

const HOURS = 24;
const HALVES = 48;
const HALF_MS = 30 * 60 * 1000;
const DAY_MS = HALVES * HALF_MS;

/** The hours from one to another, over midnight if need be. */
export function hoursBetween(from: number, to: number): number {
  let bits = 0;
  for (let hour = from % HOURS; hour !== to % HOURS || bits === 0; hour = (hour + 1) % HOURS) {
    bits |= 1 << hour;
    if ((hour + 1) % HOURS === to % HOURS) break;
  }
  return bits;
}

/** Half hours of the day by the clock of the world in which somebody plays, as it is where he lives now. */
export function halvesOf(hours: number, timeZone: string, at: Date): ReadonlySet<number> {
  const ahead = Math.round(aheadMs(timeZone, at) / HALF_MS);
  const halves = new Set<number>();
  for (let hour = 0; hour < HOURS; hour++)
    if ((hours & (1 << hour)) !== 0)
      for (const half of [0, 1]) halves.add((((hour * 2 + half - ahead) % HALVES) + HALVES) % HALVES);
  return halves;
}

/** How far a clock is ahead of that of the world. */
function aheadMs(timeZone: string, at: Date): number {
  const format = new Intl.DateTimeFormat("en", {
    ...{ timeZone, hourCycle: "h23", year: "numeric", month: "numeric", day: "numeric" },
    ...{ hour: "numeric", minute: "numeric" },
  });
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const there = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"));
  return there - Math.floor(at.getTime() / 60_000) * 60_000;
}

export const inBoth = (one: ReadonlySet<number>, two: ReadonlySet<number>): ReadonlySet<number> =>
  new Set([...one].filter((half) => two.has(half)));

interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** The times of a day, as they come after a moment: whoever reads them sees them on his own clock. */
export function spansOf(halves: ReadonlySet<number>, at: Date): Span[] {
  const midnight = Math.floor(at.getTime() / DAY_MS) * DAY_MS;
  const moment = (half: number) => new Date(midnight + half * HALF_MS);
  if (halves.size === HALVES) return [{ from: moment(0), to: moment(HALVES) }];
  const begins = [...halves].filter((half) => !halves.has((half + HALVES - 1) % HALVES)).sort((one, two) => one - two);
  return begins.map((from) => {
    let to = from;
    while (halves.has(to % HALVES)) to++;
    return { from: moment(from), to: moment(to) };
  });
}
