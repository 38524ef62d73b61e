import { describe, expect, test } from "vitest";
import { type Setting, table } from "./table.ts";

const lrdg = (setting: Setting) => table({ side: "lrdg", ...setting });

describe("8.1 Inspire", () => {
  test("returns a card of the play area to the hand, where it may be played again", () => {
    const t = lrdg({ hands: { lrdg: ["lrdg-warrant-officer"] }, played: { lrdg: ["lrdg-scout", "lrdg-rifleman"] } });
    t.lrdg("lrdg-warrant-officer", "inspire");
    expect(t.options("lrdg")).toEqual(["lrdg-scout", "lrdg-rifleman"]);
    t.lrdg("lrdg-scout");
    expect(t.hand("lrdg")).toEqual(["lrdg-scout"]);
    expect(t.army("lrdg").played).toEqual(["lrdg-rifleman", "lrdg-warrant-officer"]);
    expect(t.options("lrdg")).toEqual(["lrdg-scout", "end-turn"]);
  });

  test("with a squad letter only cards of that squad", () => {
    const t = table({
      hands: { italy: ["italy-tank-commander"] },
      played: { italy: ["italy-scout", "italy-tank-driver", "italy-tank-gunner", "italy-recon-plane"] },
    }).italy("italy-tank-commander", "inspire");
    expect(t.options("italy")).toEqual(["italy-tank-driver", "italy-tank-gunner"]);
    expect(t.refusal("italy", "italy-scout")).toMatchObject({ key: "refusal.squad", rule: "8.1" });
  });

  test("R9: no card that itself inspires", () => {
    const t = table({
      hands: { italy: ["italy-squad-leader"] },
      played: { italy: ["italy-squad-leader", "italy-tank-commander"] },
    }).italy("italy-squad-leader");
    expect(t.options("italy")).not.toContain("inspire");
    expect(t.refusal("italy", "inspire")).toMatchObject({ key: "refusal.idle.inspire", rule: "8.1" });
  });
});

describe("8.2 Conceal", () => {
  const t = (supply: Setting["supply"]) =>
    lrdg({ hands: { lrdg: ["lrdg-scout"] }, supply: { ...supply } }).lrdg("lrdg-scout", "conceal");

  test("moves a fog of the opponent's supply to the opponent's discards", () => {
    const fog = t({ italy: ["italy-fog", "italy-scout"] });
    expect(fog.army("italy")).toMatchObject({ supply: ["italy-scout"], discard: ["italy-fog"] });
  });

  test("without fog there it is legal and does nothing", () => {
    const none = t({ italy: ["italy-scout"] });
    expect(none.army("italy")).toMatchObject({ supply: ["italy-scout"], discard: [] });
    expect(none.told("concealed")).toEqual([{ side: "lrdg", enemy: "italy", fog: 0 }]);
  });
});

