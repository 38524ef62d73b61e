import { expect, test } from "vitest";
import { table } from "./table.ts";

test("6.3.1: the target must hold enemy influence, own influence is not needed", () => {
  const t = table({ hands: { ussr: ["fidel", "nasser"] }, influence: { iran: [1, 0], iraq: [0, 3], kenya: [2, 0] } });
  t.ussr("fidel", "coup");
  expect(t.options("ussr").sort()).toEqual(["iran", "kenya"]);
});

test("6.3.2: a total that is only equal to twice the stability fails", () => {
  const t = table({ hands: { ussr: ["fidel", "nasser"] }, influence: { iran: [1, 0], kenya: [2, 0] }, dice: [2] });
  t.ussr("fidel", "coup", "iran");
  expect(t.influence("iran")).toEqual([1, 0]);
});

test("6.3.4: a coup in a battleground lowers DEFCON though it fails, and counts as military operations", () => {
  const t = table({ hands: { ussr: ["fidel", "nasser"] }, influence: { iran: [1, 0], kenya: [2, 0] }, dice: [1] });
  t.ussr("fidel", "coup", "iran");
  expect(t.defcon).toBe(4);
  expect(t.milOps.ussr).toBe(2);
});

test("6.3.4: a coup elsewhere leaves DEFCON alone", () => {
  const t = table({ hands: { ussr: ["fidel", "nasser"] }, influence: { iran: [1, 0], kenya: [2, 0] }, dice: [6] });
  t.ussr("fidel", "coup", "kenya");
  expect(t.influence("kenya")).toEqual([0, 2]);
  expect(t.defcon).toBe(5);
});

test("6.3.3: military operations are counted before the die, and never beyond 5", () => {
  const t = table({
    hands: { ussr: ["independent-reds", "nasser"] },
    milOps: { ussr: 4 },
    influence: { iran: [1, 0], kenya: [2, 0] },
    dice: [1],
  });
  t.ussr("independent-reds", "coup", "kenya");
  expect(t.milOps.ussr).toBe(5);
  // the event of the card is still open, so that the log has the whole play
  expect(t.asked).toEqual(["us independent-reds.country"]);
  const keys = t.match.log.map(({ key }) => key);
  expect(keys.filter((key) => key === "milops" || key === "coup")).toEqual(["milops", "coup"]);
});

test.each([
  { card: "salt-negotiations", owner: "us", modifier: -1 },
  { card: "latin-american-death-squads", owner: "ussr", modifier: 1 },
  { card: "latin-american-death-squads", owner: "us", modifier: -1 },
] as const)(
  "6.3.2: $card of the $owner changes a USSR coup in Colombia by $modifier, not its military operations",
  ({ card, owner, modifier }) => {
    const t = table({
      turn: 4,
      hands: { ussr: ["fidel", "nasser"] },
      influence: { colombia: [5, 0], kenya: [2, 0] },
      effects: [{ card, side: owner, turn: true }],
      dice: [3],
    });
    t.ussr("fidel", "coup", "colombia");
    expect(t.told("coup")).toMatchObject([{ die: 3, ops: 2, modifier, stability: 1, result: 3 + modifier }]);
    expect(t.milOps.ussr).toBe(2);
  },
);

test("Latin American Death Squads: a coup outside the Americas is not changed", () => {
  const t = table({
    turn: 4,
    hands: { ussr: ["fidel", "nasser"] },
    influence: { kenya: [2, 0], iran: [1, 0] },
    effects: [{ card: "latin-american-death-squads", side: "us", turn: true }],
    dice: [3],
  });
  t.ussr("fidel", "coup", "kenya");
  expect(t.told("coup")).toMatchObject([{ modifier: 0 }]);
});

