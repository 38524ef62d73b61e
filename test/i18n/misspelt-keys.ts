import type { Undaunted, UndauntedDanger, UndauntedReason } from "../../src/games/undaunted/undaunted.ts";
import type { Volk, VolkAsk, VolkDanger, VolkReason } from "../../src/games/wir-sind-das-volk/volk.ts";
import type { Translation } from "../../src/i18n/keys.ts";

/** Only the compiler reads this: a key that has no words does not compile, and nothing here is ever run. */
export function* misspeltInUndaunted(g: Undaunted) {
  g.tell("round", { round: 1 });
  // @ts-expect-error: it is `round`
  g.tell("rounds", { round: 1 });
  // @ts-expect-error: it is `drawn`
  g.tellSecret("draw", { side: "italy", count: 1 }, "italy", { cards: [] });
  yield* g.ask("lrdg", { kind: "play.card", rule: "5.1" }, []);
  // @ts-expect-error: it is `play.card`
  yield* g.ask("lrdg", { kind: "play.cards", rule: "5.1" }, []);
  // @ts-expect-error: it is `claim`
  g.end({ winners: ["lrdg"], key: "claimed", args: {} });
  const known: UndauntedReason = { key: "refusal.not-in-hand", args: {} };
  // @ts-expect-error: it is `refusal.fog`
  const unknown: UndauntedReason = { key: "refusal.mist", args: {} };
  // @ts-expect-error: it is `danger.hit`
  const danger: UndauntedDanger = { key: "danger.hits", args: {} };
  return [known, unknown, danger];
}

export function* misspeltInVolk(g: Volk) {
  g.tell("flight.wall");
  // @ts-expect-error: it is `flight.wall`
  g.tell("flight.walls");
  // @ts-expect-error: it is `drawn`
  g.tellSecret("draws", { seat: "usa", count: 1 }, ["usa"], { cards: [] });
  // @ts-expect-error: it is `police.province`
  yield* g.ask("east", { kind: "police.provinces" }, []);
  // @ts-expect-error: it is `collapse`
  g.end(["west"], "collapses", {});
  // @ts-expect-error: it is `turn.card`
  const ask: VolkAsk = { seat: "east", kind: "turn.cards", args: {}, options: [] };
  // @ts-expect-error: it is `refusal.debt`
  const reason: VolkReason = { key: "refusal.debts", args: {} };
  // @ts-expect-error: it is `danger.nuclear-war`
  const danger: VolkDanger = { key: "danger.war", args: {} };
  return [ask, reason, danger];
}

const english = { "log.one": "One", "log.two": "Two" } as const;

export const translations: readonly Translation<typeof english>[] = [
  { "log.one": "Раз", "log.two": "Два" },
  // @ts-expect-error: the second is missing
  { "log.one": "Раз" },
  // @ts-expect-error: there is no third
  { "log.one": "Раз", "log.two": "Два", "log.three": "Три" },
];