describe("8.3 Control", () => {
  const at = (setting: Setting) =>
    lrdg({
      hands: { lrdg: ["lrdg-rifleman"] },
      vehicles: { "lrdg-patrol-truck": { tile: "9A" } },
      soldiers: { "lrdg-rifleman": "12A", ...setting.soldiers },
      ...(setting.vehicles && { vehicles: { "lrdg-patrol-truck": { tile: "9A" }, ...setting.vehicles } }),
      tokens: setting.tokens ?? {},
      suppressed: setting.suppressed ?? [],
    }).lrdg("lrdg-rifleman");
  const mine = { lrdg: { "12A": "scouted" } } as const;
  const theirs = { lrdg: { "12A": "scouted" }, italy: { "12A": "controlled" } } as const;

  test("turns one's own token to controlled", () => {
    expect(at({ tokens: mine }).lrdg("control").tile("12A")?.tokens).toEqual({ lrdg: "controlled" });
  });

  test("turns an enemy token back to scouted", () => {
    const t = at({ tokens: theirs }).lrdg("control");
    expect(t.tile("12A")?.tokens).toEqual({ lrdg: "controlled", italy: "scouted" });
  });

  test("not if the opponent controls the tile and has a soldier there, even suppressed", () => {
    const t = at({ tokens: theirs, soldiers: { "italy-scout": "12A" }, suppressed: ["italy-scout"] });
    expect(t.options("lrdg")).not.toContain("control");
    expect(t.refusal("lrdg", "control")).toMatchObject({ key: "refusal.control.blocked", rule: "8.3" });
  });

  test("R27: crews block it too, also in a disabled vehicle", () => {
    const t = at({ tokens: theirs, vehicles: { "italy-recon-car": { tile: "12A", damage: 2 } } });
    expect(t.refusal("lrdg", "control")?.key).toBe("refusal.control.blocked");
  });

  test("an empty vehicle does not", () => {
    const t = at({
      tokens: theirs,
      vehicles: { "italy-recon-car": { tile: "12A" } },
      soldiers: { "italy-scout": "21B", "italy-rifleman": "21B", "italy-machine-gunner": "21B" },
    });
    expect(t.options("lrdg")).toContain("control");
  });

  test("beside enemy soldiers it is possible where the enemy does not control", () => {
    const t = at({
      tokens: { lrdg: { "12A": "scouted" }, italy: { "12A": "scouted" } },
      soldiers: { "italy-scout": "12A" },
    });
    expect(t.lrdg("control").tile("12A")?.tokens).toEqual({ lrdg: "controlled", italy: "scouted" });
  });

  test("R10: one's own token is needed, and a tile already controlled offers nothing", () => {
    expect(at({ tokens: { lrdg: {} } }).refusal("lrdg", "control")?.key).toBe("refusal.control.token");
    expect(at({ tokens: { lrdg: { "12A": "controlled" } } }).refusal("lrdg", "control")?.key).toBe(
      "refusal.control.held",
    );
  });

  test("control stays when everybody leaves", () => {
    const t = lrdg({
      hands: { lrdg: ["lrdg-rifleman"] },
      vehicles: { "lrdg-patrol-truck": { tile: "9A" } },
    }).lrdg("lrdg-rifleman", "move", "13A");
    expect(t.tile("18A")?.tokens.lrdg).toBe("controlled");
  });
});

describe("8.4 Survey", () => {
  test("up to X tiles anywhere get a token, one fog each", () => {
    const t = table({ hands: { italy: ["italy-recon-plane"] } }).italy("italy-recon-plane", "survey");
    expect(t.options("italy")).toHaveLength(12);
    expect(t.refusal("italy", "19A")).toEqual({ key: "refusal.scouted", args: { tile: "19A" }, rule: "8.4" });
    t.italy("18A", "4B");
    expect([t.tile("18A")?.tokens.italy, t.tile("4B")?.tokens.italy]).toEqual(["scouted", "scouted"]);
    expect(t.army("italy").discard).toEqual(["italy-fog", "italy-fog"]);
  });

  test("fewer are enough", () => {
    const t = table({ hands: { italy: ["italy-recon-plane"] } }).italy("italy-recon-plane", "survey", "18A", "done");
    expect(t.army("italy").discard).toEqual(["italy-fog"]);
  });
});

