import { expect, test } from "vitest";
import { cardIds, cards } from "../../../src/games/red-sea/cards/index.ts";
import { board } from "../../../src/games/red-sea/components/board.ts";
import { table } from "../../games/red-sea/table.ts";

const ids = (places: readonly number[]) => places.map((place) => board.id(place)).sort();

test("2.1.1 Africa has seven countries and the Middle East five", () => {
  expect(ids(board.area("africa"))).toEqual([
    "djibouti",
    "egypt",
    "ethiopia",
    "kenya",
    "madagascar",
    "somalia",
    "sudan",
  ]);
  expect(ids(board.area("middle-east"))).toEqual(["egypt", "oman", "saudi-arabia", "south-yemen", "yemen"]);
});

test("2.1.2, example: 2 US influence removed from the Middle East may come out of Egypt", () => {
  const t = table({ turn: 2, hands: { ussr: ["cento-collapses"] }, influence: { egypt: [2, 0], kenya: [2, 0] } });
  t.ussr("cento-collapses", "event", "egypt", "egypt");
  expect(t.influence("egypt")).toEqual([0, 0]);
  expect(t.influence("kenya")).toEqual([2, 0]);
});

test("2.1.2 DEFCON 3 closes Egypt to coups like the rest of the Middle East, and leaves Africa open", () => {
  const influence = { egypt: [1, 0], oman: [1, 0], kenya: [1, 0] } as const;
  const at = (defcon: number) =>
    table({ defcon, hands: { ussr: ["the-lion-falters"] }, influence: { ...influence, sudan: [1, 0] } })
      .ussr("the-lion-falters", "coup")
      .options("ussr")
      .sort();
  expect(at(4)).toEqual(["egypt", "kenya", "oman", "sudan"]);
  expect(at(3)).toEqual(["kenya", "sudan"]);
});

test("2.1.4, 2.1.5 Egypt, Kenya and Saudi Arabia are battlegrounds; Ethiopia and Somalia are not", () => {
  expect(ids(board.everywhere.filter((place) => board.battleground[place]))).toEqual([
    "egypt",
    "kenya",
    "saudi-arabia",
  ]);
});

test("2.1.6 the twelve lines of the board, each drawn from both ends", () => {
  const lines = board.everywhere.flatMap((place) =>
    board.adjacent(place).map((next) => [board.id(place), board.id(next)].sort().join(" – ")),
  );
  expect(lines).toHaveLength(24);
  expect([...new Set(lines)].sort()).toEqual([
    "djibouti – somalia",
    "djibouti – south-yemen",
    "egypt – sudan",
    "ethiopia – kenya",
    "ethiopia – sudan",
    "kenya – madagascar",
    "kenya – somalia",
    "madagascar – somalia",
    "oman – saudi-arabia",
    "saudi-arabia – south-yemen",
    "saudi-arabia – yemen",
    "somalia – sudan",
  ]);
});

test("2.1.7 the Sea Lanes take influence, but no coup and no realignment", () => {
  const t = table({ hands: { ussr: ["mr-nyet"] }, influence: { "sea-lanes": [4, 0] } });
  t.ussr("mr-nyet");
  expect(t.options("ussr")).toEqual(["event", "influence", "space"]);
  t.ussr("influence", "sea-lanes", "sea-lanes", "sea-lanes");
  expect(t.influence("sea-lanes")).toEqual([4, 3]);
});

test("2.1.8, example: Saudi Arabia (stability 3) is controlled with 3 influence and 3 more than the other side", () => {
  const cost = (us: number, ussr: number) => {
    const t = table({
      hands: { ussr: ["the-lion-falters"] },
      influence: { "saudi-arabia": [us, ussr], yemen: [0, 1] },
    });
    t.ussr("the-lion-falters", "influence");
    const option = t.match.pending[0]?.options.find(({ id }) => id === "saudi-arabia");
    return option?.hint?.cost;
  };
  expect(cost(2, 0)).toBe(1);
  expect(cost(3, 0)).toBe(2);
  expect(cost(5, 3)).toBe(1);
  expect(cost(6, 3)).toBe(2);
});

test("2.2.1, 2.2.2 51 cards: 20 of the US, 21 of the USSR, 8 neutral and 2 for scoring", () => {
  const all = cardIds.map((id) => cards[id]);
  expect(all).toHaveLength(51);
  const count = (side: string) => all.filter((card) => card.side === side && !card.scoring).length;
  expect([count("us"), count("ussr"), count("neutral")]).toEqual([20, 21, 8]);
  expect(all.filter((card) => card.scoring).map(({ id, ops }) => [id, ops])).toEqual([
    ["africa-scoring", 0],
    ["middle-east-scoring", 0],
  ]);
});

test("2.2.4 a starred event leaves the game, another goes to the discards", () => {
  const t = table({ hands: { ussr: ["nasserism", "soviets-airlift-cubans"], us: ["peace-corps"] } });
  t.ussr("nasserism", "event").us("peace-corps", "influence", "sea-lanes", "sea-lanes");
  t.ussr("soviets-airlift-cubans", "event");
  expect([t.pileOf("nasserism"), t.pileOf("soviets-airlift-cubans")]).toEqual(["removed", "discard"]);
});

test("2.2.5 an underlined event goes on", () => {
  const t = table({ hands: { ussr: ["the-derg"] } });
  t.ussr("the-derg", "event");
  expect(t.effects).toEqual(["the-derg"]);
});
