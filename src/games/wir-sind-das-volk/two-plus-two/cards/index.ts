import { expansion1 } from "./decade-1.ts";
import { expansion2 } from "./decade-2.ts";
import { expansion3 } from "./decade-3.ts";
import { expansion4 } from "./decade-4.ts";

/** The cards that 2+2 adds to those of each decade. */
export const expansionDecks = { 1: expansion1, 2: expansion2, 3: expansion3, 4: expansion4 } as const;

export type ExpansionCardId = (typeof expansionDecks)[keyof typeof expansionDecks][number]["id"];