describe("8.5 Recon", () => {
  test("removes a fog in hand for good and draws a card that may be played", () => {
    const t = lrdg({ hands: { lrdg: ["lrdg-scout", "lrdg-fog"] }, deck: { lrdg: ["lrdg-saboteur"] } });
    t.lrdg("lrdg-scout", "recon");
    expect(t.hand("lrdg")).toEqual(["lrdg-saboteur"]);
    expect(t.removed("lrdg")).toEqual(["lrdg-fog"]);
    expect(t.options("lrdg")).toEqual(["lrdg-saboteur", "end-turn"]);
    expect(t.match.canUndo("lrdg")).toBe(false);
  });

  test("needs fog in hand", () => {
    const t = lrdg({ hands: { lrdg: ["lrdg-scout"] } }).lrdg("lrdg-scout");
    expect(t.options("lrdg")).not.toContain("recon");
    expect(t.refusal("lrdg", "recon")).toMatchObject({ key: "refusal.idle.recon", rule: "8.5" });
  });

  test("R25: with deck and discards empty the fog is removed all the same", () => {
    const t = lrdg({ hands: { lrdg: ["lrdg-scout", "lrdg-fog"] }, deck: { lrdg: [] }, discard: { lrdg: [] } });
    t.lrdg("lrdg-scout", "recon");
    expect([t.hand("lrdg"), t.removed("lrdg")]).toEqual([[], ["lrdg-fog"]]);
    expect(t.match.canUndo("lrdg")).toBe(true);
  });

  test("what was drawn has been seen, and cannot be taken back", () => {
    const t = lrdg({ hands: { lrdg: ["lrdg-scout", "lrdg-fog"] }, deck: { lrdg: ["lrdg-rifleman"] } });
    t.lrdg("lrdg-scout", "recon");
    expect(t.match.canUndo("lrdg")).toBe(false);
  });
});

describe("8.6 Repair", () => {
  const engineer = (place: "18A" | "lrdg-patrol-truck/driver", damage: number, more: Setting["vehicles"] = {}) =>
    lrdg({
      hands: { lrdg: ["lrdg-engineer"] },
      soldiers: { "lrdg-engineer": place },
      vehicles: { "lrdg-patrol-truck": { damage }, ...more },
    }).lrdg("lrdg-engineer");

  test("takes one damage off a vehicle on the tile; below the critical number it is ready again", () => {
    const t = engineer("18A", 3).lrdg("repair", "stay");
    expect(t.vehicle("lrdg-patrol-truck")).toMatchObject({ damage: 2, disabled: false });
    expect(t.told("repaired")).toEqual([{ side: "lrdg", vehicle: "lrdg-patrol-truck", damage: 2, ready: true }]);
  });

  test("of several the player chooses", () => {
    const t = engineer("18A", 1, { "lrdg-gun-truck": { tile: "18A", damage: 2 } }).lrdg("repair");
    expect(t.options("lrdg")).toEqual(["lrdg-patrol-truck", "lrdg-gun-truck"]);
    expect(t.lrdg("lrdg-gun-truck", "stay").vehicle("lrdg-gun-truck")?.damage).toBe(1);
  });

  test("aboard only his own vehicle", () => {
    const t = engineer("lrdg-patrol-truck/driver", 0, { "lrdg-gun-truck": { tile: "18A", damage: 2 } });
    expect(t.options("lrdg")).not.toContain("repair");
    expect(t.refusal("lrdg", "repair")).toMatchObject({ key: "refusal.idle.repair", rule: "8.6" });
  });
});

describe("8.7 Bolster", () => {
  test("moves up to X cards of one's choice from the supply to the discards", () => {
    const t = lrdg({
      hands: { lrdg: ["lrdg-lieutenant"] },
      supply: { lrdg: ["lrdg-scout", "lrdg-scout", "lrdg-sniper", "lrdg-fog"] },
    }).lrdg("lrdg-lieutenant", "bolster");
    expect(t.options("lrdg")).toEqual(["lrdg-scout", "lrdg-sniper"]);
    expect(t.hint("lrdg", "lrdg-scout")).toEqual({ copies: 2 });
    t.lrdg("lrdg-scout", "lrdg-sniper", "lrdg-scout");
    expect(t.army("lrdg")).toMatchObject({
      supply: ["lrdg-fog"],
      discard: ["lrdg-scout", "lrdg-sniper", "lrdg-scout"],
    });
  });

  test("fewer are enough from the second pick on; R11: no fog", () => {
    const t = lrdg({ hands: { lrdg: ["lrdg-lieutenant"] } }).lrdg("lrdg-lieutenant", "bolster");
    expect(t.options("lrdg")).not.toContain("done");
    expect(t.refusal("lrdg", "lrdg-fog")).toEqual({ key: "refusal.bolster-fog", args: {}, rule: "8.7" });
    t.lrdg("lrdg-saboteur", "done");
    expect(t.army("lrdg").discard).toEqual(["lrdg-saboteur"]);
  });

  test("with a squad letter only that squad", () => {
    const t = table({ hands: { italy: ["italy-tank-commander"] } }).italy("italy-tank-commander", "bolster");
    expect(t.options("italy")).toEqual(["italy-tank-driver", "italy-tank-gunner"]);
  });
});

