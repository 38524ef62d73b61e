import type { en } from "../en/index.ts";
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

export const ru: Readonly<Record<keyof typeof en, string>> = {
  ...refusals,
  ...engine,
  ...bot,
  ...table,
  ...privacy,
  ...places,
  ...orders,
  ...computers,
  ...ladder,
  ...lessons,
  ...practice,
  ...leagues,
  ...seeks,
};
