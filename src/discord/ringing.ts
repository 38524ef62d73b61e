import type { Said } from "../store/index.ts";
import { mentionsOf, nightEnds, silencedBy } from "../table/index.ts";
import type { Bot } from "./bot.ts";
import { pairingCalls } from "./league-posts.ts";
import { matchCalls } from "./match-posts.ts";

/** Whose phones may ring: not for what a standing order answers. */
export async function calledBy(bot: Bot, said: Said): Promise<readonly string[]> {
  if (said.kind === "pairing") return pairingCalls(bot, said.payload);
  if (said.kind === "match") return matchCalls(bot, said);
  const calls = callsOf(said);
  if (said.kind !== "move" || calls.length === 0) return calls;
  const silenced = await silencedBy(bot.table, said.payload);
  return calls.filter((user) => !silenced.has(user));
}

function callsOf(said: Said): readonly string[] {
  if (said.kind === "move") return mentionsOf(said.payload);
  if (said.kind === "closed-dm") return [said.payload.user];
  return said.kind === "time-out" || said.kind === "unreadable" ? said.payload.users : [];
}

/** Nobody's phone rings at night, if they have said where they live. */
export async function awake({ table: { store, now } }: Bot, users: readonly string[]): Promise<string[]> {
  const zones = await Promise.all(users.map(async (user) => (await store.userSettings(user)).timeZone));
  return users.filter((_, at) => nightEnds(now(), zones[at] ?? null) === null);
}