describe("8.8 Command", () => {
  test("R20: how many is fixed before looking", () => {
    const t = lrdg({
      hands: { lrdg: ["lrdg-lieutenant"] },
      deck: { lrdg: ["lrdg-scout", "lrdg-saboteur", "lrdg-fog"] },
    });
    t.lrdg("lrdg-lieutenant", "command");
    expect(t.options("lrdg")).toEqual(["draw:1", "draw:2"]);
    t.lrdg("draw:2");
    expect(t.hand("lrdg")).toEqual(["lrdg-scout", "lrdg-saboteur"]);
    expect(t.match.canUndo("lrdg")).toBe(false);
  });

  test("not with deck and discards empty", () => {
    const t = lrdg({ hands: { lrdg: ["lrdg-lieutenant"] }, deck: { lrdg: [] } }).lrdg("lrdg-lieutenant");
    expect(t.options("lrdg")).toEqual(["bolster", "hunker"]);
    expect(t.refusal("lrdg", "command")).toMatchObject({ key: "refusal.idle.command", rule: "8.8" });
  });
});

describe("8.9 Blaze", () => {
  const observer = (setting: Setting = {}) =>
    table({ hands: { italy: ["italy-scout"] }, ...setting }).italy("italy-scout", "seat:blaze");

  test("the first tile is next to the soldier, the second next to the first", () => {
    const t = observer();
    expect(t.options("italy")).toEqual(["21B", "10A", "12A", "22B", "17A"]);
    expect(t.refusal("italy", "2B")).toMatchObject({ key: "refusal.blaze", rule: "8.9" });
    t.italy("22B");
    expect(t.options("italy")).toEqual(["12A", "2B", "15B", "16B", "done"]);
    t.italy("15B", "stay");
    expect([t.tile("22B")?.tokens.italy, t.tile("15B")?.tokens.italy]).toEqual(["scouted", "scouted"]);
    expect(t.army("italy").discard).toEqual(["italy-fog", "italy-fog"]);
  });

  test("R12: tiles with one's own token may be links, but the route must lead to a new one", () => {
    const t = observer().italy("21B");
    expect(t.options("italy")).toEqual(["8B", "10A", "12A"]);
    t.italy("8B", "stay");
    expect(t.army("italy").discard).toEqual(["italy-fog"]);
  });

  test("13: not offered where every tile in reach bears one's own token", () => {
    const near = ["21B", "10A", "12A", "22B", "17A"];
    const far = ["8B", "6B", "2B", "15B", "16B", "19A"];
    const scouted = (...tiles: string[]) => ({ italy: Object.fromEntries(tiles.map((tile) => [tile, "scouted"])) });
    const options = (tokens: Setting["tokens"]) =>
      table({ hands: { italy: ["italy-scout"] }, ...(tokens ? { tokens } : {}) })
        .italy("italy-scout")
        .options("italy");
    expect(options(scouted(...near, ...far))).not.toContain("seat:blaze");
    // 6B is two steps away
    expect(options(scouted(...near, ...far.filter((tile) => tile !== "6B")))).toContain("seat:blaze");
  });
});
