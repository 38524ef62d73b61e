import type { Offer } from "../store/index.ts";
import { branching } from "./branching.ts";
import type { TableContext } from "./context.ts";
import { abandoning, drawing, resigning } from "./ending.ts";
import { declining } from "./offers.ts";
import { type Doing, type Settled, type Settlement, type Settler, settle, settlementOf } from "./settling.ts";
import { standingIn } from "./standing-in.ts";
import { claiming, pausing } from "./time.ts";

/** What players do at the table, beside the board. */
const settlers = {
  resign: resigning,
  draw: drawing,
  abandon: abandoning,
  pause: pausing,
  claim: claiming,
  computer: standingIn(),
  branch: branching,
} satisfies Readonly<Record<string, Settler>>;

export type Deed = keyof typeof settlers;

export const deeds: readonly Deed[] = ["resign", "draw", "abandon", "pause", "claim", "computer", "branch"];

/** What would come of it, refused where doing it would be; nothing if this very interaction has done it before. */
export async function foresee(table: TableContext, deed: Deed, doing: Doing): Promise<Settlement | null> {
  if ((await table.store.toldBefore(doing.interaction)) !== undefined) return null;
  return settlementOf(doing.position, doing, await settlers[deed](table, doing));
}

export async function carryOut(table: TableContext, deed: Deed, doing: Doing): Promise<Settled> {
  return settle(table, doing, await settlers[deed](table, doing));
}

/** Says no to an offer. */
export const decline = (table: TableContext, offer: Offer, doing: Doing): Promise<Settled> =>
  settle(table, doing, declining(offer, doing.user));
