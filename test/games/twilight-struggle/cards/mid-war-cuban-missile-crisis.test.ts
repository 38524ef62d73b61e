import { expect, test } from "vitest";
import { type Setting, table } from "../table.ts";

/** The US has played the crisis against the USSR. */
const bindsUssr = {
  turn: 4,
  defcon: 2,
  effects: [{ card: "cuban-missile-crisis", side: "us", turn: true }],
} as const satisfies Setting;

/** The USSR has played it against the US. */
const bindsUs = {
  turn: 4,
  defcon: 2,
  effects: [{ card: "cuban-missile-crisis", side: "ussr", turn: true }],
} as const satisfies Setting;

test("Cuban Missile Crisis: sets DEFCON to 2, then the card is removed", () => {
  const t = table({ side: "us", hands: { us: ["cuban-missile-crisis", "nato"] } });
  t.us("cuban-missile-crisis", "event");
  expect(t.defcon).toBe(2);
  expect(t.pileOf("cuban-missile-crisis")).toBe("removed");
});

test("Cuban Missile Crisis: at DEFCON 2 the level does not change", () => {
  const t = table({ defcon: 2, hands: { ussr: ["cuban-missile-crisis", "fidel"] } });
  t.ussr("cuban-missile-crisis", "event");
  expect(t.defcon).toBe(2);
  expect(t.effects).toEqual(["cuban-missile-crisis"]);
  expect(t.outcome).toBeNull();
});

test("Cuban Missile Crisis: a coup of the opponent loses the game", () => {
  const t = table({ ...bindsUssr, hands: { ussr: ["comecon", "fidel"] }, influence: { kenya: [1, 0] } });
  t.ussr("comecon", "coup", "kenya");
  expect(t.options("ussr")).toEqual(["lose"]);
  t.ussr("lose");
  expect(t.outcome).toMatchObject({ winners: ["us"], key: "cuban-missile-crisis" });
});

test("Cuban Missile Crisis: its player may attempt coups", () => {
  const t = table({ ...bindsUs, hands: { ussr: ["comecon", "fidel"] }, influence: { kenya: [1, 0] }, dice: [4] });
  t.ussr("comecon", "coup", "kenya");
  expect(t.influence("kenya")).toEqual([0, 2]);
  expect(t.outcome).toBeNull();
});

test("Cuban Missile Crisis: realignments and wars are no coups", () => {
  const realign = table({
    ...bindsUssr,
    hands: { ussr: ["allende", "fidel"] },
    influence: { kenya: [1, 0], cuba: [1, 0] },
    dice: [1, 6],
  });
  realign.ussr("allende", "realign", "kenya");
  expect(realign.influence("kenya")).toEqual([0, 0]);
  const war = table({ ...bindsUssr, hands: { ussr: ["brush-war", "fidel"] }, dice: [3] });
  war.ussr("brush-war", "event", "kenya");
  expect(war.vp).toBe(-1);
});

test("Cuban Missile Crisis: the USSR ends it with 2 influence from Cuba when it declares a coup", () => {
  const t = table({
    ...bindsUssr,
    hands: { ussr: ["comecon", "fidel"] },
    influence: { kenya: [1, 0], cuba: [0, 3] },
    dice: [4],
  });
  t.ussr("comecon", "coup", "kenya");
  expect(t.options("ussr").sort()).toEqual(["cuba", "lose"]);
  t.ussr("cuba");
  expect(t.influence("cuba")).toEqual([0, 1]);
  expect(t.influence("kenya")).toEqual([0, 2]);
  expect(t.milOps.ussr).toBe(3);
  expect(t.effects).toEqual([]);
  expect(t.defcon).toBe(2);
});

test("Cuban Missile Crisis: or before it plays a card; the round goes on", () => {
  const t = table({
    ...bindsUssr,
    hands: { ussr: ["comecon", "fidel"] },
    influence: { kenya: [1, 0], cuba: [0, 2] },
    dice: [4],
  });
  t.ussr("end-crisis:cuba");
  expect(t.influence("cuba")).toEqual([0, 0]);
  expect(t.effects).toEqual([]);
  expect(t.asked).toEqual(["ussr play.card"]);
  t.ussr("comecon", "coup", "kenya");
  expect(t.influence("kenya")).toEqual([0, 2]);
});

