import { coldWarPolicy } from "../cold-war/policy/index.ts";
import type { Sense } from "../cold-war/policy/knowledge.ts";
import { reasonsIn } from "../cold-war/reasons.ts";
import type { CardId } from "./cards/ids.ts";
import { cards } from "./cards/index.ts";
import { ACTION_ROUNDS, board, defconBans, regionValues, spaceTrack } from "./components/board.ts";
import type { CountryId } from "./components/countries.ts";

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

/** Both flashpoints and most of Africa win when Africa is scored; the Sea Lanes count in both regions. */
const special: Partial<Record<CountryId, number>> = { ethiopia: 2, somalia: 2, egypt: 3.5, "sea-lanes": 2.5 };

export const sense: Sense = {
  cards,
  warlike: warlikeCards,
  shaky: new Set(["ethiopia", "somalia"]),
  board,
  bans: defconBans,
  regions: {
    africa: { values: regionValues.africa, battleground: 3, country: 1, likely: () => 1.5 },
    "middle-east": { values: regionValues["middle-east"], battleground: 3, country: 1.2, likely: () => 1.5 },
  },
  special,
  scores: { "africa-scoring": "africa", "middle-east-scoring": "middle-east" },
  alarm: "indian-ocean-zone-of-peace",
  events: {},
  space: spaceTrack,
  rounds: () => ACTION_ROUNDS,
  fairBid: { side: "ussr", amount: 0 },
};

export const policy = coldWarPolicy(sense);
export const reasons = reasonsIn(sense);