test("Nuclear Subs: a US coup in a battleground leaves DEFCON alone, a USSR coup does not", () => {
  const t = table({
    turn: 4,
    side: "us",
    hands: { us: ["containment", "nato"], ussr: ["fidel", "nasser"] },
    influence: { mexico: [0, 2], nigeria: [2, 0] },
    effects: [{ card: "nuclear-subs", side: "us", turn: true }],
    dice: [1, 1],
  });
  t.us("containment", "coup", "mexico");
  expect(t.defcon).toBe(5);
  t.ussr("fidel", "coup", "nigeria");
  expect(t.defcon).toBe(4);
});

test("ruling 11, milops-1: a coup with the operations of ABM Treaty counts as military operations", () => {
  const t = table({
    turn: 4,
    hands: { ussr: ["abm-treaty", "fidel"] },
    influence: { kenya: [2, 0], iran: [1, 0] },
    dice: [1],
  });
  t.ussr("abm-treaty", "event", "coup", "kenya");
  expect(t.milOps.ussr).toBe(4);
});

test("ruling 11, milops-1: a coup with the operation of CIA Created is an ordinary one: it counts, and DEFCON binds it", () => {
  const t = table({
    side: "us",
    defcon: 3,
    hands: { us: ["cia-created", "nato"], ussr: ["fidel", "nasser"] },
    influence: { poland: [0, 1], india: [0, 1], iraq: [0, 1], kenya: [0, 1] },
    dice: [1],
  });
  t.us("cia-created", "event", "coup");
  expect(t.options("us").sort()).toEqual(["iraq", "kenya"]);
  t.us("kenya");
  expect(t.milOps.us).toBe(1);
});

test("ruling 11, milops-1: both coups of Che count as military operations", () => {
  const t = table({
    turn: 4,
    hands: { ussr: ["che", "fidel"] },
    influence: { colombia: [1, 0], kenya: [1, 0], somalia: [1, 0] },
    dice: [3, 3],
  });
  t.ussr("che", "event", "coup", "colombia");
  expect(t.milOps.ussr).toBe(3);
  t.ussr("coup", "kenya");
  expect(t.milOps.ussr).toBe(5);
});

test("8.2.5: a free coup of Junta gives no military operations and still lowers DEFCON", () => {
  const t = table({
    turn: 4,
    hands: { ussr: ["junta", "fidel"] },
    influence: { panama: [1, 0], colombia: [1, 0] },
    dice: [4],
  });
  t.ussr("junta", "event", "cuba", "coup", "panama");
  expect(t.influence("panama")).toEqual([0, 1]);
  expect(t.milOps.ussr).toBe(0);
  expect(t.defcon).toBe(4);
});

test("6.3.5: the free coup of Tear Down This Wall passes over DEFCON 3 in Europe, and lowers it for a battleground", () => {
  const t = table({
    turn: 8,
    side: "us",
    defcon: 3,
    hands: { us: ["tear-down-this-wall", "nato"] },
    influence: { italy: [0, 1], bulgaria: [0, 3] },
    dice: [3],
  });
  t.us("tear-down-this-wall", "event", "coup", "italy");
  expect(t.influence("italy")).toEqual([1, 0]);
  expect(t.milOps.us).toBe(0);
  expect(t.defcon).toBe(2);
});

test("8.2.5: the free coup of Ortega next to Nicaragua gives no military operations", () => {
  const t = table({
    turn: 8,
    hands: { ussr: ["ortega-elected-in-nicaragua", "fidel"] },
    influence: { nicaragua: [1, 0], honduras: [2, 0], mexico: [2, 0], "costa-rica": [3, 0] },
    dice: [6],
  });
  t.ussr("ortega-elected-in-nicaragua", "event", "coup");
  expect(t.options("ussr").sort()).toEqual(["costa-rica", "honduras"]);
  t.ussr("honduras");
  expect(t.influence("honduras")).toEqual([0, 2]);
  expect(t.milOps.ussr).toBe(0);
});

