import type { VisibleEntry } from "../../src/engine/index.ts";
import type { Board } from "../../src/games/cold-war/components/board.ts";
import { type Side, sides, sign } from "../../src/games/cold-war/seats.ts";

export interface Change {
  readonly from: number;
  readonly to: number;
}

export interface Roll {
  readonly side: Side;
  readonly value: number;
}

/** What the last move changed, gathered from its public entries. */
export interface Changes {
  /** By place: what each side had before, and the dice that fell there. */
  readonly influence: ReadonlyMap<number, Partial<Record<Side, Change>>>;
  readonly rolls: ReadonlyMap<number, readonly Roll[]>;
  readonly defcon?: Change;
  readonly vp?: Change;
  readonly milOps: Partial<Record<Side, Change>>;
  readonly space: Partial<Record<Side, Change>>;
  readonly spaceRolls: Partial<Record<Side, number>>;
  readonly front: boolean;
  /** By place: the card that a coup there turned up. */
  readonly turnedUp: ReadonlyMap<number, string>;
}

/** The entries of cards that lie in front of a side. */
const frontKeys: ReadonlySet<string> = new Set(["china", "romania"]);

export function changesOf(board: Board, entries: readonly VisibleEntry[]): Changes {
  const influence = new Map<number, Partial<Record<Side, Change>>>();
  const rolls = new Map<number, Roll[]>();
  const milOps: Partial<Record<Side, Change>> = {};
  const space: Partial<Record<Side, Change>> = {};
  const spaceRolls: Partial<Record<Side, number>> = {};
  const turnedUp = new Map<number, string>();
  let defcon: Change | undefined;
  let vp: Change | undefined;
  let front = false;
  for (const { key, args } of entries) {
    const number = (name: string) => Number(args[name] ?? 0);
    const side = sides.find((each) => each === args.side);
    const place = typeof args.country === "string" ? board.find(args.country) : undefined;
    const roll = (...dice: Roll[]) => {
      if (place !== undefined) rolls.set(place, dice);
    };
    if (key === "influence" && side !== undefined && place !== undefined) {
      const before = influence.get(place) ?? {};
      const to = number(side);
      const from = before[side]?.from ?? to - number("change");
      influence.set(place, { ...before, [side]: { from, to } });
    } else if (key === "coup" && side !== undefined) roll({ side, value: number("die") });
    else if (key === "war" && side !== undefined) roll({ side, value: number("die") });
    else if (key === "realignment")
      roll({ side: "us", value: number("usDie") }, { side: "ussr", value: number("ussrDie") });
    else if (key === "flashpoint" && place !== undefined) turnedUp.set(place, String(args.card));
    else if (key === "defcon") defcon = { from: defcon?.from ?? number("from"), to: number("to") };
    else if (key === "milops" && side !== undefined)
      milOps[side] = { from: milOps[side]?.from ?? number("from"), to: number("to") };
    else if (key === "vp" && side !== undefined)
      vp = { from: vp?.from ?? number("vp") - number("amount") * sign(side), to: number("vp") };
    else if (key === "space" && side !== undefined) spaceRolls[side] = number("die");
    else if (key === "space.box" && side !== undefined)
      space[side] = { from: space[side]?.from ?? number("box") - 1, to: number("box") };
    else if (frontKeys.has(key)) front = true;
  }
  return {
    influence,
    rolls,
    milOps,
    space,
    spaceRolls,
    front,
    turnedUp,
    ...(defcon === undefined || defcon.from === defcon.to ? {} : { defcon }),
    ...(vp === undefined || vp.from === vp.to ? {} : { vp }),
  };
}

/** All of the last move; of what went before it, if its reader has not seen that, what stands otherwise since. */
export function changesIn(
  board: Board,
  { last, since }: { readonly last: readonly VisibleEntry[]; readonly since: readonly VisibleEntry[] },
): Changes {
  const all = changesOf(board, last);
  if (since.length === 0) return all;
  const { rolls, spaceRolls, turnedUp } = all;
  const { influence, ...others } = changesOf(board, since);
  const standing = new Map([...influence].filter(([, before]) => sides.some((side) => changed(before[side]))));
  return { ...others, influence: standing, rolls, spaceRolls, turnedUp };
}

export const changed = (change: Change | undefined): change is Change =>
  change !== undefined && change.from !== change.to;
