import { describe, expect, test } from "vitest";
import { undauntedOrders } from "../../../src/games/undaunted/orders.ts";
import { order } from "../orders.ts";
import { type Setting, table } from "./table.ts";

describe("end my turn when only Fog is left", () => {
  const fog = (t: ReturnType<typeof table>) => order(t, undauntedOrders, ["lrdg", "fog"]);

  test("5.1: with a card that can be played it waits, after the last one it ends the turn", () => {
    const t = table({ side: "lrdg", hands: { lrdg: ["lrdg-scout", "lrdg-fog"] } });
    const ordered = fog(t);
    expect(ordered()).toBe(null);
    t.lrdg("lrdg-scout");
    expect(ordered()).toBe(null);
    t.lrdg("conceal");
    expect(ordered()).toBe("end-turn");
  });

  test("4.2: it has nothing to say to the initiative, whatever is in hand", () => {
    const t = table({ step: { at: "initiative" }, hands: { lrdg: ["lrdg-fog"], italy: ["italy-scout"] } });
    expect(fog(t)()).toBe(null);
  });
});

describe("pass until something changes", () => {
  const pass = (t: ReturnType<typeof table>) => order(t, undauntedOrders, ["italy", "pass"]);
  /** At Barce a side can be asked for long without a soldier on the board. */
  const setting: Setting = {
    scenario: "barce",
    side: "lrdg",
    initiative: "lrdg",
    soldiers: {
      "italy-rifleman": null,
      "italy-machine-gunner": null,
      "italy-scout": null,
      "italy-anti-tank": null,
      "italy-tank-driver": null,
      "lrdg-saboteur": "13B",
    },
    tokens: { lrdg: { "21B": "scouted", "13B": "scouted", "3A": "scouted" } },
    hands: { lrdg: ["lrdg-scout", "lrdg-saboteur"], italy: ["italy-squad-leader", "italy-fog"] },
  };

  test("4.2: the highest card for the initiative, since the rest of the hand is laid off too", () => {
    const t = table({
      step: { at: "initiative" },
      hands: { lrdg: ["lrdg-scout"], italy: ["italy-fog", "italy-rifleman", "italy-squad-leader", "italy-scout"] },
    });
    expect(
      ["italy-rifleman", "italy-squad-leader", "italy-scout"].map((id) => t.hint("italy", id)?.initiative),
    ).toEqual([5, 7, 6]);
    expect(pass(t)()).toBe("italy-squad-leader");
  });

  test("5.1: the turn ends; without soldiers it goes on although the enemy moves", () => {
    const t = table(setting);
    const ordered = pass(t);
    expect(ordered()).toBe(null);
    t.lrdg("lrdg-scout", "scout", "21B", "stop", "end-turn");
    expect(t.asked).toEqual(["italy play.card"]);
    expect(ordered()).toBe("end-turn");
  });

  test("with a soldier of one's own on the board it ends when the enemy has moved", () => {
    const t = table({ ...setting, soldiers: { ...setting.soldiers, "italy-scout": "18A" } });
    const ordered = pass(t);
    t.lrdg("lrdg-scout", "scout", "21B", "stop", "end-turn");
    expect(ordered()).toBe("cancel.pass.enemy");
  });

  test("fog that comes to the discards changes nothing", () => {
    const t = table(setting);
    const ordered = pass(t);
    t.lrdg("lrdg-scout", "conceal", "end-turn");
    expect(t.army("italy").discard).toContain("italy-fog");
    expect(ordered()).toBe("end-turn");
  });

  test("12.1: it ends when somebody's score has changed", () => {
    const t = table({ ...setting, soldiers: { "lrdg-saboteur": "13B" }, dice: [9, 9, 9, 9] });
    const ordered = pass(t);
    t.lrdg("lrdg-saboteur", "demolish", "end-turn");
    expect(t.army("lrdg").destroyed).toEqual(["aircraft"]);
    expect(ordered()).toBe("cancel.pass.score");
  });

  test("5.2: it ends when one's own cards have changed", () => {
    const t = table({ ...setting, side: "italy", initiative: "italy" });
    const ordered = pass(t);
    t.italy("italy-squad-leader", "hunker");
    expect(ordered()).toBe("cancel.pass.cards");
  });
});
