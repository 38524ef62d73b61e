import { type Setting, type Table, table } from "../table.ts";

/** A table at one phase of the end of a decade. */
export const phase = (name: NonNullable<Setting["phase"]>, setting: Setting): Table =>
  table({ ...setting, phase: name });
