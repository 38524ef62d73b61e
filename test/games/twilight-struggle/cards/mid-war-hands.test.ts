import { expect, test } from "vitest";
import type { CardId } from "../../../../src/games/twilight-struggle/cards/ids.ts";
import { cardIds, cards } from "../../../../src/games/twilight-struggle/cards/index.ts";
import { table } from "../table.ts";

const askNot = "ask-not-what-your-country-can-do-for-you";

/** All Early and Mid War cards but these: as discards they leave the rest as the draw pile. */
const allBut = (...rest: CardId[]): CardId[] =>
  cardIds.filter((id) => cards[id].era !== "late" && id !== "the-china-card" && !rest.includes(id));

test("Ask Not: discards any number, without events, and draws as many", () => {
  const t = table({
    turn: 4,
    side: "us",
    hands: { us: [askNot, "duck-and-cover", "africa-scoring", "nato"], ussr: ["fidel", "comecon"] },
    deck: ["marshall-plan", "nuclear-subs", "allende"],
    influence: { kenya: [0, 2] },
  });
  t.us(askNot, "event", "duck-and-cover");
  expect(t.options("us").sort()).toEqual(["africa-scoring", "done", "nato"]);
  t.us("africa-scoring", "done");
  expect([...t.hand("us")].sort()).toEqual(["marshall-plan", "nato", "nuclear-subs"]);
  expect(t.pileOf("duck-and-cover")).toBe("discard");
  expect(t.pileOf("africa-scoring")).toBe("discard");
  expect(t.vp).toBe(0);
  expect(t.defcon).toBe(5);
  expect(t.pileOf(askNot)).toBe("removed");
});

test("Ask Not: none at all, or the whole hand, but never The China Card", () => {
  const setting = {
    turn: 4,
    side: "us",
    hands: { us: [askNot, "nato", "fidel"], ussr: ["nasser", "comecon"] },
    deck: ["marshall-plan", "nuclear-subs", "allende"],
    china: { holder: "us", faceUp: true },
  } as const;
  const none = table(setting);
  none.us(askNot, "event");
  expect(none.options("us").sort()).toEqual(["done", "fidel", "nato"]);
  none.us("done");
  expect([...none.hand("us")].sort()).toEqual(["fidel", "nato"]);
  const all = table(setting);
  all.us(askNot, "event", "nato", "fidel");
  expect([...all.hand("us")].sort()).toEqual(["marshall-plan", "nuclear-subs"]);
});

test("Ask Not: the USSR sees what was discarded, and only the number drawn", () => {
  const t = table({
    turn: 4,
    side: "us",
    hands: { us: [askNot, "nato", "fidel"], ussr: ["nasser", "comecon"] },
    deck: ["marshall-plan"],
  });
  t.us(askNot, "event", "fidel", "done");
  expect(t.told("discard", "ussr")).toEqual([{ side: "us", card: "fidel" }]);
  expect(t.told("drawn", "ussr")).toEqual([{ side: "us", count: 1 }]);
  expect(t.told("drawn", "us")).toEqual([{ side: "us", count: 1, cards: ["marshall-plan"] }]);
});

test("Ask Not: when the pile runs out the discards are shuffled, those just made included", () => {
  const us = [askNot, "fidel", "nato", "junta"] as const;
  const ussr = ["nasser", "comecon"] as const;
  const t = table({
    turn: 4,
    side: "us",
    hands: { us, ussr },
    deck: ["marshall-plan"],
    discard: allBut(...us, ...ussr, "marshall-plan"),
  });
  t.us(askNot, "event", "fidel", "nato", "done");
  // scripted piles keep their order: NATO was discarded last and lies on top
  expect([...t.hand("us")].sort()).toEqual(["junta", "marshall-plan", "nato"]);
  expect(t.told("reshuffle")).toHaveLength(1);
  expect(t.view.discard).toEqual([]);
});

test("Ask Not: a scoring card drawn must still be played this turn", () => {
  const t = table({
    turn: 4,
    round: 6,
    side: "us",
    hands: { us: [askNot, "nato", "fidel"], ussr: ["nasser", "comecon"] },
    deck: ["africa-scoring"],
  });
  t.us(askNot, "event", "fidel", "done").ussr("nasser", "event");
  expect(t.options("us")).toEqual(["africa-scoring"]);
});

test("Ask Not: a way out of the scoring duty, as an event only", () => {
  const t = table({
    turn: 4,
    round: 7,
    side: "us",
    hands: { us: [askNot, "africa-scoring", "nato"] },
    deck: ["marshall-plan"],
  });
  expect(t.options("us").sort()).toEqual(["africa-scoring", askNot]);
  t.us(askNot, "event", "africa-scoring", "done");
  expect(t.outcome).toBeNull();
  expect(t.view.turn).toBe(5);
});

test("Ask Not: played by the USSR, the US discards and draws after the operations", () => {
  const t = table({
    turn: 4,
    hands: { us: ["nato", "fidel"], ussr: [askNot, "comecon"] },
    deck: ["marshall-plan"],
    influence: { poland: [0, 1] },
  });
  t.ussr(askNot, "influence", "poland", "poland", "poland").us("fidel", "done");
  expect([...t.hand("us")].sort()).toEqual(["marshall-plan", "nato"]);
  expect(t.pileOf(askNot)).toBe("removed");
});

