import type { VisibleEntry } from "../engine/index.ts";

/** A die that fell for a seat: from 0, the worst for it, to 1000, the best. */
interface Throw {
  readonly seat: string;
  readonly luck: number;
}

/** The dice of an entry of the log, in the eyes of those for whom they fell. */
export type Throws = (entry: VisibleEntry) => readonly Throw[];

/** Of a die whose highest face is the best. */
export const luckOf = (face: number, faces: number): number => Math.round(((face - 1) * 1000) / (faces - 1));
