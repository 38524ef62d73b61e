import type { Json } from "./json.ts";

/** A slash command as the bot registered it, with what Discord adds. */
export interface StoredCommand extends Json {
  readonly id: string;
  readonly name: string;
  readonly version: string;
}
