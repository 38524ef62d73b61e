import type { Element, Source } from "../../cards/types.ts";

/** One line for each superpower, executed from left to right. */
export interface ConflictCard {
  readonly id: string;
  readonly reshuffle: boolean;
  readonly usa: readonly Element[];
  readonly ussr: readonly Element[];
  readonly source: Source;
}

export type ConflictId = (typeof conflictCards)[number]["id"];

export const conflictCards = [
  {
    id: "conflict-01",
    reshuffle: false,
    usa: [{ arrow: "dominance", toward: "east", steps: 2 }],
    ussr: [
      { arrow: "dominance", toward: "west", steps: 1 },
      { icon: "pay", power: "ussr", amount: 1 },
    ],
    source: { default: "designed" },
  },
  {
    id: "conflict-02",
    reshuffle: false,
    usa: [{ arrow: "dominance", toward: "east", steps: 2 }],
    ussr: [{ arrow: "dominance", toward: "west", steps: 2 }],
    source: { default: "designed", "columns.red": "rulebook" },
  },
  {
    id: "conflict-03",
    reshuffle: false,
    usa: [{ arrow: "dominance", toward: "east", steps: 1 }],
    ussr: [{ icon: "dove-down" }, { icon: "pay", power: "ussr", amount: 2 }],
    source: { default: "designed" },
  },
  {
    id: "conflict-04",
    reshuffle: false,
    usa: [
      { arrow: "dominance", toward: "east", steps: 1 },
      { icon: "pay", power: "usa", amount: 1 },
    ],
    ussr: [{ icon: "pay", power: "ussr", amount: 3 }],
    source: { default: "designed" },
  },
  {
    id: "conflict-05",
    reshuffle: true,
    usa: [{ icon: "pay", power: "usa", amount: 3 }],
    ussr: [{ arrow: "dominance", toward: "west", steps: 2 }],
    source: { default: "designed" },
  },
  {
    id: "conflict-06",
    reshuffle: false,
    usa: [{ icon: "dove-down" }],
    ussr: [
      { icon: "pay", power: "ussr", amount: 1 },
      { icon: "unrest", side: "east", decidedBy: "east" },
    ],
    source: { default: "designed" },
  },
  {
    id: "conflict-07",
    reshuffle: false,
    usa: [{ icon: "dove-down" }, { icon: "pay", power: "usa", amount: 1 }],
    ussr: [{ icon: "dove-down" }],
    source: { default: "designed" },
  },
  {
    id: "conflict-08",
    reshuffle: false,
    usa: [{ icon: "dove-down" }, { icon: "pay", power: "usa", amount: 2 }],
    ussr: [{ arrow: "dominance", toward: "west", steps: 1 }],
    source: { default: "designed" },
  },
  {
    id: "conflict-09",
    reshuffle: false,
    usa: [
      { icon: "pay", power: "usa", amount: 1 },
      { icon: "unrest", side: "west", decidedBy: "west" },
    ],
    ussr: [
      { icon: "pay", power: "ussr", amount: 1 },
      { arrow: "arms", toward: "east", steps: 1 },
    ],
    source: { default: "designed", "an arms arrow exists in the deck": "rulebook" },
  },
  {
    id: "conflict-10",
    reshuffle: true,
    usa: [
      { icon: "pay", power: "usa", amount: 1 },
      { arrow: "arms", toward: "west", steps: 1 },
    ],
    ussr: [{ icon: "dove-down" }, { icon: "pay", power: "ussr", amount: 1 }],
    source: { default: "designed", "an arms arrow exists in the deck": "rulebook" },
  },
] as const satisfies readonly ConflictCard[];
