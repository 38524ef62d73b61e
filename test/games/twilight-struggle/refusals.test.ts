import { expect, test } from "vitest";
import type { Language } from "../../../src/engine/index.ts";
import type { Side } from "../../../src/games/cold-war/seats.ts";
import { twilightStruggleMessages } from "../../../src/games/twilight-struggle/messages/index.ts";
import { gamePhrase } from "../../../src/i18n/phrase.ts";
import { type Setting, table } from "./table.ts";

/** What a seat reads when it tries `option` after the answers before it. */
function refused(setting: Setting, answers: string[], option: string, language: Language = "en", seat: Side = "us") {
  const t = table({ side: seat, ...setting });
  t[seat](...answers);
  const reason = t.refusal(seat, option);
  return reason === null ? "taken" : gamePhrase(language, reason, twilightStruggleMessages);
}

const hands = { us: ["nato", "duck-and-cover", "vietnam-revolts"] } as const;

test("a coup where the enemy has nothing", () => {
  const setting: Setting = { hands, influence: { iran: [2, 0], egypt: [0, 1], syria: [0, 1] } };
  expect(refused(setting, ["nato", "coup"], "iran")).toBe("Iran: no USSR influence there to coup against. [6.3.1]");
  expect(refused(setting, ["nato", "coup"], "iran", "ru")).toBe(
    "Иран: нет влияния противника (СССР), переворот невозможен. [6.3.1]",
  );
});

test("a coup where DEFCON or an event forbids it", () => {
  const influence = { poland: [0, 1], angola: [0, 1], chile: [0, 1] } as const;
  expect(refused({ hands, influence, defcon: 4 }, ["nato", "coup"], "poland")).toBe(
    "Poland: closed to coups and realignments at DEFCON 4. [8.1.5]",
  );
  const ussr: Setting = {
    hands: { ussr: ["fidel", "nasser"] },
    influence: { japan: [4, 0], angola: [1, 0], chile: [1, 0] },
    effects: [{ card: "us-japan-mutual-defense-pact", side: "us" }],
  };
  expect(refused(ussr, ["fidel", "coup"], "japan", "en", "ussr")).toBe(
    "Japan: protected by US/Japan Mutual Defense Pact.",
  );
});

test("influence too far away, or too dear", () => {
  const influence = { france: [1, 0], italy: [0, 2] } as const;
  expect(refused({ hands, influence }, ["vietnam-revolts", "influence"], "angola")).toBe(
    "Angola: US had no influence there or next to it when the round began. [6.1.1]",
  );
  expect(refused({ hands, influence }, ["vietnam-revolts", "influence", "france"], "italy")).toBe(
    "Italy: 1 influence there costs 2 ops, and 1 is left. [6.1.2]",
  );
});

test("cards that are not there, or not now", () => {
  const influence = { france: [1, 0] } as const;
  expect(refused({ hands, influence }, [], "fidel")).toBe("Fidel is not in your hand.");
  expect(refused({ hands, influence }, [], "the-china-card")).toBe("USSR holds The China Card. [9.3]");
  expect(refused({ hands, influence }, [], "pass")).toBe("You hold cards, so one has to be played. [5.1]");
  const scoring = { us: ["asia-scoring", "nato"] } as const;
  expect(refused({ hands: scoring, influence, round: 6 }, [], "nato")).toBe(
    "A scoring card has to be played now, or it would be held at the end of the turn; NATO has to wait. [10.1.5]",
  );
});

test("uses of a card that are not possible", () => {
  const influence = { france: [1, 0] } as const;
  expect(refused({ hands, influence }, ["nato"], "event")).toBe("The condition of NATO is not met now. [5.2]");
  expect(refused({ hands, influence }, ["nato"], "coup")).toBe("At DEFCON 5 there is no country for it. [8.1.5]");
  expect(refused({ hands, influence }, ["vietnam-revolts"], "event")).toContain("is your opponent’s event");
  const near = { france: [1, 0], italy: [0, 1] } as const;
  expect(refused({ hands, influence: near, spaceAttempts: { us: 1 } }, ["nato"], "space")).toBe(
    "You have used your only space attempt of this turn. [6.4.2]",
  );
});

test("the other seat, and what is no option at all", () => {
  const influence = { france: [1, 0] } as const;
  const t = table({ side: "us", hands, influence });
  expect(gamePhrase("en", t.refusal("ussr", "fidel") ?? { key: "", args: {} }, twilightStruggleMessages)).toBe(
    "It is not your move: waiting for US.",
  );
  expect(refused({ hands, influence }, [], "toString")).toBe("That is not among the choices. [5.1]");
});

test("a refused answer changes nothing", () => {
  const t = table({ side: "us", hands, influence: { france: [1, 0] } });
  const before = JSON.stringify(t.match.save());
  expect(() => t.match.answer("us", "fidel")).toThrow("refusal.not-in-hand");
  expect(() => t.match.answer("ussr", "nato")).toThrow("refusal.turn");
  expect(JSON.stringify(t.match.save())).toBe(before);
});
