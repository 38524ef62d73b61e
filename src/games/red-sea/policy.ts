import { coldWarPolicy } from "../cold-war/policy.ts";
import type { CardId } from "./cards/ids.ts";
import { cards } from "./cards/index.ts";
import { board, spaceTrack } from "./components/board.ts";

/** Cards that can lower DEFCON for whoever plays them. */
export const warlikeCards: ReadonlySet<string> = new Set<CardId>([
  "mr-nyet",
  "yemeni-presidential-assassinations",
  "stagflation",
  "mengistu-haile-mariam",
  "daniel-arap-moi",
  "usaid",
  "voa-in-amharic",
  "famine",
  "oau",
  "lone-gunman",
  "missile-envy",
  "summit",
]);

export const policy = coldWarPolicy({
  cards,
  warlike: warlikeCards,
  shaky: new Set(["ethiopia", "somalia"]),
  board,
  space: spaceTrack,
  fairBid: { side: "ussr", amount: 0 },
});
