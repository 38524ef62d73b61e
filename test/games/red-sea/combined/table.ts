import { type Setting, type Table, table } from "../table.ts";

/** A table of a game with cards of Twilight Struggle. */
export const combined = (setting: Setting = {}): Table =>
  table({ ...setting, options: { twilightCards: true, ...setting.options } });