// The free coups of the USSR lie in the Americas, so that its ordinary ones must show it.
test("ruling 46, ops-11: what NATO, the pact with Japan or The Reformer protects is closed to coups of the USSR", () => {
  const influence = { italy: [2, 0], greece: [1, 0], japan: [4, 0], "south-korea": [1, 0] } as const;
  const hands = { ussr: ["nasser", "fidel"] } as const;
  const allied = table({
    turn: 8,
    hands,
    influence,
    effects: [
      { card: "nato", side: "us" },
      { card: "us-japan-mutual-defense-pact", side: "us" },
    ],
  });
  expect(allied.ussr("nasser", "coup").options("ussr").sort()).toEqual(["greece", "south-korea"]);
  const reformed = table({ turn: 8, hands, influence, effects: [{ card: "the-reformer", side: "ussr" }] });
  expect(reformed.ussr("nasser", "coup").options("ussr").sort()).toEqual(["japan", "south-korea"]);
});

test("ruling 40, Yuri and Samantha: a free coup counts too, success or not", () => {
  const t = table({
    turn: 8,
    side: "us",
    hands: { us: ["junta", "nato"] },
    influence: { bolivia: [0, 5], peru: [0, 5] },
    effects: [{ card: "yuri-and-samantha", side: "ussr", turn: true }],
    dice: [1],
  });
  t.us("junta", "event", "chile", "coup", "bolivia");
  expect(t.influence("bolivia")).toEqual([0, 5]);
  expect(t.vp).toBe(-1);
});

test("ruling 40, Yuri and Samantha: scored right after the coup, so before the DEFCON that would lose the USSR the game", () => {
  const t = table({
    turn: 8,
    defcon: 2,
    vp: -19,
    hands: { ussr: ["cia-created", "fidel"] },
    influence: { mexico: [0, 1], cuba: [0, 1], poland: [0, 3] },
    effects: [{ card: "yuri-and-samantha", side: "ussr", turn: true }],
    dice: [1],
  });
  t.ussr("cia-created", "event-first").us("coup", "mexico");
  expect(t.outcome).toEqual({ winners: ["ussr"], key: "vp", args: { vp: -20 } });
});

test("ruling 14, Cuban Missile Crisis: the side that coups loses, though the round is the other's", () => {
  const t = table({
    turn: 4,
    side: "us",
    defcon: 2,
    hands: { us: ["lone-gunman", "containment"] },
    influence: { kenya: [1, 0], somalia: [1, 0] },
    effects: [{ card: "cuban-missile-crisis", side: "us", turn: true }],
  });
  t.us("lone-gunman", "event-first").ussr("coup", "kenya", "lose");
  expect(t.outcome).toEqual({ winners: ["us"], key: "cuban-missile-crisis", args: { loser: "ussr" } });
});

test("ruling 15, Cuban Missile Crisis: the bound side may end it before its play, and then coup", () => {
  const t = table({
    turn: 4,
    side: "us",
    defcon: 2,
    hands: { us: ["containment", "nato"] },
    influence: { turkey: [2, 0], "west-germany": [1, 0], kenya: [0, 1], somalia: [0, 1] },
    effects: [{ card: "cuban-missile-crisis", side: "ussr", turn: true }],
    dice: [6],
  });
  expect(t.options("us")).toContain("end-crisis:turkey");
  expect(t.options("us")).not.toContain("end-crisis:west-germany");
  t.us("end-crisis:turkey");
  expect(t.influence("turkey")).toEqual([0, 0]);
  expect(t.effects).toEqual([]);
  t.us("containment", "coup", "kenya");
  expect(t.outcome).toBeNull();
});

test("ruling 15, Cuban Missile Crisis: and at the last moment before its coup, in the round of the other side too", () => {
  const t = table({
    turn: 4,
    side: "us",
    defcon: 2,
    hands: { us: ["lone-gunman", "containment"] },
    influence: { cuba: [0, 3], kenya: [1, 0], somalia: [1, 0] },
    effects: [{ card: "cuban-missile-crisis", side: "us", turn: true }],
    dice: [6],
  });
  t.us("lone-gunman", "event-first").ussr("coup", "kenya", "cuba");
  expect(t.influence("cuba")).toEqual([0, 1]);
  expect(t.influence("kenya")).toEqual([0, 2]);
  expect(t.outcome).toBeNull();
});
