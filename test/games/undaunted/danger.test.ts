import { describe, expect, test } from "vitest";
import { dangerOf } from "../../../src/engine/index.ts";
import type { CardId, soldierIds } from "../../../src/games/undaunted/components/index.ts";
import type { Side } from "../../../src/games/undaunted/seats.ts";
import { type Setting, type Table, table } from "./table.ts";

const danger = (t: Table, seat: Side, option: string) => dangerOf(t.match, seat, option);

const gone = (...ids: (typeof soldierIds)[number][]) => Object.fromEntries(ids.map((id) => [id, null]));

describe("12.2: a hit that ends the own last chance", () => {
  /** Italy has lost truck and car, and could only capture the gun truck of the LRDG and leave in that. */
  const convoy: Setting = {
    scenario: "convoy",
    side: "italy",
    vehicles: { "italy-truck": null, "italy-recon-car": null, "lrdg-gun-truck": { damage: 2 } },
    soldiers: {
      ...gone("italy-machine-gunner", "italy-scout", "italy-anti-tank", "lrdg-scout", "lrdg-saboteur"),
      "italy-rifleman": "17A",
    },
    neutralised: { lrdg: ["italy-truck"] },
    hands: { italy: ["italy-rifleman", "italy-squad-leader"] },
  };

  test("Convoy: nobody could repair the last vehicle that could be evacuated", () => {
    const t = table(convoy).italy("italy-rifleman");
    // defence 5 + cover 2 + distance 2 = 9, one die
    expect(danger(t, "italy", "attack")).toEqual({
      key: "danger.hit",
      args: { side: "italy", end: "hopeless" },
      chance: { ways: 2, cases: 10 },
    });
    expect(danger(t, "italy", "hunker")).toBeNull();
  });

  test("and it is so: a hit loses, a miss goes on", () => {
    const shot = (face: number) => table({ ...convoy, dice: [face] }).italy("italy-rifleman", "attack");
    expect(shot(9).italy("lrdg-rifleman").outcome).toMatchObject({ winners: ["lrdg"], key: "hopeless" });
    expect(shot(8).outcome).toBeNull();
  });

  test("9.4: whoever aboard is wounded, it is lost", () => {
    const t = table({ ...convoy, dice: [0] }).italy("italy-rifleman", "attack");
    const end = { key: "end.hopeless", args: { side: "italy", winners: ["lrdg"] } };
    expect(t.asked).toEqual(["italy wound.soldier"]);
    expect(["lrdg-rifleman", "lrdg-anti-tank"].map((man) => danger(t, "italy", man))).toEqual([end, end]);
  });

  test("a vehicle that takes another hit is no danger", () => {
    const t = table({ ...convoy, vehicles: { ...convoy.vehicles, "lrdg-gun-truck": { damage: 1 } }, dice: [0] });
    expect(danger(t.italy("italy-rifleman"), "italy", "attack")).toBeNull();
  });

  /** Italy has no chance left. If the last engineer of the LRDG goes, neither has it. */
  const airfield: Setting = {
    scenario: "murzuq-airfield",
    side: "italy",
    vehicles: { "italy-medium-tank": null, "lrdg-patrol-truck": null },
    soldiers: {
      ...gone("italy-tank-driver", "italy-tank-crew", "italy-scout", "lrdg-machine-gunner", "lrdg-anti-tank"),
      ...gone("lrdg-scout"),
      "lrdg-engineer": "12A",
      "italy-rifleman": "20A",
    },
    tokens: { lrdg: { "12A": "scouted", "14A": "scouted", "15A": "scouted" }, italy: { "20A": "scouted" } },
    hands: { italy: ["italy-rifleman", "italy-platoon-sergeant"] },
    deck: {
      lrdg: ["lrdg-lieutenant", "lrdg-staff-sergeant", "lrdg-engineer", "lrdg-fog"],
      italy: ["italy-fog", "italy-fog"],
    },
    supply: { lrdg: [], italy: [] },
  };

  test("Murzuq: with 0:0 points the initiative token decides", () => {
    const t = table(airfield).italy("italy-rifleman");
    const loss = {
      key: "danger.hit",
      args: { side: "lrdg", lrdg: 0, italy: 0, end: "hopeless-tie" },
      chance: { ways: 3, cases: 10 },
    };
    // defence 4 + cover 2 + distance 2 = 8, one die
    expect(danger(t, "italy", "attack")).toEqual(loss);
    // who holds the token may shoot
    const holder = table({ ...airfield, initiative: "italy", dice: [0] }).italy("italy-rifleman");
    expect(danger(holder, "italy", "attack")).toBeNull();
    expect(table({ ...airfield, dice: [0] }).italy("italy-rifleman", "attack").outcome?.key).toBe("hopeless-tie");
  });

  test("10: not while he has another card", () => {
    const deck = { ...airfield.deck, lrdg: [...(airfield.deck?.lrdg ?? []), "lrdg-engineer" as const] };
    const t = table({ ...airfield, deck, dice: [0] }).italy("italy-rifleman");
    expect(danger(t, "italy", "attack")).toBeNull();
  });

  test("R30: whatever the only card that goes round is played for, hit or miss", () => {
    const t = table({
      ...airfield,
      side: "lrdg",
      initiative: "italy",
      hands: { lrdg: ["lrdg-engineer"] },
      deck: { lrdg: [], italy: ["italy-fog", "italy-fog"] },
    }).lrdg("lrdg-engineer");
    const end = {
      key: "end.hopeless-tie",
      args: { side: "italy", lrdg: 0, italy: 0, winners: ["italy"] },
    };
    expect(t.options("lrdg")).toEqual(["move", "attack", "hunker"]);
    expect(["attack", "hunker"].map((use) => danger(t, "lrdg", use))).toEqual([end, end]);
  });
});

