import type { Side } from "../../src/games/cold-war/seats.ts";
import type { Status } from "../../src/games/cold-war/standing.ts";

/** What the log says a side was given for an area. */
interface Share {
  readonly status: Status;
  readonly vp: number;
}

export interface Counted {
  readonly area: string;
  readonly us: Share;
  readonly ussr: Share;
  /** Where countries count one by one: what each is worth. */
  readonly worth?: Readonly<Record<string, number>>;
}

export const gapOf = ({ us, ussr }: Record<Side, { readonly vp: number }>): number => us.vp - ussr.vp;
