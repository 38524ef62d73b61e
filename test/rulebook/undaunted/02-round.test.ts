import { describe, expect, test } from "vitest";
import { type Setting, table } from "../../games/undaunted/table.ts";

const lrdg = (setting: Setting) => table({ side: "lrdg", ...setting });

describe("drawing", () => {
  test("both take four; a deck that runs out is made anew from the discards, and drawing goes on", () => {
    const t = table({
      step: { at: "round" },
      deck: { lrdg: ["lrdg-scout", "lrdg-rifleman"] },
      discard: { lrdg: ["lrdg-fog", "lrdg-saboteur", "lrdg-fog"] },
    });
    expect([t.hand("lrdg").length, t.hand("italy").length]).toEqual([4, 4]);
    expect(t.hand("lrdg").slice(0, 2)).toEqual(["lrdg-scout", "lrdg-rifleman"]);
    expect(t.army("lrdg")).toMatchObject({ deckSize: 1, discard: [] });
  });

  test("cards played in the present turn are not shuffled in", () => {
    const t = lrdg({
      hands: { lrdg: ["lrdg-rifleman", "lrdg-scout", "lrdg-fog"] },
      tokens: { lrdg: { "18A": "scouted" } },
      deck: { lrdg: [] },
      discard: { lrdg: ["lrdg-saboteur"] },
    }).lrdg("lrdg-rifleman", "control", "stay", "lrdg-scout", "recon");
    expect(t.hand("lrdg")).toEqual(["lrdg-saboteur"]);
    expect(t.army("lrdg")).toMatchObject({ played: ["lrdg-rifleman", "lrdg-scout"], deckSize: 0 });
  });
});

describe("initiative", () => {
  const shown = (mine: "lrdg-rifleman" | "lrdg-scout" | "lrdg-fog", theirs: "italy-rifleman" | "italy-fog") =>
    table({
      step: { at: "initiative" },
      initiative: "italy",
      hands: { lrdg: [mine, "lrdg-saboteur"], italy: [theirs, "italy-scout"] },
    })
      .lrdg(mine)
      .italy(theirs);

  test("the higher card takes the token, a tie leaves it, and both cards are discarded", () => {
    expect(shown("lrdg-scout", "italy-rifleman").view).toMatchObject({ initiative: "lrdg", active: "lrdg" });
    const tie = shown("lrdg-rifleman", "italy-rifleman");
    expect(tie.view).toMatchObject({ initiative: "italy", active: "italy" });
    expect([tie.army("lrdg").discard, tie.army("italy").discard]).toEqual([["lrdg-rifleman"], ["italy-rifleman"]]);
  });

  test("fog may be chosen here, and nowhere else", () => {
    const t = shown("lrdg-fog", "italy-fog");
    expect(t.army("lrdg").discard).toEqual(["lrdg-fog"]);
  });
});

describe("turns", () => {
  test("cards are played one by one; what was played and what is left goes to the discards, nothing is kept", () => {
    const t = table({
      initiative: "lrdg",
      hands: { lrdg: ["lrdg-scout", "lrdg-rifleman", "lrdg-fog"], italy: ["italy-scout"] },
    }).lrdg("lrdg-scout", "conceal");
    expect(t.army("lrdg").played).toEqual(["lrdg-scout"]);
    t.lrdg("end-turn");
    expect(t.army("lrdg")).toMatchObject({ handSize: 0, played: [] });
    expect(t.army("lrdg").discard).toEqual(["lrdg-scout", "lrdg-rifleman", "lrdg-fog"]);
    expect(t.view.active).toBe("italy");
  });

  test("a card is used in one of four ways: act, use the vehicle, swap places, hunker down", () => {
    const t = table({ hands: { italy: ["italy-scout"] } }).italy("italy-scout");
    for (const use of ["attack", "seat:blaze", "swap:italy-rifleman", "hunker"])
      expect(t.options("italy")).toContain(use);
  });
});

