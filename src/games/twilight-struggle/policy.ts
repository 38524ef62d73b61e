import { coldWarPolicy } from "../cold-war/policy.ts";
import type { CardId } from "./cards/ids.ts";
import { cards } from "./cards/index.ts";
import { board, spaceTracks } from "./components/board.ts";

/** Cards that can lower DEFCON for whoever plays them. */
export const warlikeCards: ReadonlySet<string> = new Set<CardId>([
  "duck-and-cover",
  "we-will-bury-you",
  "soviets-shoot-down-kal-007",
  "olympic-games",
  "cia-created",
  "lone-gunman",
  "five-year-plan",
  "grain-sales-to-soviets",
  "missile-envy",
  "summit",
  "ortega-elected-in-nicaragua",
  "tear-down-this-wall",
  "star-wars",
  "first-lightning",
  "kremlin-flu",
  "usaid",
  "voa-in-amharic",
  "daniel-arap-moi",
  "mr-nyet",
  "stagflation",
  "mengistu-haile-mariam",
]);

export const policy = coldWarPolicy({
  cards,
  warlike: warlikeCards,
  shaky: new Set(),
  board,
  space: spaceTracks.deluxe,
  fairBid: { side: "ussr", amount: 2 },
});
