import { expect, test } from "vitest";
import { table } from "../table.ts";

test("Missile Envy: the opponent picks among the cards with most operations and takes this one", () => {
  const t = table({
    turn: 4,
    hands: { us: ["duck-and-cover", "bear-trap", "fidel", "africa-scoring"], ussr: ["missile-envy", "comecon"] },
  });
  t.ussr("missile-envy", "event");
  expect(t.asked).toEqual(["us missile-envy.card"]);
  expect(t.options("us").sort()).toEqual(["bear-trap", "duck-and-cover"]);
  t.us("duck-and-cover");
  expect([...t.hand("us")].sort()).toEqual(["africa-scoring", "bear-trap", "fidel", "missile-envy"]);
});

test("Missile Envy: a card of the opponent is used for operations, and its event does not happen", () => {
  const t = table({
    hands: { us: ["duck-and-cover", "fidel"], ussr: ["missile-envy", "comecon"] },
    influence: { poland: [0, 1] },
  });
  t.ussr("missile-envy", "event", "influence", "poland", "poland", "poland");
  expect(t.influence("poland")).toEqual([0, 4]);
  expect(t.defcon).toBe(5);
  expect(t.pileOf("duck-and-cover")).toBe("discard");
});

test("Missile Envy: the received card may go to the Space Race", () => {
  const t = table({ hands: { us: ["nato", "fidel"], ussr: ["missile-envy", "comecon"] }, dice: [1] });
  t.ussr("missile-envy", "event", "space");
  expect(t.space.ussr).toBe(1);
  expect(t.view.spaceAttempts.ussr).toBe(1);
  expect(t.pileOf("nato")).toBe("discard");
});

test("Missile Envy: the taker's modifiers count for the received card [7.4.1]", () => {
  const t = table({
    hands: { us: ["duck-and-cover", "fidel"], ussr: ["missile-envy", "comecon"] },
    effects: [
      { card: "containment", side: "us", turn: true },
      { card: "red-scare-purge", side: "us", turn: true },
    ],
  });
  t.ussr("missile-envy", "event", "influence");
  expect(t.told("operation")).toMatchObject([{ side: "ussr", operation: "influence", ops: 2 }]);
});

test("Missile Envy: an own event happens at once, and with an asterisk leaves the game", () => {
  const t = table({
    hands: { us: ["de-gaulle-leads-france", "fidel"], ussr: ["missile-envy", "comecon"] },
    influence: { france: [3, 0] },
  });
  t.ussr("missile-envy", "event");
  expect(t.influence("france")).toEqual([1, 1]);
  expect(t.pileOf("de-gaulle-leads-france")).toBe("removed");
  expect(t.told("operation")).toEqual([]);
});

test("Missile Envy: a neutral event happens for its player", () => {
  const t = table({
    side: "us",
    hands: { us: ["missile-envy", "nato"], ussr: ["brush-war", "fidel"] },
    dice: [3],
  });
  t.us("missile-envy", "event", "kenya");
  expect(t.vp).toBe(1);
  expect(t.milOps).toEqual({ us: 3, ussr: 0 });
  expect(t.pileOf("brush-war")).toBe("discard");
});

test("Missile Envy: printed operations are compared", () => {
  const t = table({
    hands: { us: ["nato", "duck-and-cover"], ussr: ["missile-envy", "comecon"] },
    effects: [{ card: "containment", side: "us", turn: true }],
  });
  t.ussr("missile-envy", "event");
  expect(t.told("missile-envy")).toEqual([{ side: "ussr", card: "nato" }]);
});

test("Missile Envy: The China Card is not in the hand", () => {
  const t = table({
    hands: { us: ["truman-doctrine"], ussr: ["missile-envy", "comecon"] },
    china: { holder: "us", faceUp: true },
  });
  t.ussr("missile-envy", "event");
  expect(t.told("missile-envy")).toEqual([{ side: "ussr", card: "truman-doctrine" }]);
  expect(t.view.china.holder).toBe("us");
});

test("Missile Envy: a scoring card is the least, taken only if there is nothing else", () => {
  const other = table({
    turn: 4,
    hands: { us: ["africa-scoring", "truman-doctrine"], ussr: ["missile-envy", "comecon"] },
  });
  other.ussr("missile-envy", "event");
  expect(other.told("missile-envy")).toEqual([{ side: "ussr", card: "truman-doctrine" }]);
  const alone = table({
    turn: 4,
    hands: { us: ["africa-scoring"], ussr: ["missile-envy", "comecon"] },
    influence: { kenya: [0, 2] },
  });
  alone.ussr("missile-envy", "event");
  expect(alone.vp).toBe(-1);
  expect(alone.pileOf("africa-scoring")).toBe("discard");
});

