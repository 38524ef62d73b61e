import type { TwilightGuest } from "../../cold-war/cards/from-twilight-struggle/index.ts";
import type { ownCards } from "./index.ts";

/** Every card there is. */
export type CardId = keyof typeof ownCards | TwilightGuest;
