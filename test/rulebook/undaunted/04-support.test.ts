import { describe, expect, test } from "vitest";
import { type Setting, table } from "../../games/undaunted/table.ts";

const lrdg = (setting: Setting) => table({ side: "lrdg", ...setting });

describe("Inspire", () => {
  test("a card played in this turn returns to the hand and may be played again by the usual rules", () => {
    const t = lrdg({ hands: { lrdg: ["lrdg-scout", "lrdg-warrant-officer"] } });
    t.lrdg("lrdg-scout", "conceal", "lrdg-warrant-officer", "inspire", "lrdg-scout", "lrdg-scout", "conceal");
    expect(t.told("concealed")).toHaveLength(2);
  });

  test("not a card that hunkered down, nor one shown for the initiative", () => {
    const t = lrdg({
      hands: { lrdg: ["lrdg-scout", "lrdg-warrant-officer"] },
      discard: { lrdg: ["lrdg-rifleman"] },
    }).lrdg("lrdg-scout", "hunker", "lrdg-warrant-officer");
    expect(t.refusal("lrdg", "inspire")?.key).toBe("refusal.idle.inspire");
  });

  test("with a squad on the card only cards of that squad", () => {
    const t = table({
      hands: { italy: ["italy-tank-commander"] },
      played: { italy: ["italy-scout", "italy-tank-driver"] },
    }).italy("italy-tank-commander", "inspire");
    expect(t.hand("italy")).toEqual(["italy-tank-driver"]);
  });
});

test("Conceal: a fog goes from the opponent's supply to the opponent's discards; without one there is no effect", () => {
  const conceal = (supply: readonly "italy-fog"[]) =>
    lrdg({ hands: { lrdg: ["lrdg-scout"] }, supply: { italy: supply } })
      .lrdg("lrdg-scout", "conceal")
      .army("italy");
  expect(conceal(["italy-fog", "italy-fog"])).toMatchObject({ supply: ["italy-fog"], discard: ["italy-fog"] });
  expect(conceal([])).toMatchObject({ supply: [], discard: [] });
});

describe("Control", () => {
  const control = (enemy: "scouted" | "controlled", setting: Setting = {}) =>
    lrdg({
      hands: { lrdg: ["lrdg-rifleman"] },
      soldiers: { "lrdg-rifleman": "12A", ...setting.soldiers },
      tokens: { lrdg: { "12A": "scouted" }, italy: { "12A": enemy, "19A": "scouted" } },
      vehicles: setting.vehicles ?? {},
    }).lrdg("lrdg-rifleman");

  test("one's own token is turned, and the opponent's back to scouted", () => {
    expect(control("controlled").lrdg("control").tile("12A")?.tokens).toEqual({ lrdg: "controlled", italy: "scouted" });
  });

  test("not where the opponent controls and has a soldier, on foot or in a vehicle", () => {
    const onFoot = control("controlled", { soldiers: { "italy-scout": "12A" } });
    const aboard = control("controlled", { vehicles: { "italy-recon-car": { tile: "12A" } } });
    for (const t of [onFoot, aboard]) expect(t.refusal("lrdg", "control")?.key).toBe("refusal.control.blocked");
  });

  test("an enemy soldier where the opponent does not control is no hindrance", () => {
    expect(control("scouted", { soldiers: { "italy-scout": "12A" } }).options("lrdg")).toContain("control");
  });

  test("nor is an empty vehicle", () => {
    const t = control("controlled", {
      vehicles: { "italy-recon-car": { tile: "12A" } },
      soldiers: { "italy-scout": "19A", "italy-rifleman": "19A", "italy-machine-gunner": "19A" },
    });
    expect(t.options("lrdg")).toContain("control");
  });
});

test("Survey: tiles need not border one another; each new token brings a fog, as far as there are any", () => {
  const t = table({ hands: { italy: ["italy-recon-plane"] }, supply: { italy: ["italy-fog"] } });
  t.italy("italy-recon-plane", "survey", "13A", "16B");
  expect([t.tile("13A")?.tokens.italy, t.tile("16B")?.tokens.italy]).toEqual(["scouted", "scouted"]);
  expect(t.army("italy")).toMatchObject({ discard: ["italy-fog"], supply: [] });
});

