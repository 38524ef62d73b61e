import type { Told } from "../../i18n/index.ts";
import type { OddsKind } from "../title.ts";
import type { Side } from "./seats.ts";
import type { PerSide } from "./state.ts";

/** What can be tried by dice, on any of these countries. */
export const oddsOn = (countries: readonly string[]): readonly OddsKind<unknown>[] => [
  { what: "coup", name: { en: "coup", ru: "переворот" }, targets: () => countries },
  { what: "realign", name: { en: "realignment", ru: "снижение влияния" }, targets: () => countries },
  { what: "space", name: { en: "space", ru: "космос" } },
];

interface Seen {
  readonly seat: Side | null;
  readonly step: string;
  readonly defcon: number;
  readonly milOps: Readonly<PerSide<number>>;
}

/** [8.2] What a side still owes of its military operations, and what the end of the turn would take for it. */
export function militaryNotice({ seat, step, defcon, milOps }: Seen): readonly Told[] {
  const short = seat === null || step !== "round" ? 0 : defcon - milOps[seat];
  return seat === null || short <= 0
    ? []
    : [{ key: "notice.military", args: { done: milOps[seat], defcon, vp: short } }];
}
