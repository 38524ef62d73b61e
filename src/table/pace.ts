import type { Pace } from "../store/index.ts";

const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;

/** The moment when so much time that counts has passed. */
export function later(from: Date, ms: number, { weekendsOff }: Pace): Date {
  if (!weekendsOff) return new Date(from.getTime() + ms);
  let at = from.getTime();
  for (let left = ms; left > 0; ) {
    const nextDay = (Math.floor(at / DAY) + 1) * DAY;
    const passes = isWeekend(at) ? nextDay - at : Math.min(left, nextDay - at);
    if (!isWeekend(at)) left -= passes;
    at += passes;
  }
  while (isWeekend(at)) at = (Math.floor(at / DAY) + 1) * DAY;
  return new Date(at);
}

const isWeekend = (at: number): boolean => [0, 6].includes(new Date(at).getUTCDay());

const WAKES = 8;
const SLEEPS = 22;

/** When the night ends in which somebody may not be called; nothing in the daytime, or if their time is not known. */
export function nightEnds(at: Date, timeZone: string | null): Date | null {
  if (timeZone === null) return null;
  const parts = new Intl.DateTimeFormat("en", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const [hour = 12, minute = 0] = parts.format(at).split(":").map(Number);
  if (hour >= WAKES && hour < SLEEPS) return null;
  const hours = (WAKES - hour + 24) % 24;
  return new Date(at.getTime() + hours * HOUR - minute * (HOUR / 60));
}
