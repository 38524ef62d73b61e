import { describe, expect, test } from "vitest";
import type { Localized } from "../../src/engine/index.ts";
import { elementIds } from "../../src/games/wir-sind-das-volk/cards/elements.ts";
import { allCards } from "../../src/games/wir-sind-das-volk/cards/index.ts";
import type { Element } from "../../src/games/wir-sind-das-volk/cards/types.ts";
import { provinceList, siteList } from "../../src/games/wir-sind-das-volk/components/board/index.ts";
import { connections } from "../../src/games/wir-sind-das-volk/components/connections.ts";
import { nameOf } from "../../src/games/wir-sind-das-volk/names.ts";
import { armsRaceCards } from "../../src/games/wir-sind-das-volk/two-plus-two/cards/arms-race.ts";
import { conflictCards } from "../../src/games/wir-sind-das-volk/two-plus-two/cards/conflict.ts";
import { aliasFaults, type Texts, textFaults, unusedOrUnknown } from "./things.ts";

const nothing: Localized = { en: "", ru: "" };

/** The icons and arrows of a card are its text. */
const textOf = (elements: readonly Element[]): Texts =>
  Object.fromEntries(elementIds(elements).map((id) => [id, nameOf(id) ?? nothing]));

describe("nothing is missing", () => {
  test.each(allCards.map((card) => [card.id, card] as const))("card %s", (id, { name, event, beside, below }) => {
    const printed = [...event, ...(beside ?? []), ...(below ?? [])];
    expect(textFaults(id, { name, ...textOf(printed) })).toEqual([]);
    expect(name.de.trim(), `${id}: the printed name`).not.toBe("");
    expect(printed.length, `${id}: an event`).toBeGreaterThan(0);
  });

  test("cards of the arms race and of conflicts", () => {
    const faults = [
      ...armsRaceCards.flatMap(({ id, usa, ussr }) => textFaults(id, textOf([...usa, ...ussr].flat()))),
      ...conflictCards.flatMap(({ id, usa, ussr }) => textFaults(id, textOf([...usa, ...ussr]))),
    ];
    expect(faults).toEqual([]);
    for (const { id, usa, ussr } of armsRaceCards) expect([usa.length, ussr.length], id).toEqual([4, 4]);
  });

  test.each([...provinceList, ...siteList].map((place) => [place.id, place] as const))("place %s", (id, { name }) => {
    expect(textFaults(id, { name })).toEqual([]);
    expect(name.de.trim(), `${id}: the printed name`).not.toBe("");
  });
});

test("a word means one card, or one place", () => {
  expect(aliasFaults(allCards)).toEqual([]);
  expect(aliasFaults([...provinceList, ...siteList])).toEqual([]);
});

describe("everything on the map is used", () => {
  test("every city has a connection; Rheinsberg alone has none", () => {
    const cities = siteList.map(({ id }) => id);
    const ends = connections.flatMap(({ a, b }) => [a, b]);
    expect(unusedOrUnknown(cities, ends)).toEqual(["rheinsberg is used by nothing"]);
  });

  test("every province has neighbours, and all but West Berlin cities", () => {
    const ids = provinceList.map(({ id }) => id);
    const neighbouring = provinceList.flatMap(({ neighbours }) => neighbours);
    expect(unusedOrUnknown(ids, neighbouring)).toEqual([]);
    const built = siteList.flatMap(({ provinces }) => provinces);
    expect(unusedOrUnknown(ids, built)).toEqual(["west-berlin is used by nothing"]);
  });
});
