import { describe, expect, test } from "vitest";
import {
  actionIds,
  actions,
  cardIds,
  cards,
  scenarioIds,
  scenarios,
  structureIds,
  structures,
  terrains,
  tileIds,
  tiles,
  vehicleIds,
  vehicles,
} from "../../src/games/undaunted/components/index.ts";
import { sides } from "../../src/games/undaunted/seats.ts";
import { aliasFaults, textFaults, unusedOrUnknown } from "./things.ts";

const offers = [
  ...cardIds.flatMap((id) => cards[id].actions),
  ...vehicleIds.flatMap((id) => vehicles[id].seats.flatMap(({ actions: offered }) => offered)),
];
const played = scenarioIds.map((id) => scenarios[id]);
const forces = played.flatMap((scenario) => sides.map((side) => scenario.sides[side]));

describe("nothing is missing", () => {
  test.each([...cardIds])("card %s", (id) => {
    expect(textFaults(id, { name: cards[id].name })).toEqual([]);
  });

  test.each([...vehicleIds])("vehicle %s", (id) => {
    const seats = vehicles[id].seats.map(({ id: seat, name }) => [`seat ${seat}`, name]);
    expect(textFaults(id, { name: vehicles[id].name, ...Object.fromEntries(seats) })).toEqual([]);
  });

  test("structures, terrains and actions", () => {
    for (const table of [structures, terrains, actions])
      expect(Object.entries(table).flatMap(([id, { name }]) => textFaults(id, { name }))).toEqual([]);
  });

  test.each([...scenarioIds])("scenario %s", (id) => {
    const { title, date, place, brief, orders } = scenarios[id];
    const texts = { title, date, place, brief, "order of the LRDG": orders.lrdg, "order of Italy": orders.italy };
    expect(textFaults(id, texts)).toEqual([]);
  });
});

test.each(sides)("a word of %s means one thing", (side) => {
  const own = { ...cards, ...vehicles };
  const things = [...cardIds, ...vehicleIds].filter((id) => own[id].side === side).map((id) => ({ id, ...own[id] }));
  expect(aliasFaults(things)).toEqual([]);
});

describe("everything in the box is used", () => {
  test("cards and vehicles in scenarios", () => {
    const dealt = forces.flatMap(({ deck }) => Object.keys(deck));
    expect(unusedOrUnknown(cardIds, dealt)).toEqual([]);
    const driven = forces.flatMap((force) => force.vehicles.map(({ vehicle }) => vehicle));
    expect(unusedOrUnknown(vehicleIds, driven)).toEqual([]);
  });

  test("structures and tiles in scenarios, terrains on tiles", () => {
    const built = played.flatMap((scenario) => scenario.structures.map(({ structure }) => structure));
    expect(unusedOrUnknown(structureIds, built)).toEqual([]);
    const laid = played.flatMap(({ board }) => board.map(({ tile }) => tile));
    // three tiles always lie with their other face up
    expect(unusedOrUnknown(tileIds, [...laid, "3B", "11B", "22A"])).toEqual([]);
    const grounds = tileIds.map((id) => tiles[id].terrain);
    expect(unusedOrUnknown(Object.keys(terrains), grounds)).toEqual([]);
  });

  test("actions on cards and seats", () => {
    const offered = offers.map(({ action }) => action);
    expect(unusedOrUnknown(actionIds, offered)).toEqual([]);
  });
});