test("Cuban Missile Crisis: or in a trap, before it discards", () => {
  const t = table({
    ...bindsUssr,
    hands: { ussr: ["comecon", "fidel"] },
    influence: { cuba: [0, 2] },
    effects: [...bindsUssr.effects, { card: "bear-trap", side: "us" }],
    dice: [1],
  });
  expect(t.options("ussr").sort()).toEqual(["comecon", "end-crisis:cuba", "fidel"]);
  t.ussr("end-crisis:cuba");
  expect(t.influence("cuba")).toEqual([0, 0]);
  expect(t.effects).toEqual(["bear-trap"]);
  expect(t.asked).toEqual(["ussr trap.discard"]);
  t.ussr("comecon");
  expect(t.effects).toEqual([]);
});

test("Cuban Missile Crisis: or in a round that Kremlin Flu or an empty hand takes from it", () => {
  const flu = table({
    ...bindsUssr,
    options: { promoCards: true },
    hands: { ussr: ["comecon"] },
    influence: { cuba: [0, 2] },
    effects: [...bindsUssr.effects, { card: "kremlin-flu", side: "us" }],
  });
  expect(flu.options("ussr").sort()).toEqual(["end-crisis:cuba", "pass"]);
  flu.ussr("end-crisis:cuba", "pass");
  expect(flu.influence("cuba")).toEqual([0, 0]);
  expect(flu.effects).toEqual([]);
  for (const effects of [[], [{ card: "bear-trap", side: "us" }], [{ card: "kremlin-flu", side: "us" }]] as const) {
    const empty = table({
      ...bindsUssr,
      options: { promoCards: true },
      hands: { ussr: [], us: ["nato"] },
      influence: { cuba: [0, 2] },
      effects: [...bindsUssr.effects, ...effects],
      china: { holder: "us", faceUp: true },
    });
    expect(empty.options("ussr").sort()).toEqual(["end-crisis:cuba", "pass"]);
    empty.ussr("end-crisis:cuba");
    expect(empty.influence("cuba")).toEqual([0, 0]);
    expect(empty.asked).toEqual(["us play.card"]);
  }
});

test("Cuban Missile Crisis: 1 influence in Cuba is not enough", () => {
  const t = table({
    ...bindsUssr,
    hands: { ussr: ["comecon", "fidel"] },
    influence: { kenya: [1, 0], cuba: [0, 1], "west-germany": [0, 4], turkey: [0, 2] },
  });
  expect(t.options("ussr").sort()).toEqual(["comecon", "fidel", "the-china-card"]);
  t.ussr("comecon", "coup", "kenya");
  expect(t.options("ussr")).toEqual(["lose"]);
});

test("Cuban Missile Crisis: the US ends it with 2 influence from West Germany or from Turkey", () => {
  const hands = { us: ["nato", "fidel"] } as const;
  const influence = { kenya: [0, 1], "west-germany": [4, 0], turkey: [2, 0], cuba: [3, 0] } as const;
  const t = table({ ...bindsUs, side: "us", hands, influence });
  expect(t.options("us").sort()).toEqual(["end-crisis:turkey", "end-crisis:west-germany", "fidel", "nato"]);
  t.us("end-crisis:west-germany");
  expect(t.influence("west-germany")).toEqual([2, 0]);
  expect(t.effects).toEqual([]);
  const late = table({ ...bindsUs, side: "us", hands, influence, dice: [1] });
  late.us("nato", "coup", "kenya");
  expect(late.options("us").sort()).toEqual(["lose", "turkey", "west-germany"]);
  late.us("turkey");
  expect(late.influence("turkey")).toEqual([0, 0]);
  expect(late.influence("west-germany")).toEqual([4, 0]);
  expect(late.influence("kenya")).toEqual([0, 0]);
});

test("Cuban Missile Crisis: 1 from West Germany and 1 from Turkey do not end it", () => {
  const t = table({
    ...bindsUs,
    side: "us",
    hands: { us: ["nato", "fidel"] },
    influence: { kenya: [0, 1], "west-germany": [1, 0], turkey: [1, 0] },
  });
  expect(t.options("us").sort()).toEqual(["fidel", "nato"]);
  t.us("nato", "coup", "kenya");
  expect(t.options("us")).toEqual(["lose"]);
});

test("Cuban Missile Crisis: only the side it binds can end it", () => {
  const t = table({
    ...bindsUssr,
    side: "us",
    hands: { us: ["nato", "fidel"] },
    influence: { "west-germany": [4, 0], turkey: [2, 0] },
  });
  expect(t.options("us").sort()).toEqual(["fidel", "nato"]);
});

