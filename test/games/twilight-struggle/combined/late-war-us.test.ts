import { describe, expect, test } from "vitest";
import type { CardId } from "../../../../src/games/twilight-struggle/cards/ids.ts";
import type { Setting } from "../table.ts";
import { combined } from "./table.ts";

const us = (card: CardId, setting: Setting = {}) =>
  combined({ side: "us", ...setting, hands: { us: [card, "nato"], ussr: ["fidel"], ...setting.hands } }).us(
    card,
    "event",
  );

/** What a card of the side is worth in a coup in Peru. */
function worth(side: "us" | "ussr", card: CardId, ...effects: NonNullable<Setting["effects"]>): number {
  const t = combined({
    side,
    effects,
    influence: { peru: [1, 1] },
    hands: { [side]: [card, "nasser"] },
    dice: [1],
  });
  t[side](card, "coup", "peru");
  return (t.told("coup")[0] as { ops: number }).ops;
}

const redScare = { card: "red-scare-purge", turn: true } as const;

describe("RS2 Zbig", () => {
  test("worldwide, whatever DEFCON, which never moves; it counts for military operations and Yuri and Samantha", () => {
    const t = us("zbig", {
      defcon: 2,
      influence: { poland: [0, 3], iran: [0, 2] },
      effects: [{ card: "yuri-and-samantha", side: "ussr", turn: true }],
      dice: [6],
    });
    t.us("coup");
    expect(t.options("us").sort()).toEqual(["iran", "poland"]);
    t.us("iran");
    expect([t.defcon, t.milOps.us, t.vp]).toEqual([2, 3, -1]);
  });
  test("under the Cuban Missile Crisis the couping US still loses", () => {
    const t = us("zbig", {
      influence: { peru: [0, 3] },
      effects: [{ card: "cuban-missile-crisis", side: "ussr", turn: true }],
    }).us("coup", "peru", "lose");
    expect(t.outcome).toMatchObject({ key: "cuban-missile-crisis", winners: ["ussr"] });
  });
});

describe("RS5 Albano-Stalinist Economics", () => {
  const albania = { card: "albano-stalinist-economics", side: "us", turn: true } as const;
  const places = (setting: Setting, ...placed: string[]) => {
    const t = combined({
      influence: { angola: [0, 1], egypt: [0, 1], cuba: [0, 1] },
      hands: { ussr: ["warsaw-pact-formed", "nasser"], us: ["nato"] },
      ...setting,
    }).ussr("warsaw-pact-formed", "influence", ...placed);
    return t.asked[0] as string;
  };
  test("a point in Africa makes the card worth 1 less; Egypt is not in Africa here", () => {
    expect(places({ effects: [albania] }, "angola", "angola")).toBe("us play.card");
    expect(places({ effects: [albania] }, "egypt", "egypt")).toBe("ussr influence.place");
    expect(places({ effects: [albania] }, "cuba", "angola")).toBe("us play.card");
  });
  test("is in one sum with Red Scare/Purge and Brezhnev Doctrine", () => {
    const scared = { ...redScare, side: "us" } as const;
    expect(places({ effects: [albania, scared] }, "angola")).toBe("us play.card");
    const brezhnev = { card: "brezhnev-doctrine", side: "ussr", turn: true } as const;
    expect(places({ effects: [albania, brezhnev] }, "angola", "angola")).toBe("ussr influence.place");
    expect(places({ effects: [albania, brezhnev] }, "angola", "angola", "angola")).toBe("us play.card");
  });
  test("does not change coups", () => {
    expect(worth("ussr", "comecon", albania)).toBe(3);
  });
});

describe("RS8 CENTCOM", () => {
  test("any one country of the world, for the rest of the game", () => {
    const t = us("centcom");
    expect(t.options("us")).toContain("west-germany");
    expect(t.options("us")).not.toContain("chinese-civil-war");
    t.us("peru");
    expect([t.view.centcom?.side, t.pileOf("centcom")]).toEqual(["us", "removed"]);
  });
  test("no coup or realignment of the USSR there, free ones included; the US may", () => {
    const influence = { peru: [2, 1], chile: [2, 1], panama: [2, 1] } as const;
    const t = combined({ centcom: "peru", influence, hands: { ussr: ["comecon"], us: ["nato"] } });
    t.ussr("comecon", "coup");
    expect(t.options("ussr").sort()).toEqual(["chile", "panama"]);
    expect(t.refusal("ussr", "peru")).toMatchObject({ key: "refusal.protected", args: { card: "centcom" } });
    const free = combined({ centcom: "peru", influence, hands: { ussr: ["junta"], us: ["nato"] } });
    free.ussr("junta", "event", "cuba", "realign");
    expect(free.options("ussr").sort()).toEqual(["chile", "panama"]);
    const own = combined({ centcom: "peru", side: "us", influence, hands: { us: ["comecon", "nato"] } });
    own.us("comecon", "coup");
    expect(own.options("us")).toContain("peru");
  });
});

