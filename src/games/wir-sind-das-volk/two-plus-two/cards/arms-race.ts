import type { Element, Source } from "../../cards/types.ts";

/** One line per decade for each superpower, executed from left to right. */
export interface ArmsRaceCard {
  readonly id: string;
  readonly reshuffle: boolean;
  readonly usa: readonly (readonly Element[])[];
  readonly ussr: readonly (readonly Element[])[];
  readonly source: Source;
}

export type ArmsRaceId = (typeof armsRaceCards)[number]["id"];

export const armsRaceCards = [
  {
    id: "arms-01",
    reshuffle: false,
    usa: [
      [{ icon: "pay", power: "usa", amount: 1 }],
      [{ icon: "pay", power: "usa", amount: 2 }],
      [{ icon: "dove-down" }, { icon: "pay", power: "usa", amount: 2 }],
      [
        { icon: "pay", power: "usa", amount: 1 },
        { arrow: "prestige", toward: "east", steps: 1, priority: true },
      ],
    ],
    ussr: [
      [{ icon: "dove-down" }],
      [
        { icon: "pay", power: "ussr", amount: 1 },
        { icon: "unrest", side: "east", decidedBy: "east" },
      ],
      [{ icon: "pay", power: "ussr", amount: 2 }],
      [{ icon: "dove-down" }, { icon: "pay", power: "ussr", amount: 2 }],
    ],
    source: { default: "designed" },
  },
  {
    id: "arms-02",
    reshuffle: false,
    usa: [
      [{ icon: "pay", power: "usa", amount: 2 }],
      [{ icon: "dove-down" }, { icon: "pay", power: "usa", amount: 2 }],
      [
        { icon: "pay", power: "usa", amount: 1 },
        { arrow: "prestige", toward: "east", steps: 1, priority: true },
      ],
      [{ icon: "pay", power: "usa", amount: 3 }],
    ],
    ussr: [
      [
        { icon: "pay", power: "ussr", amount: 1 },
        { icon: "unrest", side: "east", decidedBy: "east" },
      ],
      [{ icon: "pay", power: "ussr", amount: 1 }],
      [{ icon: "dove-down" }, { icon: "pay", power: "ussr", amount: 1 }],
      [{ icon: "pay", power: "ussr", amount: 1 }],
    ],
    source: { default: "designed", "columns.red.II": "rulebook" },
  },
  {
    id: "arms-03",
    reshuffle: true,
    usa: [
      [{ icon: "dove-down" }, { icon: "pay", power: "usa", amount: 1 }],
      [
        { icon: "pay", power: "usa", amount: 2 },
        { arrow: "space", toward: "west", steps: 1 },
      ],
      [{ icon: "pay", power: "usa", amount: 2 }],
      [{ icon: "dove-down" }, { icon: "pay", power: "usa", amount: 2 }],
    ],
    ussr: [
      [{ icon: "pay", power: "ussr", amount: 1 }],
      [{ icon: "pay", power: "ussr", amount: 2 }],
      [
        { icon: "pay", power: "ussr", amount: 1 },
        { icon: "unrest", side: "east", decidedBy: "east" },
      ],
      [{ icon: "pay", power: "ussr", amount: 2 }],
    ],
    source: { default: "designed" },
  },
  {
    id: "arms-04",
    reshuffle: false,
    usa: [
      [
        { icon: "pay", power: "usa", amount: 2 },
        { arrow: "space", toward: "west", steps: 1 },
      ],
      [{ icon: "pay", power: "usa", amount: 2 }],
      [{ icon: "dove-down" }, { icon: "pay", power: "usa", amount: 1 }],
      [{ icon: "pay", power: "usa", amount: 1 }],
    ],
    ussr: [
      [{ icon: "pay", power: "ussr", amount: 2 }],
      [{ icon: "dove-down" }, { icon: "pay", power: "ussr", amount: 2 }],
      [{ icon: "pay", power: "ussr", amount: 1 }],
      [{ icon: "dove-down" }, { icon: "pay", power: "ussr", amount: 1 }],
    ],
    source: { default: "designed" },
  },
  {
    id: "arms-05",
    reshuffle: false,
    usa: [
      [{ icon: "pay", power: "usa", amount: 2 }],
      [{ icon: "dove-down" }, { icon: "pay", power: "usa", amount: 1 }],
      [{ icon: "pay", power: "usa", amount: 2 }],
      [{ icon: "pay", power: "usa", amount: 2 }],
    ],
    ussr: [
      [{ icon: "dove-down" }, { icon: "pay", power: "ussr", amount: 1 }],
      [
        { icon: "pay", power: "ussr", amount: 2 },
        { arrow: "space", toward: "east", steps: 1 },
      ],
      [{ icon: "pay", power: "ussr", amount: 3 }],
      [
        { icon: "pay", power: "ussr", amount: 2 },
        { icon: "unrest", side: "east", decidedBy: "east" },
      ],
    ],
    source: { default: "designed" },
  },
  {
    id: "arms-06",
    reshuffle: false,
    usa: [
      [{ icon: "dove-down" }, { icon: "pay", power: "usa", amount: 1 }],
      [{ icon: "pay", power: "usa", amount: 3 }],
      [{ icon: "pay", power: "usa", amount: 2 }],
      [{ icon: "dove-down" }, { icon: "pay", power: "usa", amount: 1 }],
    ],
    ussr: [
      [
        { icon: "pay", power: "ussr", amount: 2 },
        { arrow: "space", toward: "east", steps: 1 },
      ],
      [{ icon: "pay", power: "ussr", amount: 2 }],
      [{ icon: "dove-down" }, { icon: "pay", power: "ussr", amount: 2 }],
      [{ icon: "pay", power: "ussr", amount: 2 }],
    ],
    source: { default: "designed" },
  },
  {
    id: "arms-07",
    reshuffle: false,
    usa: [
      [{ icon: "pay", power: "usa", amount: 1 }],
      [{ icon: "pay", power: "usa", amount: 1 }],
      [{ icon: "dove-down" }, { icon: "pay", power: "usa", amount: 1 }],
      [
        { icon: "pay", power: "usa", amount: 2 },
        { icon: "unrest", side: "west", decidedBy: "west" },
      ],
    ],
    ussr: [
      [{ icon: "pay", power: "ussr", amount: 2 }],
      [{ icon: "dove-down" }, { icon: "pay", power: "ussr", amount: 1 }],
      [
        { icon: "pay", power: "ussr", amount: 1 },
        { arrow: "prestige", toward: "west", steps: 1, priority: true },
      ],
      [{ icon: "pay", power: "ussr", amount: 3 }],
    ],
    source: { default: "designed" },
  },
  {
    id: "arms-08",
    reshuffle: true,
    usa: [
      [{ icon: "pay", power: "usa", amount: 1 }],
      [{ icon: "dove-down" }, { icon: "pay", power: "usa", amount: 1 }],
      [
        { icon: "pay", power: "usa", amount: 1 },
        { icon: "unrest", side: "west", decidedBy: "west" },
      ],
      [{ icon: "pay", power: "usa", amount: 2 }],
    ],
    ussr: [
      [{ icon: "dove-down" }, { icon: "pay", power: "ussr", amount: 1 }],
      [{ icon: "pay", power: "ussr", amount: 3 }],
      [{ icon: "pay", power: "ussr", amount: 2 }],
      [{ icon: "dove-down" }, { icon: "pay", power: "ussr", amount: 2 }],
    ],
    source: { default: "designed" },
  },
  {
    id: "arms-09",
    reshuffle: false,
    usa: [
      [{ icon: "dove-down" }],
      [
        { icon: "pay", power: "usa", amount: 1 },
        { icon: "unrest", side: "west", decidedBy: "west" },
      ],
      [{ icon: "pay", power: "usa", amount: 1 }],
      [{ icon: "pay", power: "usa", amount: 3 }],
    ],
    ussr: [
      [{ icon: "pay", power: "ussr", amount: 1 }],
      [{ icon: "pay", power: "ussr", amount: 1 }],
      [{ icon: "dove-down" }, { icon: "pay", power: "ussr", amount: 1 }],
      [
        { icon: "pay", power: "ussr", amount: 1 },
        { arrow: "prestige", toward: "west", steps: 1, priority: true },
      ],
    ],
    source: { default: "designed" },
  },
  {
    id: "arms-10",
    reshuffle: false,
    usa: [
      [
        { icon: "pay", power: "usa", amount: 1 },
        { icon: "unrest", side: "west", decidedBy: "west" },
      ],
      [{ icon: "pay", power: "usa", amount: 1 }],
      [{ icon: "pay", power: "usa", amount: 3 }],
      [{ icon: "dove-down" }, { icon: "pay", power: "usa", amount: 2 }],
    ],
    ussr: [
      [{ icon: "pay", power: "ussr", amount: 1 }],
      [{ icon: "dove-down" }, { icon: "pay", power: "ussr", amount: 1 }],
      [{ icon: "pay", power: "ussr", amount: 2 }],
      [{ icon: "pay", power: "ussr", amount: 3 }],
    ],
    source: { default: "designed" },
  },
] as const satisfies readonly ArmsRaceCard[];