test("Cuban Missile Crisis: the side of the coup loses, though the other is phasing", () => {
  const lone = table({
    ...bindsUssr,
    side: "us",
    hands: { us: ["lone-gunman", "nato"] },
    influence: { angola: [1, 0], canada: [2, 0] },
  });
  lone.us("lone-gunman", "event-first").ussr("coup", "angola", "lose");
  expect(lone.outcome).toMatchObject({ winners: ["us"], key: "cuban-missile-crisis" });
  const cia = table({ ...bindsUs, hands: { ussr: ["cia-created", "fidel"] }, influence: { angola: [0, 1] } });
  cia.ussr("cia-created", "event-first").us("coup", "angola", "lose");
  expect(cia.outcome).toMatchObject({ winners: ["ussr"], key: "cuban-missile-crisis" });
});

test("Cuban Missile Crisis: it can be ended in the round of the other side, before a coup", () => {
  const t = table({
    ...bindsUssr,
    side: "us",
    hands: { us: ["lone-gunman", "nato"] },
    influence: { kenya: [1, 0], cuba: [0, 2], canada: [2, 0] },
    dice: [5],
  });
  t.us("lone-gunman", "event-first").ussr("coup", "kenya", "cuba");
  expect(t.effects).toEqual([]);
  expect(t.influence("cuba")).toEqual([0, 0]);
  expect(t.influence("kenya")).toEqual([0, 1]);
});

test("Cuban Missile Crisis: free coups count: Junta, Tear Down This Wall, Ortega", () => {
  const junta = table({ ...bindsUs, side: "us", hands: { us: ["junta", "nato"] }, influence: { haiti: [0, 1] } });
  junta.us("junta", "event", "mexico", "coup", "haiti", "lose");
  expect(junta.outcome).toMatchObject({ winners: ["ussr"], key: "cuban-missile-crisis" });
  const wall = table({
    ...bindsUs,
    side: "us",
    hands: { us: ["tear-down-this-wall", "nato"] },
    influence: { bulgaria: [0, 1] },
  });
  wall.us("tear-down-this-wall", "event", "coup", "bulgaria", "lose");
  expect(wall.outcome).toMatchObject({ winners: ["ussr"], key: "cuban-missile-crisis" });
  const ortega = table({
    ...bindsUssr,
    hands: { ussr: ["ortega-elected-in-nicaragua", "fidel"] },
    influence: { honduras: [1, 0] },
  });
  ortega.ussr("ortega-elected-in-nicaragua", "event", "coup", "honduras", "lose");
  expect(ortega.outcome).toMatchObject({ winners: ["us"], key: "cuban-missile-crisis" });
});

test("Cuban Missile Crisis: a coup by Che counts", () => {
  const t = table({ ...bindsUssr, hands: { ussr: ["che", "fidel"] }, influence: { kenya: [1, 0] } });
  t.ussr("che", "event", "coup", "kenya", "lose");
  expect(t.outcome).toMatchObject({ winners: ["us"], key: "cuban-missile-crisis" });
});

test("Cuban Missile Crisis: holds though DEFCON has risen", () => {
  const t = table({ ...bindsUssr, defcon: 5, hands: { ussr: ["comecon", "fidel"] }, influence: { kenya: [1, 0] } });
  t.ussr("comecon", "coup", "kenya");
  expect(t.options("ussr")).toEqual(["lose"]);
});

test("Cuban Missile Crisis: Nuclear Subs gives no protection", () => {
  const t = table({
    ...bindsUs,
    side: "us",
    effects: [...bindsUs.effects, { card: "nuclear-subs", side: "us", turn: true }],
    hands: { us: ["nato", "fidel"] },
    influence: { angola: [0, 1] },
  });
  t.us("nato", "coup", "angola");
  expect(t.options("us")).toEqual(["lose"]);
});

test("Cuban Missile Crisis: as a headline it binds the headline after it", () => {
  const t = table({
    turn: 4,
    step: { at: "headline" },
    hands: { us: ["junta", "nato"], ussr: ["cuban-missile-crisis", "fidel"] },
    influence: { haiti: [0, 1] },
  });
  t.headlines({ us: "junta", ussr: "cuban-missile-crisis" }).us("mexico", "coup", "haiti");
  expect(t.options("us")).toEqual(["lose"]);
});