describe("RS9 Carter Doctrine: any one die of the turn", () => {
  const carter = [{ card: "carter-doctrine", side: "us", turn: true }] as const;
  test("a coup of the USSR", () => {
    const t = combined({
      effects: carter,
      influence: { peru: [2, 0] },
      hands: { ussr: ["comecon", "fidel"], us: ["nato"] },
    });
    t.ussr("comecon", "coup", "peru");
    expect(t.asked).toEqual(["us carter-doctrine.die"]);
    expect(t.options("us")).toEqual(["roll", "ussr:1", "ussr:6"]);
    t.us("ussr:1");
    expect([t.told("coup")[0], t.effects]).toMatchObject([{ die: 1 }, []]);
  });
  test("a war, a summit, the games, a trap, the space race", () => {
    const war = combined({ effects: carter, hands: { ussr: ["korean-war", "fidel"], us: ["nato"] } });
    expect(war.ussr("korean-war", "event").asked).toEqual(["us carter-doctrine.die"]);
    const summit = combined({ effects: carter, hands: { ussr: ["summit", "fidel"], us: ["nato"] } });
    expect(summit.ussr("summit", "event").options("us")).toEqual(["roll", "ussr:1", "ussr:6", "us:1", "us:6"]);
    const games = combined({ effects: carter, hands: { ussr: ["olympic-games", "fidel"], us: ["nato"] } });
    games.ussr("olympic-games", "event").us("participate");
    expect(games.asked).toEqual(["us carter-doctrine.die"]);
    const trap = combined({
      effects: [...carter, { card: "bear-trap", side: "us" }],
      hands: { ussr: ["comecon", "fidel"], us: ["nato"] },
    }).ussr("comecon");
    trap.us("ussr:6");
    expect(trap.told("trap")).toMatchObject([{ die: 6, free: false }]);
    const space = combined({ effects: carter, hands: { ussr: ["comecon", "fidel"], us: ["nato"] } });
    expect(space.ussr("comecon", "space").asked).toEqual(["us carter-doctrine.die"]);
  });
});

test("RS10 Kenya Joins RDF: 1 in Kenya, and 1 off any country that the USSR does not control", () => {
  const t = us("kenya-joins-rdf", { influence: { poland: [0, 3], cuba: [0, 2], iran: [0, 3] } });
  expect(t.influence("kenya")).toEqual([1, 0]);
  t.us("cuba");
  expect(t.influence("cuba")).toEqual([0, 1]);
});

describe("RS11 Voice of America in Amharic", () => {
  const amharic = { card: "voa-in-amharic", side: "us", turn: true } as const;
  test("1 point now, then cards of printed value 1 are worth 1 more", () => {
    const t = us("voa-in-amharic", { influence: { panama: [1, 0] } }).us("influence", "panama");
    expect([t.influence("panama"), t.effects]).toEqual([[2, 0], ["voa-in-amharic"]]);
    expect([worth("us", "summit", amharic), worth("us", "junta", amharic)]).toEqual([2, 2]);
  });
  test("is in one sum with Red Scare/Purge and Containment", () => {
    expect(worth("us", "summit", amharic, { ...redScare, side: "ussr" })).toBe(1);
    expect(worth("us", "summit", amharic, { card: "containment", side: "us", turn: true })).toBe(3);
  });
});

describe("RS17 Afghanistan Invasion", () => {
  const invasion = { card: "afghanistan-invasion", side: "us", since: 8 } as const;
  test("−1 for the further cards of the USSR this turn, in one sum with Red Scare/Purge", () => {
    expect([
      worth("ussr", "comecon", invasion),
      worth("ussr", "comecon", invasion, { ...redScare, side: "us" }),
      worth("ussr", "comecon", { ...invasion, since: 7 }),
    ]).toEqual([2, 1, 3]);
  });
  test("not for the card in whose play it happens", () => {
    const t = combined({
      influence: { peru: [1, 1] },
      hands: { ussr: ["afghanistan-invasion", "fidel"], us: ["nato"] },
      dice: [1],
    }).ussr("afghanistan-invasion", "event-first", "coup", "peru");
    expect(t.told("coup")).toMatchObject([{ ops: 4 }]);
  });
  test("Presidential Directive 30 is barred and loses its effect", () => {
    const t = us("afghanistan-invasion", {
      effects: [{ card: "presidential-directive-30", side: "ussr", turn: true }],
      hands: { us: ["afghanistan-invasion", "nato"], ussr: ["presidential-directive-30"] },
    });
    expect(t.effects).toEqual(["afghanistan-invasion"]);
    t.ussr("presidential-directive-30");
    expect(t.options("ussr")).not.toContain("event");
  });
});

describe("RS18 Daniel arap Moi", () => {
  test("2 in Kenya, or with control 1 VP and DEFCON moves", () => {
    expect(us("daniel-arap-moi").influence("kenya")).toEqual([2, 0]);
    const t = us("daniel-arap-moi", { influence: { kenya: [2, 0] }, defcon: 4 }).us("raise");
    expect([t.vp, t.defcon]).toEqual([1, 5]);
  });
  test("DEFCON 1 makes the active player lose", () => {
    const t = combined({
      defcon: 2,
      influence: { kenya: [2, 0] },
      hands: { ussr: ["daniel-arap-moi", "fidel"], us: ["nato"] },
    }).ussr("daniel-arap-moi", "event-first");
    expect(t.us("lower").outcome).toMatchObject({ key: "defcon", winners: ["us"] });
  });
});

test("RS46 We Are the World: operations only", () => {
  const t = combined({
    side: "us",
    influence: { panama: [1, 1] },
    hands: { us: ["we-are-the-world", "nato"] },
  }).us("we-are-the-world");
  expect(t.options("us")).not.toContain("event");
  expect(t.refusal("us", "event")).toMatchObject({ key: "refusal.condition" });
});