describe("Recon", () => {
  test("a fog in hand leaves the game, and a card is drawn that may be played in this turn", () => {
    const t = lrdg({
      hands: { lrdg: ["lrdg-scout", "lrdg-fog"] },
      deck: { lrdg: [] },
      discard: { lrdg: ["lrdg-rifleman"] },
    }).lrdg("lrdg-scout", "recon");
    expect(t.removed("lrdg")).toEqual(["lrdg-fog"]);
    expect(t.options("lrdg")).toEqual(["lrdg-rifleman", "end-turn"]);
  });

  test("not without fog in hand", () => {
    const t = lrdg({ hands: { lrdg: ["lrdg-scout"] }, discard: { lrdg: ["lrdg-fog"] } }).lrdg("lrdg-scout");
    expect(t.options("lrdg")).not.toContain("recon");
  });
});

describe("Repair", () => {
  const engineer = (place: "18A" | "lrdg-gun-truck/driver") =>
    lrdg({
      hands: { lrdg: ["lrdg-engineer"] },
      soldiers: { "lrdg-engineer": place },
      vehicles: { "lrdg-patrol-truck": { damage: 3 }, "lrdg-gun-truck": { tile: "18A" } },
    }).lrdg("lrdg-engineer");

  test("one damage off a vehicle on the tile; below the threshold it is ready again", () => {
    expect(engineer("18A").lrdg("repair", "stay").vehicle("lrdg-patrol-truck")).toMatchObject({
      damage: 2,
      disabled: false,
    });
  });

  test("who sits in a vehicle repairs only that one", () => {
    expect(engineer("lrdg-gun-truck/driver").refusal("lrdg", "repair")?.key).toBe("refusal.idle.repair");
  });
});

describe("Bolster", () => {
  test("cards of one's choice go from the supply to the discards", () => {
    const t = lrdg({
      hands: { lrdg: ["lrdg-lieutenant"] },
      supply: { lrdg: ["lrdg-scout", "lrdg-rifleman", "lrdg-rifleman"] },
    }).lrdg("lrdg-lieutenant", "bolster", "lrdg-rifleman", "lrdg-scout", "done");
    expect(t.army("lrdg")).toMatchObject({ supply: ["lrdg-rifleman"], discard: ["lrdg-rifleman", "lrdg-scout"] });
  });

  test("with a squad on the card only cards of that squad", () => {
    const t = table({
      hands: { italy: ["italy-squad-leader"] },
      supply: { italy: ["italy-scout", "italy-tank-driver"] },
    }).italy("italy-squad-leader", "bolster");
    expect(t.army("italy")).toMatchObject({ supply: ["italy-tank-driver"], discard: ["italy-scout"] });
  });
});

test("Command: drawing goes on through a new deck, without the cards of this turn", () => {
  const t = lrdg({
    hands: { lrdg: ["lrdg-lieutenant"] },
    played: { lrdg: ["lrdg-machine-gunner"] },
    deck: { lrdg: ["lrdg-scout"] },
    discard: { lrdg: ["lrdg-saboteur"] },
  }).lrdg("lrdg-lieutenant", "command", "draw:2");
  expect(t.hand("lrdg")).toEqual(["lrdg-scout", "lrdg-saboteur"]);
  expect(t.army("lrdg").played).toEqual(["lrdg-machine-gunner", "lrdg-lieutenant"]);
});

describe("Blaze", () => {
  const blaze = (...tiles: string[]) =>
    table({ hands: { italy: ["italy-scout"] }, supply: { italy: ["italy-fog"] } }).italy(
      "italy-scout",
      "seat:blaze",
      ...tiles,
    );

  test("the tiles border one another, and one of them the soldier's", () => {
    expect(blaze().options("italy")).not.toContain("16B");
    const t = blaze("22B");
    expect(t.options("italy")).toEqual(["12A", "2B", "15B", "16B", "done"]);
  });

  test("each new token brings a fog, as far as there are any", () => {
    const t = blaze("22B", "16B");
    expect([t.tile("22B")?.tokens.italy, t.tile("16B")?.tokens.italy]).toEqual(["scouted", "scouted"]);
    expect(t.army("italy")).toMatchObject({ discard: ["italy-fog"], supply: [] });
  });
});