test("Missile Envy: an event that cannot happen gives nothing, no operations either", () => {
  const wargames = table({
    turn: 8,
    defcon: 3,
    hands: { us: ["wargames", "fidel"], ussr: ["missile-envy", "comecon"] },
  });
  wargames.ussr("missile-envy", "event");
  expect(wargames.pileOf("wargames")).toBe("discard");
  expect(wargames.asked).toEqual(["us play.card"]);
  const nato = table({ side: "us", hands: { us: ["missile-envy", "bear-trap"], ussr: ["nato", "fidel"] } });
  nato.us("missile-envy", "event");
  expect(nato.effects).toEqual([]);
  expect(nato.pileOf("nato")).toBe("discard");
  expect(nato.asked).toEqual(["ussr play.card"]);
});

test("Missile Envy: neither a UN Intervention without a partner nor a prevented event gives anything", () => {
  const un = table({ hands: { us: ["un-intervention", "africa-scoring"], ussr: ["missile-envy", "comecon"] } });
  un.ussr("missile-envy", "event");
  expect(un.pileOf("un-intervention")).toBe("discard");
  expect(un.told("operation")).toEqual([]);
  const prevented = table({
    hands: { us: ["muslim-revolution", "fidel"], ussr: ["missile-envy", "comecon"] },
    influence: { iran: [2, 0] },
    effects: [{ card: "awacs-sale-to-saudis", side: "us" }],
  });
  prevented.ussr("missile-envy", "event");
  expect(prevented.influence("iran")).toEqual([2, 0]);
  expect(prevented.pileOf("muslim-revolution")).toBe("discard");
});

test("Missile Envy: a received UN Intervention is played with a card of the own hand whose event is the opponent's", () => {
  const t = table({
    hands: { us: ["un-intervention", "africa-scoring"], ussr: ["missile-envy", "comecon", "nato"] },
    influence: { poland: [0, 1] },
  });
  t.ussr("missile-envy", "event");
  expect(t.asked).toEqual(["ussr operations.kind"]);
  t.ussr("influence", "poland", "poland", "poland", "poland");
  expect(t.influence("poland")).toEqual([0, 5]);
  expect(t.told("un-intervention")).toEqual([{ side: "ussr", card: "nato" }]);
  expect(t.pileOf("un-intervention")).toBe("discard");
  expect(t.pileOf("nato")).toBe("discard");
  expect(t.effects).toEqual([]);
  expect(t.asked).toEqual(["us play.card"]);
});

test("Missile Envy in the headline phase: a received UN Intervention cannot be used", () => {
  const t = table({
    turn: 4,
    step: { at: "headline" },
    hands: { us: ["un-intervention", "independent-reds"], ussr: ["missile-envy", "comecon", "nato"] },
  });
  t.headlines({ us: "independent-reds", ussr: "missile-envy" });
  t.us("yugoslavia");
  expect(t.pileOf("un-intervention")).toBe("discard");
  expect(t.asked).toEqual(["ussr play.card"]);
});

test("Missile Envy: with an empty hand against it nothing is exchanged", () => {
  const t = table({ hands: { us: [], ussr: ["missile-envy", "comecon"] } });
  t.ussr("missile-envy", "event");
  expect(t.pileOf("missile-envy")).toBe("discard");
  expect(t.view.missileEnvy).toBeNull();
});

test("Missile Envy: used for operations it is not exchanged", () => {
  const t = table({ hands: { us: ["nato", "fidel"], ussr: ["missile-envy", "comecon"] } });
  t.ussr("missile-envy", "influence", "poland", "done");
  expect(t.pileOf("missile-envy")).toBe("discard");
  expect([...t.hand("us")].sort()).toEqual(["fidel", "nato"]);
});

test("Missile Envy: its player stays the phasing one, and loses with a card that takes DEFCON to 1", () => {
  const t = table({
    turn: 4,
    defcon: 2,
    hands: { us: ["we-will-bury-you", "fidel"], ussr: ["missile-envy", "comecon"] },
  });
  t.ussr("missile-envy", "event");
  expect(t.outcome).toMatchObject({ winners: ["us"], key: "defcon" });
});

test("Missile Envy in the headline phase: the received card's operations are conducted, even in space", () => {
  const t = table({
    turn: 4,
    step: { at: "headline" },
    hands: { us: ["missile-envy", "nato"], ussr: ["nasser", "comecon", "fidel"] },
    dice: [2],
  });
  t.headlines({ us: "missile-envy", ussr: "nasser" }).us("space");
  expect(t.space.us).toBe(1);
  expect(t.view.spaceAttempts.us).toBe(1);
  expect(t.pileOf("comecon")).toBe("discard");
  expect(t.asked).toEqual(["ussr play.card"]);
  expect(t.options("ussr")).toEqual(["missile-envy"]);
});

test("Missile Envy in the headline phase: or its event happens", () => {
  const t = table({
    turn: 4,
    step: { at: "headline" },
    hands: { us: ["missile-envy", "nato"], ussr: ["nasser", "bear-trap", "fidel"] },
  });
  t.headlines({ us: "missile-envy", ussr: "nasser" });
  expect(t.effects).toEqual(["bear-trap"]);
  expect(t.pileOf("bear-trap")).toBe("removed");
});