test("R23: capturing what had to be neutralised, although an action may follow", () => {
  /** Of the two vehicles needed one is taken, and only a rifleman is left, who breaks no armour. */
  const t = table({
    scenario: "convoy",
    side: "lrdg",
    initiative: "italy",
    soldiers: {
      ...gone("lrdg-scout", "lrdg-saboteur", "lrdg-anti-tank", "italy-machine-gunner", "italy-scout"),
      ...gone("italy-anti-tank"),
      "italy-rifleman": "4A",
      "lrdg-rifleman": "4A",
    },
    vehicles: { "lrdg-gun-truck": null, "italy-recon-car": null, "italy-truck": { tile: "4A" } },
    neutralised: { lrdg: ["italy-recon-car"] },
    hands: { lrdg: ["lrdg-rifleman", "lrdg-fog"] },
    deck: { lrdg: ["lrdg-rifleman", "lrdg-lieutenant", "lrdg-warrant-officer"], italy: ["italy-fog", "italy-fog"] },
    supply: { lrdg: [], italy: [] },
  }).lrdg("lrdg-rifleman");
  expect(danger(t, "lrdg", "board:italy-truck:driver")).toEqual({
    key: "end.hopeless-tie",
    args: { side: "italy", lrdg: 0, italy: 0, winners: ["italy"] },
  });
  expect(t.lrdg("board:italy-truck:driver").asked).toEqual(["lrdg play.action"]);
});

