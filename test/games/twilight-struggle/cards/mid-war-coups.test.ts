import { expect, test } from "vitest";
import { table } from "../table.ts";

test("Junta: 2 influence in one country of Central or South America, then nothing if it likes", () => {
  const t = table({ turn: 4, hands: { ussr: ["junta", "fidel"] }, influence: { chile: [1, 0] } });
  t.ussr("junta", "event");
  expect(t.options("ussr")).toHaveLength(10 + 10);
  t.ussr("panama");
  expect(t.influence("panama")).toEqual([0, 2]);
  expect(t.options("ussr").sort()).toEqual(["coup", "done", "realign"]);
  t.ussr("done");
  expect(t.influence("chile")).toEqual([1, 0]);
  expect(t.pileOf("junta")).toBe("discard");
});

test("Junta: a free coup in another country and region gives no Military Ops; a battleground lowers DEFCON", () => {
  const t = table({
    turn: 4,
    hands: { ussr: ["junta", "fidel"] },
    influence: { chile: [1, 0], brazil: [1, 0], iran: [1, 0] },
    dice: [4],
  });
  t.ussr("junta", "event", "panama", "coup");
  expect(t.options("ussr").sort()).toEqual(["brazil", "chile"]);
  t.ussr("brazil");
  expect(t.influence("brazil")).toEqual([0, 1]);
  expect(t.milOps.ussr).toBe(0);
  expect(t.defcon).toBe(4);
});

test("Junta: a free coup in a battleground at DEFCON 2 loses the game", () => {
  const t = table({
    turn: 4,
    defcon: 2,
    hands: { ussr: ["junta", "fidel"] },
    influence: { brazil: [1, 0] },
    dice: [4],
  });
  t.ussr("junta", "event", "panama", "coup");
  expect(t.outcome).toMatchObject({ winners: ["us"], key: "defcon" });
});

test("Junta: or realignments, one in each region if it likes", () => {
  const t = table({
    turn: 4,
    side: "us",
    hands: { us: ["junta", "nato"] },
    influence: { honduras: [0, 1], peru: [0, 1], kenya: [0, 1] },
    dice: [6, 1, 6, 1],
  });
  t.us("junta", "event", "chile", "realign");
  expect(t.options("us").sort()).toEqual(["honduras", "peru"]);
  t.us("honduras", "peru");
  expect(t.influence("honduras")).toEqual([0, 0]);
  expect(t.influence("peru")).toEqual([0, 0]);
});

test("Junta: under Red Scare the coup has 1 operation, and there is 1 realignment", () => {
  const setting = {
    turn: 4,
    hands: { ussr: ["junta", "fidel"] },
    influence: { brazil: [1, 0], peru: [1, 0] },
    effects: [{ card: "red-scare-purge", side: "us", turn: true }],
  } as const;
  const coup = table({ ...setting, dice: [4] });
  coup.ussr("junta", "event", "panama", "coup", "brazil");
  expect(coup.told("coup")).toMatchObject([{ ops: 1, result: 1 }]);
  const realign = table({ ...setting, dice: [1, 1] });
  realign.ussr("junta", "event", "panama", "realign", "brazil");
  expect(realign.told("realignment")).toHaveLength(1);
});

test("Junta: without a US country in the region there is only the influence", () => {
  const t = table({
    turn: 4,
    hands: { us: ["nato", "fidel"], ussr: ["junta", "comecon"] },
    influence: { iran: [1, 0] },
  });
  t.ussr("junta", "event", "panama");
  expect(t.asked).toEqual(["us play.card"]);
});

test("Junta as a headline gives its coup as well", () => {
  const t = table({
    turn: 4,
    step: { at: "headline" },
    hands: { us: ["junta", "nato"], ussr: ["nasser", "fidel"] },
    influence: { peru: [0, 1] },
    dice: [4],
  });
  t.headlines({ us: "junta", ussr: "nasser" }).us("chile", "coup", "peru");
  expect(t.influence("peru")).toEqual([1, 0]);
  expect(t.milOps.us).toBe(0);
});

test("Che: coups only in countries of the two Americas and Africa that are no battlegrounds and hold US influence", () => {
  const t = table({
    turn: 4,
    hands: { ussr: ["che", "fidel"] },
    influence: { kenya: [1, 0], panama: [1, 0], haiti: [1, 0], peru: [1, 0], burma: [1, 0], sudan: [0, 1] },
  });
  t.ussr("che", "event", "coup");
  expect(t.options("ussr").sort()).toEqual(["haiti", "kenya", "peru"]);
});

test("Che: a coup that removes influence is followed by one elsewhere, each with Military Ops", () => {
  const t = table({
    turn: 4,
    defcon: 2,
    hands: { ussr: ["che", "fidel"] },
    influence: { kenya: [1, 0], haiti: [3, 0], peru: [1, 0] },
    dice: [1, 2],
  });
  t.ussr("che", "event", "coup", "haiti");
  expect(t.influence("haiti")).toEqual([1, 0]);
  expect(t.milOps.ussr).toBe(3);
  t.ussr("coup");
  expect(t.options("ussr").sort()).toEqual(["kenya", "peru"]);
  t.ussr("kenya");
  expect(t.influence("kenya")).toEqual([0, 0]);
  expect(t.milOps.ussr).toBe(5);
  expect(t.defcon).toBe(2);
  expect(t.told("coup")).toHaveLength(2);
  expect(t.pileOf("che")).toBe("discard");
});