test("SALT Negotiations: DEFCON rises by 2 and a card comes out of the discards, for all to see", () => {
  const t = table({
    turn: 4,
    defcon: 2,
    hands: { us: ["nato", "junta"], ussr: ["salt-negotiations", "comecon"] },
    discard: ["fidel", "africa-scoring", "nasser"],
  });
  t.ussr("salt-negotiations", "event");
  expect(t.defcon).toBe(4);
  expect(t.options("ussr").sort()).toEqual(["fidel", "nasser", "none"]);
  t.ussr("fidel");
  expect([...t.hand("ussr")].sort()).toEqual(["comecon", "fidel"]);
  expect(t.told("taken", "us")).toEqual([{ side: "ussr", card: "fidel" }]);
  expect(t.view.discard).toEqual(["africa-scoring", "nasser"]);
  expect(t.pileOf("salt-negotiations")).toBe("removed");
});

test("SALT Negotiations: the card need not be taken; DEFCON stops at 5", () => {
  const t = table({
    turn: 4,
    defcon: 4,
    side: "us",
    hands: { us: ["salt-negotiations", "nato"] },
    discard: ["fidel"],
  });
  t.us("salt-negotiations", "event", "none");
  expect(t.defcon).toBe(5);
  expect(t.hand("us")).toEqual(["nato"]);
});

test("SALT Negotiations: coup rolls of both sides get -1, anywhere", () => {
  const setting = {
    turn: 4,
    hands: { us: ["duck-and-cover", "nato"], ussr: ["comecon", "fidel"] },
    influence: { kenya: [1, 0], haiti: [0, 1] },
    effects: [{ card: "salt-negotiations", side: "us", turn: true }],
    dice: [3],
  } as const;
  const ussr = table(setting);
  ussr.ussr("comecon", "coup", "kenya");
  expect(ussr.told("coup")).toMatchObject([{ modifier: -1, result: 1 }]);
  expect(ussr.milOps.ussr).toBe(3);
  const us = table({ ...setting, side: "us" });
  us.us("duck-and-cover", "coup", "haiti");
  expect(us.told("coup")).toMatchObject([{ modifier: -1, result: 3 }]);
});

test("SALT Negotiations as a headline: a headline resolved before it can be taken", () => {
  const t = table({
    turn: 4,
    step: { at: "headline" },
    hands: { us: ["duck-and-cover", "nato"], ussr: ["salt-negotiations", "comecon"] },
  });
  t.headlines({ us: "duck-and-cover", ussr: "salt-negotiations" });
  expect(t.options("ussr").sort()).toEqual(["duck-and-cover", "none"]);
});

test("Lone Gunman: the USSR sees the US hand once, and may use 1 operation on the map", () => {
  const t = table({
    turn: 4,
    hands: { us: ["nato", "junta"], ussr: ["lone-gunman", "comecon"] },
    influence: { poland: [0, 1], kenya: [1, 0] },
  });
  t.ussr("lone-gunman", "event");
  expect(t.told("hand", "ussr")).toEqual([{ side: "us", count: 2, cards: ["nato", "junta"] }]);
  expect(t.told("hand")).toEqual([{ side: "us", count: 2 }]);
  expect(t.options("ussr").sort()).toEqual(["coup", "done", "influence", "realign"]);
  t.ussr("influence", "poland");
  expect(t.influence("poland")).toEqual([0, 2]);
  expect(t.pileOf("lone-gunman")).toBe("removed");
  expect(t.match.view("ussr").hands).toEqual({ ussr: ["comecon"] });
});

test("Lone Gunman: what was shown stays as it was shown when the US has played on", () => {
  const t = table({ turn: 4, hands: { us: ["nato", "junta"], ussr: ["lone-gunman", "comecon"] } });
  t.ussr("lone-gunman", "event", "done").us("nato", "influence", "canada", "done");
  expect(t.told("hand", "ussr")).toEqual([{ side: "us", count: 2, cards: ["nato", "junta"] }]);
});

test("Lone Gunman: under Brezhnev Doctrine 2 operations", () => {
  const t = table({
    turn: 4,
    hands: { us: ["nato", "junta"], ussr: ["lone-gunman", "comecon"] },
    effects: [{ card: "brezhnev-doctrine", side: "ussr", turn: true }],
  });
  t.ussr("lone-gunman", "event", "influence");
  expect(t.told("operation")).toMatchObject([{ side: "ussr", operation: "influence", ops: 2 }]);
});

test("Lone Gunman: played by the US at DEFCON 2, a USSR coup in a battleground loses the game for the US", () => {
  const t = table({
    turn: 4,
    defcon: 2,
    side: "us",
    hands: { us: ["lone-gunman", "nato"] },
    influence: { angola: [1, 0] },
    dice: [1],
  });
  t.us("lone-gunman", "event-first").ussr("coup", "angola");
  expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "defcon" });
});
