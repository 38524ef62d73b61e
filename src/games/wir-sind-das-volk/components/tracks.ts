import type { Element } from "../cards/types.ts";

/** Positions run from −6, the side of the West, to +6, the side of the East. */
export const END = 6;

/** What the holder of prestige may execute at the end of a decade, by distance from the start box. */
export const prestigeBoxes: Readonly<Record<"west" | "east", readonly (readonly Element[])[]>> = {
  west: [
    [],
    [{ icon: "rundown", side: "east" }],
    [{ icon: "rundown", side: "east" }],
    [{ icon: "unrest", side: "east" }],
    [
      { icon: "dismantle", side: "east" },
      { icon: "unrest", side: "east" },
    ],
    [
      { icon: "remove-living-standard", side: "east" },
      { icon: "unrest", side: "east" },
    ],
    [
      { icon: "remove-living-standard", side: "east" },
      { icon: "unrest", side: "east" },
      { icon: "dismantle", side: "east" },
    ],
  ],
  east: [
    [],
    [{ icon: "build", side: "east" }],
    [{ icon: "remove-unrest", side: "east" }],
    [
      { icon: "build", side: "east" },
      { icon: "remove-unrest", side: "east" },
    ],
    [{ icon: "living-standard", side: "east" }],
    [
      { icon: "living-standard", side: "east" },
      { icon: "remove-unrest", side: "east" },
    ],
    [
      { icon: "living-standard", side: "east" },
      { icon: "remove-unrest", side: "east" },
      { icon: "build", side: "east" },
    ],
  ],
};

/** Socialists gained or lost, by distance from the start box. */
export const socialistsAt = [0, 1, 1, 2, 2, 3, 4] as const;

export const ALL_SOCIALISTS = 12;
