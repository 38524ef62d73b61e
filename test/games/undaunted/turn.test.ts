import { describe, expect, test } from "vitest";
import { table } from "./table.ts";

describe("5.1 Playing cards", () => {
  const hands = { lrdg: ["lrdg-rifleman", "lrdg-rifleman", "lrdg-scout", "lrdg-fog"] } as const;

  test("each different title but fog, and the end of the turn", () => {
    const t = table({ side: "lrdg", hands });
    expect(t.options("lrdg")).toEqual(["lrdg-rifleman", "lrdg-scout", "end-turn"]);
    expect(t.hint("lrdg", "lrdg-rifleman")).toEqual({ copies: 2 });
  });

  test("one may stop at any time; play area and hand are discarded", () => {
    const t = table({ side: "lrdg", hands: { ...hands, italy: ["italy-scout"] }, initiative: "lrdg" }).lrdg(
      "lrdg-scout",
      "conceal",
      "end-turn",
    );
    expect(t.army("lrdg").discard).toEqual(["lrdg-scout", "lrdg-rifleman", "lrdg-rifleman", "lrdg-fog"]);
    expect(t.army("lrdg")).toMatchObject({ handSize: 0, played: [] });
    expect(t.told("turn-ended")[0]).toEqual({
      side: "lrdg",
      cards: ["lrdg-rifleman", "lrdg-rifleman", "lrdg-fog"],
    });
  });

  test("a card played can be taken back until a die falls, and so can the one before it", () => {
    const t = table({ side: "lrdg", hands }).lrdg("lrdg-scout", "conceal", "lrdg-rifleman", "hunker");
    for (let back = 0; back < 4; back++) t.match.undo("lrdg");
    expect(t.hand("lrdg")).toEqual(hands.lrdg);
    expect(t.match.canUndo("lrdg")).toBe(false);
  });

  test("after a die it cannot", () => {
    const t = table({ side: "lrdg", hands, dice: [1] }).lrdg("lrdg-scout", "attack", "italy-recon-car");
    expect(t.match.canUndo("lrdg")).toBe(false);
  });

  test("R32: with nothing left to play the end is still asked, so that the last card can be taken back", () => {
    const t = table({ side: "lrdg", hands: { lrdg: ["lrdg-scout", "lrdg-fog"] } }).lrdg("lrdg-scout", "conceal");
    expect(t.options("lrdg")).toEqual(["end-turn"]);
    expect(t.match.canUndo("lrdg")).toBe(true);
  });
});

describe("5.2 Uses of a card", () => {
  test("every legal action of the card and Hunker Down", () => {
    const t = table({ side: "lrdg", hands: { lrdg: ["lrdg-scout"] } }).lrdg("lrdg-scout");
    // no fog in hand: no Recon
    expect(t.options("lrdg")).toEqual(["scout", "attack", "conceal", "hunker"]);
  });

  test("actions of the seat, changes of place and swaps", () => {
    const t = table({ hands: { italy: ["italy-machine-gunner"] } }).italy("italy-machine-gunner");
    expect(t.options("italy")).toEqual([
      "attack",
      "suppress",
      "seat:attack",
      "seat:suppress",
      "leave",
      "swap:italy-scout",
      "swap:italy-rifleman",
      "hunker",
    ]);
  });

  test("a swap exchanges seats, also with a suppressed comrade [R4], and ends the card", () => {
    const t = table({ hands: { italy: ["italy-scout", "italy-rifleman"] }, suppressed: ["italy-machine-gunner"] });
    t.italy("italy-scout", "swap:italy-machine-gunner");
    expect(t.place("italy-scout")).toBe("italy-recon-car/gunner");
    expect(t.place("italy-machine-gunner")).toBe("italy-recon-car/observer");
    expect(t.soldier("italy-machine-gunner")?.suppressed).toBe(true);
    expect(t.asked).toEqual(["italy play.card"]);
    expect(t.army("italy").played).toEqual(["italy-scout"]);
  });

  test("Hunker Down puts the card into the supply, also a command card", () => {
    const t = table({ side: "lrdg", hands: { lrdg: ["lrdg-lieutenant", "lrdg-scout"] }, supply: { lrdg: [] } });
    t.lrdg("lrdg-lieutenant", "hunker", "lrdg-scout", "hunker");
    expect(t.army("lrdg").supply).toEqual(["lrdg-scout", "lrdg-lieutenant"]);
    expect(t.army("lrdg").played).toEqual([]);
  });

  test("Hunker Down is asked for even if nothing else is possible", () => {
    const t = table({ side: "lrdg", hands: { lrdg: ["lrdg-warrant-officer"] }, supply: { lrdg: ["lrdg-fog"] } });
    expect(t.lrdg("lrdg-warrant-officer").options("lrdg")).toEqual(["hunker"]);
  });

  test("R26: hunkering the last copy in the deck is legal, and the next wound removes the soldier", () => {
    const t = table({
      side: "lrdg",
      initiative: "lrdg",
      hands: { lrdg: ["lrdg-rifleman"], italy: ["italy-machine-gunner"] },
      deck: { lrdg: [] },
      supply: { lrdg: [] },
      dice: [0, 1],
    });
    t.lrdg("lrdg-rifleman", "hunker", "end-turn").italy("italy-machine-gunner", "attack", "lrdg-rifleman");
    expect(t.soldier("lrdg-rifleman")).toBeUndefined();
    expect(t.removed("lrdg")).toEqual(["lrdg-rifleman"]);
  });
});

describe("5.3 Suppressed soldiers", () => {
  const t = () =>
    table({ hands: { italy: ["italy-scout", "italy-scout"] }, suppressed: ["italy-scout"] }).italy("italy-scout");

  test("his card rallies him or hunkers down, nothing else [R5]", () => {
    expect(t().options("italy")).toEqual(["rally", "hunker"]);
    expect(t().refusal("italy", "leave")).toEqual({
      key: "refusal.suppressed",
      args: { soldier: "italy-scout" },
      rule: "5.3",
    });
  });

  test("rally turns the counter; the card goes to the play area", () => {
    const ready = t().italy("rally");
    expect(ready.soldier("italy-scout")?.suppressed).toBe(false);
    expect(ready.army("italy").played).toEqual(["italy-scout"]);
    expect(ready.asked).toEqual(["italy play.card"]);
    expect(ready.italy("italy-scout").options("italy")).toContain("leave");
  });

  test("Hunker Down leaves him suppressed", () => {
    expect(t().italy("hunker").soldier("italy-scout")?.suppressed).toBe(true);
  });
});

test("5.4 Fog of war can be neither played nor hunkered down", () => {
  const t = table({ side: "lrdg", hands: { lrdg: ["lrdg-fog", "lrdg-scout"] } });
  expect(t.options("lrdg")).not.toContain("lrdg-fog");
  expect(t.refusal("lrdg", "lrdg-fog")?.rule).toBe("5.4");
});

test("5.5 Command cards need no counter", () => {
  const t = table({ side: "lrdg", hands: { lrdg: ["lrdg-lieutenant"] } }).lrdg("lrdg-lieutenant");
  expect(t.options("lrdg")).toEqual(["bolster", "command", "hunker"]);
});
