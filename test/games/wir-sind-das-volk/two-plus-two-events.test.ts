import { describe, expect, test } from "vitest";
import { card, expansionCards } from "../../../src/games/wir-sind-das-volk/cards/index.ts";
import type { CardId } from "../../../src/games/wir-sind-das-volk/cards/types.ts";
import type { Seat } from "../../../src/games/wir-sind-das-volk/seats.ts";
import { changes, playThrough } from "./changes.ts";
import { type Setting, table } from "./table.ts";

/** Both treasuries at $6, four doves, and decks whose next cards are known. */
const world: Setting = {
  unrest: 2,
  factories: ["hamburg", "dortmund", "berlin", "leipzig"],
  powers: { doves: 4, armsDeck: ["arms-07", "arms-10"], conflictDeck: ["conflict-02", "conflict-04"] },
};

type Row = readonly [id: CardId, seat: Seat, picks: readonly string[], result: readonly string[]];

const rows: readonly Row[] = [
  ["race-for-the-rocket-scientists", "usa", [], ["space 0>-1", "$ usa 6>5"]],
  ["reparations-and-war-booty", "ussr", [], ["$ ussr 6>9"]],
  ["hydrogen-bomb", "usa", [], ["dominance 0>-1", "arms 0>-1", "$ usa 6>4"]],
  ["truman-doctrine", "west", [], ["dominance 0>-2"]],
  [
    "marshall-plan",
    "usa",
    ["dominance", "west=kiel", "west=ulm"],
    ["dominance 0>-1", "kiel none>sound", "ulm none>sound", "$ usa 6>4"],
  ],
  [
    "hungarian-uprising",
    "east",
    ["sachsen"],
    ["unrest sachsen 2>1", "prestige 0>-1", "dominance 0>1", "police light", "doves 4>3"],
  ],
  ["sputnik", "ussr", ["prestige"], ["prestige 0>1", "space 0>2", "$ ussr 6>4"]],
  [
    "atoms-for-peace",
    "west",
    ["prestige:west"],
    ["prestige 0>-1", "$ usa 6>7", "$ ussr 6>7", "doves 4>5", "peacemakers of west 1"],
  ],
  ["austrian-state-treaty", "east", ["dominance:west"], ["dominance 0>-1", "doves 4>5", "peacemakers of east 1"]],
  ["korean-war", "usa", [], ["dominance 0>2", "$ ussr 6>3", "doves 4>3"]],
  ["first-man-on-the-moon", "ussr", [], ["dominance 0>1", "space 0>1", "$ ussr 6>3"]],
  ["decolonisation-of-africa", "west", [], ["dominance 0>-1", "$ usa 6>5"]],
  ["intercontinental-missiles", "ussr", ["dominance"], ["dominance 0>1", "arms 0>1", "$ ussr 6>5", "doves 4>3"]],
  ["sino-soviet-split", "usa", [], ["dominance 0>-3"]],
  ["kennedys-moon-speech", "usa", ["prestige"], ["prestige 0>-1", "space 0>-2", "$ usa 6>4"]],
  [
    "yuri-gagarin-in-space",
    "ussr",
    ["prestige", "dominance"],
    ["prestige 0>1", "dominance 0>1", "space 0>1", "$ ussr 6>5"],
  ],
  ["vietnam-war", "east", [], ["dominance 0>3", "doves 4>3"]],
  ["non-proliferation-treaty", "east", ["prestige:east"], ["prestige 0>1", "doves 4>6", "peacemakers of east 1"]],
  [
    "partial-test-ban-treaty",
    "usa",
    ["dominance:west"],
    ["dominance 0>-1", "$ usa 6>7", "$ ussr 6>7", "doves 4>5", "peacemakers of usa 1"],
  ],
  ["cuban-missile-crisis", "west", [], ["$ usa 6>5", "$ ussr 6>5", "doves 4>1"]],
  ["salyut-and-skylab", "ussr", [], ["space 0>1", "$ ussr 6>5"]],
  ["petrodollars", "usa", [], ["$ usa 6>9"]],
  ["multiple-warheads", "ussr", [], ["prestige 0>-1", "dominance 0>1", "arms 0>1", "$ ussr 6>3"]],
  ["nixon-in-china", "usa", [], ["dominance 0>-2", "$ usa 6>5"]],
  ["soviet-invasion-of-afghanistan", "west", [], ["prestige 0>-2", "dominance 0>-2", "doves 4>3"]],
  ["fall-of-saigon", "ussr", [], ["dominance 0>2", "$ ussr 6>5"]],
  ["watergate", "east", [], ["prestige 0>1", "dominance 0>2"]],
  [
    "salt-i",
    "west",
    ["dominance:east"],
    ["dominance 0>1", "$ usa 6>7", "$ ussr 6>7", "doves 4>6", "peacemakers of west 1"],
  ],
  [
    "helsinki-final-act",
    "ussr",
    ["prestige:east"],
    ["prestige 0>2", "socialists 0>-1", "doves 4>5", "peacemakers of ussr 1"],
  ],
  ["yom-kippur-war", "ussr", [], ["dominance 0>2", "$ ussr 6>3", "doves 4>2"]],
  ["space-shuttle-and-mir", "usa", [], ["space 0>-1", "$ usa 6>5"]],
  ["arms-exports-to-the-third-world", "ussr", [], ["$ ussr 6>9"]],
  [
    "pershing-ii-and-ss-20",
    "usa",
    ["west=bayern", "west=hessen"],
    ["unrest hessen 2>3", "unrest bayern 2>3", "dominance 0>-1", "arms 0>-1", "$ usa 6>4"],
  ],
  [
    "strategic-defense-initiative",
    "usa",
    ["west=bayern"],
    ["unrest bayern 2>3", "space 0>-1", "arms 0>-1", "$ usa 6>2", "doves 4>3", "dearer arms"],
  ],
  ["sinatra-doctrine", "west", [], ["prestige 0>-1", "weaker aid"]],
  ["iran-contra-affair", "ussr", ["prestige"], ["prestige 0>1", "$ usa 6>4"]],
  ["challenger-disaster", "ussr", [], ["space 0>1", "$ usa 6>4"]],
  [
    "reykjavik-summit",
    "east",
    ["prestige:west"],
    ["prestige 0>-1", "$ usa 6>7", "$ ussr 6>7", "doves 4>5", "peacemakers of east 1"],
  ],
  ["inf-treaty", "usa", ["dominance:west"], ["dominance 0>-1", "doves 4>6", "peacemakers of usa 1"]],
  ["able-archer-83", "east", [], ["dominance 0>2", "$ ussr 6>3", "doves 4>2"]],
];

