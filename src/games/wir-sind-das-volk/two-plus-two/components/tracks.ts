import type { Element } from "../../cards/types.ts";
import type { Superpower } from "../../seats.ts";

export interface RaceBox {
  readonly vp: number;
  readonly advantage?: number;
  readonly icons?: readonly Element[];
  readonly victory?: true;
}

export interface DominanceBox {
  readonly vp: number;
  readonly icons: readonly Element[];
  readonly income: Readonly<Record<Superpower, number>>;
}

/** Boxes by distance from the start box. The tracks are mirrored: only the superpower that leads uses a side. */
export const armsRaceTrack = {
  source: { default: "designed", "advantage kinds": "rulebook", "victory boxes": "rulebook" },
  boxes: [
    { vp: 0, advantage: 0 },
    { vp: 1, advantage: 1 },
    { vp: 1, advantage: 1 },
    { vp: 2, advantage: 2 },
    { vp: 2, advantage: 3 },
    { vp: 3, advantage: 4, victory: true },
    { vp: 3, advantage: 4, victory: true },
  ],
} as const satisfies { readonly source: unknown; readonly boxes: readonly RaceBox[] };

export const spaceRaceTrack = {
  source: { default: "designed", "draw-3-keep-2": "rulebook", "victory box": "rulebook" },
  usa: [
    { vp: 0, icons: [] },
    { vp: 1, icons: [] },
    { vp: 2, icons: [{ icon: "draw-3-keep-2" }] },
    { vp: 2, icons: [{ icon: "draw-3-keep-2" }, { icon: "gain", power: "usa", amount: 1 }] },
    { vp: 3, icons: [{ icon: "draw-3-keep-2" }, { arrow: "prestige", toward: "west", steps: 1, priority: true }] },
    { vp: 3, icons: [{ icon: "draw-3-keep-2" }, { arrow: "dominance", toward: "west", steps: 1 }] },
    { vp: 4, icons: [], victory: true },
  ],
  ussr: [
    { vp: 0, icons: [] },
    { vp: 1, icons: [] },
    { vp: 2, icons: [{ icon: "draw-3-keep-2" }] },
    { vp: 2, icons: [{ icon: "draw-3-keep-2" }, { icon: "gain", power: "ussr", amount: 1 }] },
    { vp: 3, icons: [{ icon: "draw-3-keep-2" }, { arrow: "prestige", toward: "east", steps: 1, priority: true }] },
    { vp: 3, icons: [{ icon: "draw-3-keep-2" }, { arrow: "dominance", toward: "east", steps: 1 }] },
    { vp: 4, icons: [], victory: true },
  ],
} as const satisfies { readonly source: unknown; readonly usa: readonly RaceBox[]; readonly ussr: readonly RaceBox[] };

export const dominanceTrack = {
  source: { default: "designed", evaluation: "rulebook", overflow: "rulebook" },
  usa: [
    { vp: 0, icons: [], income: { usa: 2, ussr: 2 } },
    { vp: 1, icons: [{ icon: "gain", power: "usa", amount: 1 }], income: { usa: 2, ussr: 2 } },
    { vp: 2, icons: [{ icon: "remove-unrest", side: "west" }], income: { usa: 3, ussr: 2 } },
    { vp: 3, icons: [{ arrow: "prestige", toward: "west", steps: 1, priority: true }], income: { usa: 3, ussr: 1 } },
    { vp: 3, icons: [{ icon: "build", side: "west" }], income: { usa: 3, ussr: 1 } },
    {
      vp: 4,
      icons: [
        { icon: "remove-unrest", side: "west" },
        { arrow: "prestige", toward: "west", steps: 1, priority: true },
      ],
      income: { usa: 4, ussr: 1 },
    },
    {
      vp: 5,
      icons: [
        { icon: "build", side: "west" },
        { icon: "remove-unrest", side: "west" },
        { icon: "gain", power: "usa", amount: 1 },
      ],
      income: { usa: 4, ussr: 0 },
    },
  ],
  ussr: [
    { vp: 0, icons: [], income: { usa: 2, ussr: 2 } },
    { vp: 1, icons: [{ icon: "gain", power: "ussr", amount: 1 }], income: { usa: 2, ussr: 2 } },
    { vp: 2, icons: [{ icon: "remove-unrest", side: "east" }], income: { usa: 2, ussr: 3 } },
    { vp: 3, icons: [{ arrow: "prestige", toward: "east", steps: 1, priority: true }], income: { usa: 1, ussr: 3 } },
    { vp: 3, icons: [{ icon: "build", side: "east" }], income: { usa: 1, ussr: 3 } },
    {
      vp: 4,
      icons: [
        { icon: "remove-unrest", side: "east" },
        { arrow: "prestige", toward: "east", steps: 1, priority: true },
      ],
      income: { usa: 1, ussr: 4 },
    },
    {
      vp: 5,
      icons: [
        { icon: "build", side: "east" },
        { icon: "remove-unrest", side: "east" },
        { icon: "gain", power: "ussr", amount: 1 },
      ],
      income: { usa: 0, ussr: 4 },
    },
  ],
} as const satisfies {
  readonly source: unknown;
  readonly usa: readonly DominanceBox[];
  readonly ussr: readonly DominanceBox[];
};