test("Che: no second coup after one that removed nothing", () => {
  const t = table({
    turn: 4,
    hands: { us: ["nato", "junta"], ussr: ["che", "fidel"] },
    influence: { kenya: [1, 0], peru: [1, 0] },
    dice: [1],
  });
  t.ussr("che", "event", "coup", "kenya");
  expect(t.influence("kenya")).toEqual([1, 0]);
  expect(t.milOps.ussr).toBe(3);
  expect(t.asked).toEqual(["us play.card"]);
});

test("Che: the USSR may decline the first coup, or the second", () => {
  const setting = {
    turn: 4,
    hands: { us: ["nato", "junta"], ussr: ["che", "fidel"] },
    influence: { kenya: [1, 0], peru: [1, 0] },
  } as const;
  const none = table(setting);
  none.ussr("che", "event", "done");
  expect(none.told("coup")).toEqual([]);
  const one = table({ ...setting, dice: [6] });
  one.ussr("che", "event", "coup", "kenya", "done");
  expect(one.told("coup")).toHaveLength(1);
  expect(one.asked).toEqual(["us play.card"]);
});

test("Che: Brezhnev Doctrine makes it 4, Red Scare 2, for the Military Ops too", () => {
  const after = (card: "brezhnev-doctrine" | "red-scare-purge", side: "us" | "ussr") => {
    const t = table({
      turn: 4,
      hands: { ussr: ["che", "fidel"] },
      influence: { kenya: [1, 0] },
      effects: [{ card, side, turn: true }],
      dice: [1],
    });
    t.ussr("che", "event", "coup", "kenya");
    return t.milOps.ussr;
  };
  expect(after("brezhnev-doctrine", "ussr")).toBe(4);
  expect(after("red-scare-purge", "us")).toBe(2);
});

test("Che: SALT Negotiations and Death Squads change its rolls", () => {
  const t = table({
    turn: 4,
    hands: { ussr: ["che", "fidel"] },
    influence: { peru: [1, 0] },
    effects: [
      { card: "salt-negotiations", side: "us", turn: true },
      { card: "latin-american-death-squads", side: "us", turn: true },
    ],
    dice: [3],
  });
  t.ussr("che", "event", "coup", "peru");
  expect(t.told("coup")).toMatchObject([{ modifier: -2, result: 0 }]);
});

test("Che: played by the US for operations, the USSR attempts the coups", () => {
  const t = table({
    turn: 4,
    side: "us",
    hands: { us: ["che", "nato"] },
    influence: { kenya: [1, 0] },
    dice: [6],
  });
  t.us("che", "event-first").ussr("coup", "kenya");
  expect(t.influence("kenya")).toEqual([0, 4]);
  expect(t.asked).toEqual(["us operations.kind"]);
});

test("Latin American Death Squads: +1 for its player and -1 for the other in both Americas, on the roll only", () => {
  const setting = {
    turn: 4,
    influence: { peru: [1, 0], haiti: [0, 1], kenya: [1, 0] },
    hands: { us: ["duck-and-cover", "nato"], ussr: ["comecon", "fidel"] },
    effects: [{ card: "latin-american-death-squads", side: "ussr", turn: true }],
    dice: [3],
  } as const;
  const own = table(setting);
  own.ussr("comecon", "coup", "peru");
  expect(own.told("coup")).toMatchObject([{ modifier: 1, ops: 3, result: 3 }]);
  expect(own.milOps.ussr).toBe(3);
  const rival = table({ ...setting, side: "us" });
  rival.us("duck-and-cover", "coup");
  expect(rival.told("coup")).toMatchObject([{ country: "haiti", modifier: -1, ops: 3, result: 3 }]);
  const elsewhere = table(setting);
  elsewhere.ussr("comecon", "coup", "kenya");
  expect(elsewhere.told("coup")).toMatchObject([{ modifier: 0 }]);
});

test("Latin American Death Squads: a second one of the same side in the same turn counts as well", () => {
  const t = table({
    turn: 4,
    hands: { us: ["duck-and-cover", "nato"], ussr: ["latin-american-death-squads", "comecon"] },
    influence: { haiti: [0, 1] },
    effects: [{ card: "latin-american-death-squads", side: "ussr", turn: true }],
    dice: [3],
  });
  t.ussr("latin-american-death-squads", "event").us("duck-and-cover", "coup", "haiti");
  expect(t.told("coup")).toMatchObject([{ modifier: -2 }]);
});

test("Latin American Death Squads: goes to the discards, and works both ways if both sides have played it", () => {
  const t = table({
    turn: 4,
    hands: { us: ["duck-and-cover", "nato"], ussr: ["latin-american-death-squads", "comecon"] },
    influence: { haiti: [0, 1] },
    effects: [{ card: "latin-american-death-squads", side: "us", turn: true }],
    dice: [3],
  });
  t.ussr("latin-american-death-squads", "event").us("duck-and-cover", "coup", "haiti");
  expect(t.pileOf("latin-american-death-squads")).toBe("discard");
  expect(t.told("coup")).toMatchObject([{ modifier: 0 }]);
});