describe("R38: quiet rounds that run out against oneself", () => {
  /** The twentieth round of them. The LRDG is ahead by the well that it holds; Italy has still all its cards. */
  const quiet: Setting = {
    scenario: "the-well",
    round: 20,
    quietSince: 1,
    side: "italy",
    initiative: "lrdg",
    tokens: { lrdg: { "1A": "scouted", "20A": "controlled" }, italy: { "22B": "scouted" } },
    hands: { italy: ["italy-scout", "italy-fog"] },
  };
  const end = { rounds: 20, lrdg: 1, italy: 0 };
  const sure = { key: "end.stalemate-points", args: { ...end, winners: ["lrdg"] } };
  const left = { key: "danger.left", args: { ...end, end: "stalemate-points", enemy: "lrdg" }, decides: "lrdg" };

  test("who has the second turn loses by ending it", () => {
    expect(danger(table(quiet), "italy", "end-turn")).toEqual(sure);
    expect(danger(table({ ...quiet, quietSince: 2 }), "italy", "end-turn")).toBeNull();
    expect(danger(table({ ...quiet, options: { stalemate: "never" } }), "italy", "end-turn")).toBeNull();
  });

  test("not the side that is ahead", () => {
    const t = table({ ...quiet, side: "lrdg", initiative: "italy", hands: { lrdg: ["lrdg-scout"] } });
    expect(danger(t, "lrdg", "end-turn")).toBeNull();
  });

  test("who has the first turn leaves it to the enemy, if he has cards", () => {
    const first = (lrdg: readonly CardId[]) =>
      table({ ...quiet, initiative: "italy", hands: { italy: ["italy-scout"], lrdg } });
    expect(danger(first(["lrdg-fog"]), "italy", "end-turn")).toEqual(left);
    expect(danger(first([]), "italy", "end-turn")).toEqual(sure);
  });

  test("the last card that could be played, for what does not last", () => {
    const t = table(quiet).italy("italy-scout");
    expect(t.options("italy")).toEqual(["scout", "attack", "recon", "conceal", "hunker"]);
    expect(["conceal", "hunker"].map((use) => danger(t, "italy", use))).toEqual([sure, sure]);
    // a token laid lasts
    expect(danger(t, "italy", "scout")).toBeNull();
  });

  test("another card in hand may still change something", () => {
    const t = table({ ...quiet, hands: { italy: ["italy-scout", "italy-rifleman"] } }).italy("italy-scout");
    expect(danger(t, "italy", "hunker")).toBeNull();
  });

  test("a shot with the last card, if it misses", () => {
    const t = table({ ...quiet, soldiers: { "italy-scout": "20A" } }).italy("italy-scout", "attack");
    // needs 8: seven of the ten faces miss
    expect(danger(t, "italy", "lrdg-saboteur")).toEqual({
      key: "danger.miss",
      args: { ...end, end: "stalemate-points" },
      chance: { ways: 7, cases: 10 },
    });
  });

  test("8.8: cards drawn that may all be fog", () => {
    const drawing = (deck: readonly CardId[]) =>
      table({
        ...quiet,
        hands: { italy: ["italy-platoon-sergeant"] },
        deck: { italy: deck },
        discard: { italy: [] },
      }).italy("italy-platoon-sergeant", "command");
    const t = drawing(["italy-fog", "italy-scout", "italy-fog", "italy-fog"]);
    const fog = { key: "danger.fog", args: { ...end, end: "stalemate-points" } };
    // three of four cards; of the twelve ways to draw two, 3 × 2
    expect(danger(t, "italy", "draw:1")).toEqual({ ...fog, chance: { ways: 3, cases: 4 } });
    expect(danger(t, "italy", "draw:2")).toEqual({ ...fog, chance: { ways: 6, cases: 12 } });
  });

  test("8.8: with one card to draw, the use itself", () => {
    const t = table({
      ...quiet,
      hands: { italy: ["italy-platoon-sergeant"] },
      deck: { italy: [] },
      discard: { italy: ["italy-fog"] },
    }).italy("italy-platoon-sergeant");
    expect(danger(t, "italy", "command")).toEqual(sure);
  });

  test("4.2: showing the last card that could be played", () => {
    const t = table({
      ...quiet,
      step: { at: "initiative" },
      hands: { italy: ["italy-scout", "italy-fog"], lrdg: ["lrdg-scout", "lrdg-fog"] },
    });
    expect(danger(t, "italy", "italy-scout")).toEqual(left);
    expect(danger(t, "italy", "italy-fog")).toBeNull();
    expect(danger(t, "lrdg", "lrdg-scout")).toBeNull();
  });

  test("4.2: with equal points who may lose the token by it", () => {
    const officers: readonly CardId[] = ["lrdg-lieutenant", "lrdg-warrant-officer", "lrdg-staff-sergeant"];
    const showing = (initiative: Side, lrdg: CardId) =>
      table({
        ...quiet,
        step: { at: "initiative" },
        initiative,
        tokens: { lrdg: { "1A": "scouted" }, italy: { "22B": "scouted" } },
        hands: { italy: ["italy-scout"], lrdg: [lrdg] },
        deck: { lrdg: [] },
        supply: { lrdg: officers.filter((each) => each !== lrdg) },
      });
    const tie = { rounds: 20, lrdg: 0, italy: 0, end: "stalemate-tie", enemy: "lrdg" };
    // scouts have initiative 6 on both sides, the lieutenant has 9
    expect(danger(showing("italy", "lrdg-lieutenant"), "italy", "italy-scout")).toEqual({
      key: "danger.left",
      args: tie,
      decides: "lrdg",
    });
    expect(danger(showing("italy", "lrdg-scout"), "italy", "italy-scout")).toBeNull();
    expect(danger(showing("lrdg", "lrdg-scout"), "italy", "italy-scout")).toEqual({
      key: "danger.left",
      args: tie,
      decides: "lrdg",
    });
  });

  test("a round earlier, if the next is sure to bring nothing but fog", () => {
    const fogs = ["italy-fog", "italy-fog", "italy-fog", "italy-fog"] as const;
    const earlier = (deck: readonly CardId[]) =>
      table({ ...quiet, quietSince: 2, deck: { italy: deck }, discard: { italy: ["italy-rifleman"] } });
    expect(danger(earlier(fogs).italy("italy-scout"), "italy", "conceal")).toEqual(left);
    expect(danger(earlier(fogs), "italy", "end-turn")).toEqual(left);
    expect(danger(earlier(["italy-scout", ...fogs]).italy("italy-scout"), "italy", "conceal")).toBeNull();
  });
});
