import type { TwilightGuest } from "../ids.ts";
import type { SharedCard } from "../shared-card.ts";
import { twilightNeutral } from "./neutral.ts";
import { twilightUs } from "./us.ts";
import { twilightUssr } from "./ussr.ts";

export const twilightCards: readonly SharedCard<TwilightGuest>[] = [...twilightUs, ...twilightUssr, ...twilightNeutral];
