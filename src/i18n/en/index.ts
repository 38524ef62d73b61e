import { bot } from "./bot.ts";
import { computers } from "./computers.ts";
import { engine } from "./engine.ts";
import { ladder } from "./ladder.ts";
import { leagues } from "./leagues.ts";
import { lessons } from "./lessons.ts";
import { orders } from "./orders.ts";
import { places } from "./places.ts";
import { practice } from "./practice.ts";
import { privacy } from "./privacy.ts";
import { refusals } from "./refusals.ts";
import { seeks } from "./seeks.ts";
import { table } from "./table.ts";

/** What the bot says in every game. The words of one game stand beside its rules. */
export const en = {
  ...refusals,
  ...engine,
  ...bot,
  ...table,
  ...places,
  ...orders,
  ...privacy,
  ...computers,
  ...ladder,
  ...lessons,
  ...practice,
  ...leagues,
  ...seeks,
} as const;
