import type { TwilightCard } from "../../twilight-struggle.ts";
import { earlyPromo } from "./early-war.ts";
import { latePromo } from "./late-war.ts";
import { midPromo } from "./mid-war.ts";

export const promoCards: readonly TwilightCard[] = [...earlyPromo, ...midPromo, ...latePromo];