describe("soldiers in vehicles", () => {
  test("fight as if they stood on the vehicle's tile", () => {
    // 19A to 18A is 12A, 6B, 18A
    const t = table({ hands: { italy: ["italy-rifleman"] } }).italy("italy-rifleman", "attack");
    const onFoot = table({ hands: { italy: ["italy-rifleman"] }, soldiers: { "italy-rifleman": "19A" } });
    onFoot.italy("italy-rifleman", "attack");
    expect(t.hint("italy", "lrdg-rifleman")).toEqual(onFoot.hint("italy", "lrdg-rifleman"));
  });

  test("support others as if they stood there: control from a seat", () => {
    const t = table({ hands: { italy: ["italy-rifleman"] }, tokens: { italy: { "19A": "scouted" } } });
    expect(t.italy("italy-rifleman", "control", "stay").tile("19A")?.tokens.italy).toBe("controlled");
  });

  test("board, leave and change seat before the action or after it", () => {
    const before = lrdg({ hands: { lrdg: ["lrdg-machine-gunner"] } });
    before.lrdg("lrdg-machine-gunner", "leave", "move", "13A");
    expect(before.place("lrdg-machine-gunner")).toBe("13A");
    const after = lrdg({ hands: { lrdg: ["lrdg-rifleman"] }, soldiers: { "lrdg-rifleman": "13A" } });
    after.lrdg("lrdg-rifleman", "move", "18A", "board:lrdg-patrol-truck:passenger-1");
    expect(after.place("lrdg-rifleman")).toBe("lrdg-patrol-truck/passenger-1");
    const seat = lrdg({ hands: { lrdg: ["lrdg-machine-gunner"] } });
    seat.lrdg("lrdg-machine-gunner", "sit:lrdg-patrol-truck:driver", "seat:drive", "13A", "stop");
    expect(seat.vehicle("lrdg-patrol-truck")?.tile).toBe("13A");
  });

  const car = (aboard: boolean) =>
    lrdg({
      hands: { lrdg: ["lrdg-rifleman"] },
      soldiers: {
        "lrdg-rifleman": "19A",
        "italy-scout": aboard ? "italy-recon-car/observer" : "21B",
        "italy-rifleman": "21B",
        "italy-machine-gunner": "21B",
      },
    }).lrdg("lrdg-rifleman");

  test("not into a vehicle with an enemy soldier", () => {
    expect(
      car(true)
        .options("lrdg")
        .filter((id) => id.startsWith("board:")),
    ).toEqual([]);
  });

  test("who boards the opponent's empty vehicle lays its card before himself", () => {
    const t = car(false).lrdg("board:italy-recon-car:gunner", "none");
    expect(t.vehicle("italy-recon-car")?.owner).toBe("lrdg");
  });
});

describe("fog of war", () => {
  test("cannot be played, stays in hand until the end of the turn and is then discarded", () => {
    const t = table({ initiative: "lrdg", hands: { lrdg: ["lrdg-fog", "lrdg-scout"], italy: ["italy-scout"] } });
    expect(t.options("lrdg")).toEqual(["lrdg-scout", "end-turn"]);
    expect(t.lrdg("end-turn").army("lrdg").discard).toEqual(["lrdg-fog", "lrdg-scout"]);
  });
});

describe("suppressed soldiers", () => {
  const down = () => table({ hands: { italy: ["italy-scout"] }, suppressed: ["italy-scout"] }).italy("italy-scout");

  test("a card of his turns him over and is laid out as usual, without an action", () => {
    const t = down().italy("rally");
    expect(t.soldier("italy-scout")?.suppressed).toBe(false);
    expect(t.army("italy").played).toEqual(["italy-scout"]);
    expect(t.asked).toEqual(["italy play.card"]);
  });

  test("he may hunker down, which does not turn him", () => {
    const t = down().italy("hunker");
    expect(t.soldier("italy-scout")?.suppressed).toBe(true);
    expect(t.army("italy").played).toEqual([]);
  });
});

test("a disabled vehicle gives no actions until it is repaired", () => {
  const t = lrdg({
    hands: { lrdg: ["lrdg-engineer", "lrdg-machine-gunner"] },
    soldiers: { "lrdg-engineer": "lrdg-patrol-truck/driver" },
    vehicles: { "lrdg-patrol-truck": { damage: 3 } },
  });
  expect(t.vehicle("lrdg-patrol-truck")?.disabled).toBe(true);
  expect(t.refusal("lrdg", "lrdg-machine-gunner")).toBeNull();
  t.lrdg("lrdg-engineer");
  expect(t.refusal("lrdg", "seat:drive")?.key).toBe("refusal.disabled");
  t.lrdg("repair", "stay", "lrdg-machine-gunner");
  expect(t.vehicle("lrdg-patrol-truck")?.disabled).toBe(false);
  expect(t.options("lrdg")).toContain("seat:suppress");
});

describe("hunkering down", () => {
  test("puts the card into the supply, from where Bolster brings it back", () => {
    const t = lrdg({ hands: { lrdg: ["lrdg-rifleman", "lrdg-lieutenant"] }, supply: { lrdg: [] } });
    t.lrdg("lrdg-rifleman", "hunker");
    expect(t.army("lrdg")).toMatchObject({ supply: ["lrdg-rifleman"], played: [], discard: [] });
    t.lrdg("lrdg-lieutenant", "bolster", "lrdg-rifleman");
    expect(t.army("lrdg")).toMatchObject({ supply: [], discard: ["lrdg-rifleman"] });
  });

  test("an officer with Bolster may do so too, and is then missed", () => {
    const t = lrdg({ hands: { lrdg: ["lrdg-lieutenant"] }, deck: { lrdg: ["lrdg-scout", "lrdg-fog"] } });
    expect(t.lrdg("lrdg-lieutenant", "hunker").army("lrdg").supply).toContain("lrdg-lieutenant");
  });
});
