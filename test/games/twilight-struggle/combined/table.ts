import { type Setting, type Table, table } from "../table.ts";

/** A table of a game with cards of Red Sea, in the Late War if nothing else is said. */
export const combined = (setting: Setting = {}): Table =>
  table({ turn: 8, ...setting, options: { redSeaCards: true, ...setting.options } });
