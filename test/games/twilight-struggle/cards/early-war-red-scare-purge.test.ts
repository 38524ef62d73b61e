import { describe, expect, test } from "vitest";
import { type Setting, table } from "../table.ts";

describe("Red Scare/Purge", () => {
  const againstUssr = { card: "red-scare-purge", side: "us", turn: true } as const;
  const againstUs = { card: "red-scare-purge", side: "ussr", turn: true } as const;

  test("played by the US takes 1 off the USSR's cards and none off its own", () => {
    const t = table({
      side: "us",
      hands: { us: ["red-scare-purge", "nato"], ussr: ["comecon", "fidel"] },
      influence: { poland: [0, 3], italy: [2, 0] },
    });
    t.us("red-scare-purge", "event");
    expect(t.pileOf("red-scare-purge")).toBe("discard");
    t.ussr("comecon", "influence", "poland", "poland");
    t.us("nato", "influence", "italy", "italy", "italy", "italy");
    expect(t.asked).toEqual(["ussr play.card"]);
    expect(t.influence("poland")).toEqual([0, 5]);
    expect(t.influence("italy")).toEqual([6, 0]);
  });

  test("played by the USSR: a coup of the US with 2 adds 1, and 1 military operation [7.4.2 example 1]", () => {
    const t = table({
      side: "us",
      hands: { us: ["fidel", "nato"] },
      influence: { iran: [0, 2] },
      effects: [againstUs],
    });
    t.willRoll(4).us("fidel", "coup", "iran");
    expect(t.told("coup")).toMatchObject([{ die: 4, ops: 1, result: 1 }]);
    expect(t.milOps.us).toBe(1);
  });

  test("never takes a card below 1", () => {
    const t = table({
      hands: { ussr: ["nasser", "fidel"], us: ["nato", "comecon"] },
      influence: { poland: [0, 3] },
      effects: [againstUssr],
    });
    t.ussr("nasser", "influence", "poland");
    expect(t.asked).toEqual(["us play.card"]);
    expect(t.influence("poland")).toEqual([0, 4]);
  });

  test("lasts to the end of the turn", () => {
    const t = table({ side: "us", round: 6, hands: { us: ["red-scare-purge", "nato"] } });
    t.us("red-scare-purge", "event");
    expect(t.told("effect.begins")).toEqual([{ card: "red-scare-purge", side: "us", until: "turn" }]);
    expect(t.view.turn).toBe(2);
    expect(t.effects).toEqual([]);
  });

  test("a second one of the same side in the same turn counts as well [7.4]", () => {
    const t = table({
      side: "us",
      turn: 4,
      hands: { us: ["red-scare-purge", "nato"], ussr: ["socialist-governments", "fidel"] },
      influence: { poland: [0, 3], iran: [0, 2] },
      effects: [againstUssr],
    });
    t.us("red-scare-purge", "event").ussr("socialist-governments", "influence", "poland");
    expect(t.asked).toEqual(["us play.card"]);
    expect(t.influence("poland")).toEqual([0, 4]);
    expect(t.effects).toEqual(["red-scare-purge", "red-scare-purge"]);
  });

  test("may bind both sides in one turn", () => {
    const t = table({
      side: "us",
      hands: { us: ["comecon", "nato"], ussr: ["fidel", "suez-crisis"] },
      influence: { italy: [2, 0], poland: [0, 3] },
      effects: [againstUs, againstUssr],
    });
    t.us("comecon", "influence", "italy", "italy").ussr("poland", "hungary", "austria", "romania");
    t.ussr("suez-crisis", "influence", "poland", "poland");
    expect(t.asked).toEqual(["us play.card"]);
  });

  test("as a headline binds the opponent from the first round on", () => {
    const t = table({
      step: { at: "headline" },
      hands: { us: ["red-scare-purge", "nato"], ussr: ["nasser", "fidel"] },
      influence: { poland: [0, 3] },
    });
    t.headlines({ us: "red-scare-purge", ussr: "nasser" });
    t.ussr("fidel", "influence", "poland");
    expect(t.asked).toEqual(["us play.card"]);
  });

  test("keeps a card of 2 from space", () => {
    const t = table({ hands: { ussr: ["fidel", "comecon"] }, effects: [againstUssr], dice: [3] });
    t.ussr("fidel");
    expect(t.options("ussr")).not.toContain("space");
    const three = table({ hands: { ussr: ["fidel", "comecon"] }, effects: [againstUssr], dice: [3] });
    three.ussr("comecon", "space");
    expect(three.space.ussr).toBe(1);
  });

  test("keeps a card of 2 from being the discard for Bear Trap", () => {
    const t = table({
      turn: 4,
      hands: { ussr: ["fidel", "comecon", "nasser"] },
      effects: [againstUssr, { card: "bear-trap", side: "us" }],
    });
    expect(t.options("ussr")).toEqual(["comecon"]);
  });

  test("leaves the fixed numbers of events alone", () => {
    const war = table({ hands: { ussr: ["korean-war", "fidel"], us: ["nato", "nasser"] }, effects: [againstUssr] });
    expect(war.willRoll(1).ussr("korean-war", "event").milOps.ussr).toBe(2);
    const learned = table({
      turn: 4,
      hands: { ussr: ["how-i-learned-to-stop-worrying", "fidel"], us: ["nato", "nasser"] },
      effects: [againstUssr],
    });
    expect(learned.ussr("how-i-learned-to-stop-worrying", "event", "5").milOps.ussr).toBe(5);
  });

  test("takes 1 off a Missile Envy that was handed over before", () => {
    const t = table({
      turn: 4,
      hands: { ussr: ["missile-envy", "fidel"], us: ["nato", "nasser"] },
      influence: { poland: [0, 3] },
      missileEnvy: "ussr",
      effects: [againstUssr],
    });
    t.ussr("missile-envy", "influence", "poland");
    expect(t.asked).toEqual(["us play.card"]);
  });

  test("takes 1 off the operations that an event grants [7.4.2]", () => {
    const setting: Setting = {
      turn: 4,
      hands: { ussr: ["abm-treaty", "fidel"], us: ["nato", "nasser"] },
      influence: { poland: [0, 3] },
      effects: [againstUssr],
    };
    const t = table(setting).ussr("abm-treaty", "event", "influence", "poland", "poland", "poland");
    expect(t.asked).toEqual(["us play.card"]);
  });

  test("does not change the order of headlines", () => {
    const t = table({
      step: { at: "headline" },
      hands: { us: ["east-european-unrest"], ussr: ["comecon"] },
      influence: { poland: [0, 1] },
      effects: [againstUs],
    });
    t.headlines({ us: "east-european-unrest", ussr: "comecon" });
    expect(t.influence("poland")).toEqual([0, 0]);
  });

  test("is no event of the USSR while the Chinese Civil War goes on, but one of the US", () => {
    const options = { chineseCivilWar: true } as const;
    const ussr = table({ options, hands: { ussr: ["red-scare-purge", "fidel"] } }).ussr("red-scare-purge");
    expect(ussr.options("ussr")).not.toContain("event");
    const us = table({ options, side: "us", hands: { us: ["red-scare-purge", "nato"] } }).us("red-scare-purge");
    expect(us.options("us")).toContain("event");
  });
});
