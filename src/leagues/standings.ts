import { isBye, type LeagueMeeting } from "./played.ts";

/** Where somebody stands. */
export interface Standing {
  readonly userId: string;
  readonly place: number;
  /** Won 1, drawn ½, a bye 1. */
  readonly points: number;
  /** Sonneborn-Berger: the points of those whom one has beaten, and half of those with whom one has drawn. */
  readonly berger: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** Who is how good so far: by points, Sonneborn-Berger and games won; those who are the same in all share a place. */
export function standings(people: readonly string[], meetings: readonly LeagueMeeting[]): Standing[] {
  const over = meetings.filter(({ one, two }) => one !== null && two !== null);
  const scores = (userId: string) => over.flatMap((meeting) => scoreIn(meeting, userId) ?? []);
  const points = new Map(people.map((userId) => [userId, sum(scores(userId)) / 2]));
  const all = people.map((userId) => {
    const played = over.filter((meeting) => !isBye(meeting) && scoreIn(meeting, userId) !== undefined);
    const count = (score: number) => played.filter((meeting) => scoreIn(meeting, userId) === score).length;
    const berger = sum(
      played.map((meeting) => {
        const other = (meeting.first === userId ? meeting.second : meeting.first) ?? "";
        return ((scoreIn(meeting, userId) ?? 0) / 2) * (points.get(other) ?? 0);
      }),
    );
    return { userId, points: points.get(userId) ?? 0, berger, won: count(2), drawn: count(1), lost: count(0) };
  });
  all.sort((one, two) => two.points - one.points || two.berger - one.berger || two.won - one.won);
  const isSame = (one: (typeof all)[number], two: (typeof all)[number]) =>
    one.points === two.points && one.berger === two.berger && one.won === two.won;
  return all.map((each) => ({ ...each, place: 1 + all.findIndex((other) => isSame(other, each)) }));
}

function scoreIn({ first, second, one, two }: LeagueMeeting, userId: string): number | undefined {
  if (first === userId) return one ?? undefined;
  return second === userId ? (two ?? undefined) : undefined;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
