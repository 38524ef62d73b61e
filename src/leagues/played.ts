/** Two people who meet; nobody in the place of the second is a bye. */
export interface Pairing {
  readonly first: string;
  readonly second: string | null;
}

/** A game of a league as far as it has come: what each of the two gets, won 2, drawn 1, lost 0. */
export interface LeagueMeeting extends Pairing {
  readonly one: number | null;
  readonly two: number | null;
}

export const isBye = ({ second }: Pairing): boolean => second === null;
