import { describe, expect, test } from "vitest";
import type { Side } from "../../../../src/games/cold-war/seats.ts";
import type { CardId } from "../../../../src/games/twilight-struggle/cards/ids.ts";
import { table } from "../table.ts";

/** As printed: value and whose event. */
const printed: readonly [card: CardId, ops: number, event: Side | "neutral"][] = [
  ["duck-and-cover", 3, "us"],
  ["five-year-plan", 3, "us"],
  ["socialist-governments", 3, "ussr"],
  ["fidel", 2, "ussr"],
  ["vietnam-revolts", 2, "ussr"],
  ["blockade", 1, "ussr"],
  ["korean-war", 2, "ussr"],
  ["romanian-abdication", 1, "ussr"],
  ["arab-israeli-war", 2, "ussr"],
  ["comecon", 3, "ussr"],
  ["nasser", 1, "ussr"],
  ["warsaw-pact-formed", 3, "ussr"],
  ["de-gaulle-leads-france", 3, "ussr"],
  ["captured-nazi-scientist", 1, "neutral"],
  ["truman-doctrine", 1, "us"],
  ["olympic-games", 2, "neutral"],
  ["nato", 4, "us"],
  ["independent-reds", 2, "us"],
  ["marshall-plan", 4, "us"],
  ["indo-pakistani-war", 2, "neutral"],
  ["containment", 3, "us"],
  ["cia-created", 1, "us"],
  ["us-japan-mutual-defense-pact", 4, "us"],
  ["suez-crisis", 3, "ussr"],
  ["east-european-unrest", 3, "us"],
  ["decolonization", 2, "ussr"],
  ["red-scare-purge", 4, "neutral"],
  ["un-intervention", 1, "neutral"],
  ["de-stalinization", 3, "ussr"],
  ["nuclear-test-ban", 4, "neutral"],
  ["formosan-resolution", 2, "us"],
  ["defectors", 2, "us"],
  ["the-cambridge-five", 2, "ussr"],
  ["special-relationship", 2, "us"],
  ["norad", 3, "us"],
];

/** Everything an event could have changed besides the piles. */
const marks = ({ view }: ReturnType<typeof table>) => {
  const { vp, defcon, milOps, space, influence, china, effects } = view;
  return { vp, defcon, milOps, space, influence, china, effects };
};

describe("operations with one's own or a neutral card: its value and nothing of its event [5.2]", () => {
  test.each(printed.filter(([, , event]) => event !== "ussr"))("%s by the US: %i", (card, ops) => {
    const t = table({ side: "us", hands: { us: [card, "nasser"] }, printed: true, defcon: 4 });
    const before = marks(t);
    t.us(card, "influence", ...Array<string>(ops).fill("united-kingdom"));
    expect(t.asked).toEqual(["ussr play.card"]);
    expect(t.influence("united-kingdom")).toEqual([5 + ops, 0]);
    expect({ ...marks(t), influence: before.influence }).toEqual(before);
    expect(t.pileOf(card)).toBe("discard");
  });

  test.each(printed.filter(([, , event]) => event !== "us"))("%s by the USSR: %i", (card, ops) => {
    const t = table({ hands: { ussr: [card, "nato"], us: ["fidel", "nasser"] }, printed: true, defcon: 4 });
    const before = marks(t);
    t.ussr(card, "influence", ...Array<string>(ops).fill("north-korea"));
    expect(t.asked).toEqual(["us play.card"]);
    expect(t.influence("north-korea")).toEqual([0, 3 + ops]);
    expect({ ...marks(t), influence: before.influence }).toEqual(before);
    expect(t.pileOf(card)).toBe("discard");
  });
});

describe("an opponent's card sent to the space race: its event never happens [6.4.5]", () => {
  const worthTwo = printed.filter(([, ops]) => ops >= 2);

  test.each(worthTwo.filter(([, , event]) => event === "us"))("%s by the USSR", (card) => {
    const t = table({ hands: { ussr: [card, "nasser"] }, printed: true, defcon: 4, dice: [6] });
    const before = marks(t);
    t.ussr(card, "space");
    expect(marks(t)).toEqual(before);
    expect(t.pileOf(card)).toBe("discard");
  });

  test.each(worthTwo.filter(([, , event]) => event === "ussr"))("%s by the US", (card) => {
    const t = table({ side: "us", hands: { us: [card, "nato"] }, printed: true, defcon: 4, dice: [6] });
    const before = marks(t);
    t.us(card, "space");
    expect(marks(t)).toEqual(before);
    expect(t.pileOf(card)).toBe("discard");
  });
});