describe("every event of 2+2 does what its card says", () => {
  test.each(rows)("%s", (id, seat, picks, result) => {
    const { decade } = card(id);
    const others = expansionCards.filter((each) => each.decade === decade && each.id !== id).slice(0, 3);
    const t = table({ ...world, seat, decade, display: [id, ...others.map((each) => each.id)] });
    const before = t.view;
    t.answer(seat, [id, "event"]);
    playThrough(t, seat, picks);
    expect(changes(before, t.view).sort()).toEqual([...result].sort());
    const kept = t.view.powers?.peacemakers[seat].includes(id) || t.view.police.some((each) => each.card === id);
    expect(t.view.played.includes(id)).toBe(!kept);
  });

  test("there is a row for each of the 40 cards", () => {
    expect(rows.map(([id]) => id)).toEqual(expansionCards.map(({ id }) => id));
  });
});

describe("[6.4] the examples of the rulebook", () => {
  test("example 1: the USSR plays First man on the Moon and ignores everything yellow", () => {
    const t = table({
      ...world,
      seat: "ussr",
      decade: 2,
      display: ["first-man-on-the-moon", "noespl-reforms", "vietnam-war"],
    });
    t.ussr("first-man-on-the-moon", "event");
    expect(t.view.tracks).toMatchObject({ space: 1, dominance: 1 });
    expect(t.view.powers?.treasury).toEqual({ usa: 6, ussr: 3 });
  });

  test("example 2: East plays the Non-Proliferation Treaty, moves prestige or sabotages the USSR", () => {
    const setting: Setting = {
      ...world,
      seat: "east",
      decade: 2,
      display: ["non-proliferation-treaty", "noespl-reforms", "vietnam-war"],
    };
    const one = table(setting).east(
      "non-proliferation-treaty",
      "event",
      "icon:dove-up",
      "icon:dove-up",
      "prestige:east",
    );
    expect(one.view.tracks.prestige).toBe(1);
    expect(one.view.powers).toMatchObject({ doves: 6, peacemakers: { east: ["non-proliferation-treaty"] } });
    const two = table(setting).east(
      "non-proliferation-treaty",
      "event",
      "icon:dove-up",
      "icon:dove-up",
      "dominance:west",
    );
    expect(two.view.tracks.dominance).toBe(-1);
  });
});
