import type { CardId, Colour } from "../../../../src/games/wir-sind-das-volk/cards/types.ts";
import type { Seat } from "../../../../src/games/wir-sind-das-volk/seats.ts";
import type { Setting } from "../table.ts";

/**
 * A card of the base game: the places of its icons in printed order (one with a coat of arms names its state), what the
 * whole event changes, and who places each icon when it happens by itself.
 */
export type Row = readonly [
  id: CardId,
  picks: readonly string[],
  result: readonly string[],
  placedBy: readonly ("west" | "east")[],
];

/** 2 unrest everywhere, a few factories, two of them abroad. */
export const land: Setting = {
  unrest: 2,
  factories: [
    "hamburg",
    "hannover",
    "wolfsburg",
    "dortmund",
    "koeln",
    "berlin",
    "leipzig",
    "dresden",
    "cssr-east",
    "polska-north",
  ],
  segments: ["dortmund--koeln", "leipzig--dresden", "dresden--cssr-east"],
};

/** [6.4] Who may use the event of a card. */
export const usersOf: Readonly<Record<Colour, readonly Seat[]>> = {
  yellow: ["usa", "west"],
  red: ["ussr", "east"],
  neutral: ["usa", "west", "ussr", "east"],
  blue: ["usa", "west", "ussr", "east"],
  green: ["usa", "west", "ussr", "east"],
  black: ["usa", "west", "ussr", "east"],
};
