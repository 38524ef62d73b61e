import type { Risk, Why } from "../../src/games/cold-war/messages/keys.ts";
import type { CombinedColdWar } from "../../src/games/cold-war/rules/combined.ts";
import type { RedSeaWorld } from "../../src/games/red-sea/red-sea.ts";
import type { en } from "../../src/games/twilight-struggle/messages/en.ts";
import type { TwilightStruggle, TwilightWorld } from "../../src/games/twilight-struggle/twilight-struggle.ts";

// This file is compiled and never run. Each line that expects an error fails the check of types if there is none.

export function* misspelt(g: TwilightStruggle, shared: CombinedColdWar) {
  g.tell("influence", {});
  // @ts-expect-error nobody has words for it
  g.tell("influense", {});
  // @ts-expect-error what is told does not go past the context
  g.run.tell("influence", {});
  g.tellSecret("drawn", {}, ["us"], {});
  // @ts-expect-error
  g.tellSecret("drown", {}, ["us"], {});
  yield* g.ask("us", { kind: "coup.target" }, []);
  // @ts-expect-error
  yield* g.ask("us", { kind: "coup.targets" }, []);
  g.tell("non-aligned-movement", {});
  // @ts-expect-error a card of one game is nothing to the cards that two games share
  shared.tell("non-aligned-movement", {});
  shared.tell("missile-envy", {});
  // @ts-expect-error
  g.end(["us"], "defkon");
  g.end(["us"], "cuban-missile-crisis");
}

export const refusals: readonly Why<TwilightWorld>[] = [
  { key: "refusal.first-lightning", args: {} },
  // @ts-expect-error
  { key: "refusal.first-lighting", args: {} },
  // @ts-expect-error Romanian Autonomy is in the other game
  { key: "refusal.passing.event", args: {} },
];

export const risks: readonly Risk<RedSeaWorld>[] = [
  { key: "danger.event", args: {} },
  // @ts-expect-error
  { key: "danger.evnt", args: {} },
];

// @ts-expect-error the Russian catalogue has every key of the English one
export const ru: Readonly<Record<keyof typeof en, string>> = { "log.vp": "" };
