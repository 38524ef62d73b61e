import { isBye, type LeagueMeeting, type Pairing } from "./played.ts";
import { standings } from "./standings.ts";

/** How many rounds there are in which everybody meets everybody once. */
export const roundRobinRounds = (people: number): number => (people % 2 === 0 ? people - 1 : people);

/** A round of them, from 1 on: the first stays, the others go round. Who has the first side goes to and fro. */
export function roundRobin(people: readonly string[], round: number): Pairing[] {
  const seats: (string | null)[] = people.length % 2 === 0 ? [...people] : [...people, null];
  const [fixed, ...turning] = seats;
  const by = (round - 1) % turning.length;
  const circle = [fixed ?? null, ...turning.slice(turning.length - by), ...turning.slice(0, turning.length - by)];
  return Array.from({ length: circle.length / 2 }, (_, at) => {
    const pair = [circle[at] ?? null, circle[circle.length - 1 - at] ?? null] as const;
    const [first, second] = (at === 0 ? round : at) % 2 === 0 ? pair : ([pair[1], pair[0]] as const);
    return first === null ? { first: second ?? "", second: null } : { first, second };
  });
}

/** So many rounds a Swiss league may have: as many as there are surely pairings in which nobody meets twice. */
export const mostSwissRounds = (people: number): number => Math.floor((people + 1) / 2);

/**
 * The next round: people of about the same points meet, nobody twice, the bye goes to the last who has had none. What is left to choose
 * balances who had the first side. `people` are those who still play, in the order in which they came.
 */
export function swiss(people: readonly string[], meetings: readonly LeagueMeeting[]): Pairing[] {
  const table = standings(people, meetings);
  const order = table.map(({ userId }) => userId);
  const bye = order.length % 2 === 0 ? null : byeFor(order, meetings);
  const playing = order.filter((userId) => userId !== bye);
  const past = new History(meetings, new Map(table.map(({ userId, points }) => [userId, points])));
  const pairs = improved(
    Array.from({ length: playing.length / 2 }, (_, at): Pair => [playing[2 * at] ?? "", playing[2 * at + 1] ?? ""]),
    past,
  );
  return [...pairs.map((pair) => past.sided(pair)), ...(bye === null ? [] : [{ first: bye, second: null }])];
}

function byeFor(order: readonly string[], meetings: readonly LeagueMeeting[]): string {
  const byes = (userId: string) => meetings.filter((each) => isBye(each) && each.first === userId).length;
  const fewest = Math.min(...order.map(byes));
  return order.findLast((userId) => byes(userId) === fewest) ?? "";
}

type Pair = readonly [string, string];

/** Dearer than any difference of points. */
const MET = 1e9;
/** Two who have both had the same side more often than the other. */
const SAME_SIDE = 3;

class History {
  private readonly met = new Set<string>();
  /** How much more often somebody had the first side than the second. */
  private readonly leans = new Map<string, number>();

  constructor(
    meetings: readonly LeagueMeeting[],
    private readonly points: ReadonlyMap<string, number>,
  ) {
    for (const { first, second } of meetings) {
      if (second === null) continue;
      this.met.add(`${first} ${second}`).add(`${second} ${first}`);
      this.leans.set(first, this.lean(first) + 1).set(second, this.lean(second) - 1);
    }
  }

  cost([one, two]: Pair): number {
    const apart = (this.points.get(one) ?? 0) - (this.points.get(two) ?? 0);
    const [lean, other] = [this.lean(one), this.lean(two)];
    const same = Math.sign(lean) === Math.sign(other) ? Math.min(Math.abs(lean), Math.abs(other)) : 0;
    return (this.met.has(`${one} ${two}`) ? MET : 0) + 10 * apart * apart + SAME_SIDE ** (2 * same) - 1;
  }

  /** Whoever had the first side less often has it now. */
  sided([one, two]: Pair): Pairing {
    return this.lean(one) <= this.lean(two) ? { first: one, second: two } : { first: two, second: one };
  }

  private lean(userId: string): number {
    return this.leans.get(userId) ?? 0;
  }
}

/**
 * Two pairs exchange partners as long as that is cheaper. Where everybody could still meet at least half of the others it always comes
 * to pairs of which none has met: of two who have met, each has more possible partners than there are pairs, so that
 * some pair can exchange with both.
 */
function improved(pairs: Pair[], past: History): Pair[] {
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (let at = 0; at < pairs.length; at++)
      for (let other = at + 1; other < pairs.length; other++) {
        const [[a, b], [c, d]] = [pairs[at] as Pair, pairs[other] as Pair];
        const now = past.cost([a, b]) + past.cost([c, d]);
        const ways: [Pair, Pair][] = [
          [
            [a, c],
            [b, d],
          ],
          [
            [a, d],
            [b, c],
          ],
        ];
        for (const [one, two] of ways)
          if (past.cost(one) + past.cost(two) < now - 1e-6) {
            [pairs[at], pairs[other]] = [one, two];
            isBetter = true;
            break;
          }
      }
  }
  return pairs;
}
