import { expect, test } from "vitest";
import type { CardId } from "../../../../src/games/twilight-struggle/cards/ids.ts";
import { cardIds, cards } from "../../../../src/games/twilight-struggle/cards/index.ts";
import { type Setting, table } from "../table.ts";

const top = ["marshall-plan", "africa-scoring", "allende", "opec", "che"] as const;

/** The US controls Israel and has the card. */
const tehran = {
  turn: 4,
  side: "us",
  hands: { us: ["our-man-in-tehran", "nato"], ussr: ["fidel", "comecon"] },
  influence: { israel: [4, 0] },
  deck: [...top, "junta"],
} as const satisfies Setting;

test("Our Man in Tehran: of the top 5 cards the US discards what it likes, without events", () => {
  const t = table(tehran);
  t.us("our-man-in-tehran", "event");
  expect(t.options("us").sort()).toEqual([...top, "done"].sort());
  t.us("opec", "africa-scoring", "done");
  expect(t.pileOf("opec")).toBe("discard");
  expect(t.pileOf("africa-scoring")).toBe("discard");
  expect(t.vp).toBe(0);
  expect(t.hand("us")).toEqual(["nato"]);
  expect(t.pileOf("our-man-in-tehran")).toBe("removed");
});

test("Our Man in Tehran: the rest goes back to the draw pile, which is shuffled", () => {
  const t = table(tehran);
  const size = t.view.deckSize;
  t.us("our-man-in-tehran", "event");
  const chance = t.fate.position;
  t.us("opec", "done");
  expect(t.view.deckSize).toBe(size - 1);
  expect(t.fate.position).toBe(chance + 1);
});

test("Our Man in Tehran: the US may discard none, or all five", () => {
  const none = table(tehran);
  const size = none.view.deckSize;
  none.us("our-man-in-tehran", "event", "done");
  expect(none.view.deckSize).toBe(size);
  expect(none.view.discard).toEqual([]);
  const all = table(tehran);
  all.us("our-man-in-tehran", "event", ...top);
  expect(all.view.discard).toEqual([...top]);
  expect(all.asked).toEqual(["ussr play.card"]);
});

test("Our Man in Tehran: only the US knows what it looks at; the discards are for all to see", () => {
  const t = table(tehran);
  t.us("our-man-in-tehran", "event");
  expect(t.told("looked-at", "us")).toEqual([{ side: "us", count: 5, cards: [...top] }]);
  for (const seat of ["ussr", null] as const) {
    expect(t.told("looked-at", seat)).toEqual([{ side: "us", count: 5 }]);
    const { unseen, ...known } = t.match.view(seat);
    for (const card of top) expect(JSON.stringify(known)).not.toContain(card);
    expect(unseen).toEqual(expect.arrayContaining([...top]));
  }
  t.us("opec", "done");
  expect(t.told("discard", "ussr")).toEqual([{ side: "us", card: "opec" }]);
  for (const seat of ["ussr", null] as const) {
    const { unseen, ...known } = t.match.view(seat);
    expect(JSON.stringify([known, t.match.logFor(seat)])).not.toContain("marshall-plan");
    expect(unseen).toContain("marshall-plan");
  }
});

test("Our Man in Tehran: cannot be taken back once the cards are seen", () => {
  const t = table(tehran);
  t.us("our-man-in-tehran", "event");
  expect(t.match.canUndo("us")).toBe(false);
});

test("Our Man in Tehran: a pile of fewer than 5 is followed by the shuffled discards", () => {
  const elsewhere: readonly CardId[] = [...tehran.hands.us, ...tehran.hands.ussr, "opec", "che", "the-china-card"];
  const discard = cardIds.filter((id) => cards[id].era !== "late" && !elsewhere.includes(id));
  const t = table({ ...tehran, deck: ["opec", "che"], discard: [...discard].reverse() });
  t.us("our-man-in-tehran", "event");
  // scripted piles keep their order: the first three cards by number lie on top
  expect(t.options("us")).toEqual(["opec", "che", "asia-scoring", "europe-scoring", "middle-east-scoring", "done"]);
  expect(t.view.discard).toEqual([]);
});

test("Our Man in Tehran: no event for a US without a country of the Middle East", () => {
  const t = table({ ...tehran, influence: { israel: [3, 0], turkey: [2, 0] } });
  t.us("our-man-in-tehran");
  expect(t.options("us")).not.toContain("event");
});

test("Our Man in Tehran: headlined without the condition it is only discarded", () => {
  const t = table({
    ...tehran,
    step: { at: "headline" },
    hands: { us: ["our-man-in-tehran", "nato"], ussr: ["allende", "fidel"] },
    influence: {},
    deck: [],
  });
  t.headlines({ us: "our-man-in-tehran", ussr: "allende" });
  expect(t.told("looked-at")).toEqual([]);
  expect(t.pileOf("our-man-in-tehran")).toBe("discard");
});

test("Our Man in Tehran: played by the USSR, the condition is tested when the event resolves", () => {
  const setting = {
    ...tehran,
    side: "ussr",
    hands: { us: ["nato", "junta"], ussr: ["our-man-in-tehran", "fidel"] },
    influence: { jordan: [2, 0] },
    deck: top,
    dice: [6],
  } as const satisfies Setting;
  const last = table(setting);
  last.ussr("our-man-in-tehran", "coup", "jordan");
  expect(last.told("looked-at")).toEqual([]);
  expect(last.pileOf("our-man-in-tehran")).toBe("discard");
  const first = table(setting);
  first.ussr("our-man-in-tehran", "event-first").us("done").ussr("coup", "jordan");
  expect(first.influence("jordan")).toEqual([0, 2]);
  expect(first.pileOf("our-man-in-tehran")).toBe("removed");
});
