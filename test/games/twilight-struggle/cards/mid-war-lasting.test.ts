import { expect, test } from "vitest";
import type { CardId } from "../../../../src/games/twilight-struggle/cards/ids.ts";
import { table } from "../table.ts";

/** A card played as an event in the last round of turn 4, and what is in effect at the headlines of turn 5. */
function inNextTurn(side: "us" | "ussr", card: CardId) {
  const t = table({
    turn: 4,
    round: 7,
    side,
    hands: side === "us" ? { us: [card, "nato"], ussr: ["fidel"] } : { us: [], ussr: [card, "fidel"] },
  });
  t[side](card, "event");
  expect(t.view.turn).toBe(5);
  return { effects: t.effects, told: t.told("effect.begins") };
}

test.each([
  ["us", "nuclear-subs"],
  ["us", "salt-negotiations"],
  ["us", "cuban-missile-crisis"],
  ["us", "latin-american-death-squads"],
  ["ussr", "brezhnev-doctrine"],
  ["ussr", "u2-incident"],
] as const)("in effect until the end of the turn: %s %s", (side, card) => {
  expect(inNextTurn(side, card)).toEqual({ effects: [], told: [{ card, side, until: "turn" }] });
});

test.each([
  ["us", "bear-trap"],
  ["us", "camp-david-accords"],
  ["us", "john-paul-ii-elected-pope"],
  ["us", "shuttle-diplomacy"],
  ["ussr", "quagmire"],
  ["ussr", "willy-brandt"],
  ["ussr", "flower-power"],
] as const)("in effect beyond the turn: %s %s", (side, card) => {
  expect(inNextTurn(side, card)).toEqual({ effects: [card], told: [{ card, side }] });
});
