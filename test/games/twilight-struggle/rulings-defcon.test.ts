import { expect, test } from "vitest";
import { table } from "./table.ts";

const everywhere = {
  italy: [1, 0],
  pakistan: [1, 0],
  iran: [1, 0],
  panama: [1, 0],
  peru: [1, 0],
  kenya: [1, 0],
} as const;
const americasAndAfrica = ["kenya", "panama", "peru"];

test.each([
  { defcon: 5, open: ["iran", "italy", "kenya", "pakistan", "panama", "peru"] },
  { defcon: 4, open: ["iran", "kenya", "pakistan", "panama", "peru"] },
  { defcon: 3, open: ["iran", "kenya", "panama", "peru"] },
  { defcon: 2, open: americasAndAfrica },
])("ruling 1, defcon-1: at DEFCON $defcon coups and realignments are open in $open", ({ defcon, open }) => {
  const at = (use: string) =>
    table({ defcon, hands: { ussr: ["fidel", "nasser"] }, influence: everywhere }).ussr("fidel", use);
  expect(at("coup").options("ussr").sort()).toEqual(open);
  expect(at("realign").options("ussr").sort()).toEqual(open);
});

test("8.1.2: DEFCON never goes above 5", () => {
  const t = table({ defcon: 4, hands: { ussr: ["nuclear-test-ban", "fidel"] } });
  t.ussr("nuclear-test-ban", "event");
  expect(t.defcon).toBe(5);
});

test.each([
  { us: "duck-and-cover", ussr: "nasser", winner: "ussr" },
  { us: "we-will-bury-you", ussr: "nasser", winner: "ussr" },
  { us: "cia-created", ussr: "duck-and-cover", winner: "us" },
  { us: "cia-created", ussr: "we-will-bury-you", winner: "us" },
] as const)(
  "ruling 13, defcon-2: headlines $us and $ussr at DEFCON 2: the $winner wins, as the headline is the other's",
  ({ us, ussr, winner }) => {
    const t = table({
      turn: 4,
      step: { at: "headline" },
      defcon: 2,
      hands: { us: [us, "nato"], ussr: [ussr, "fidel"] },
    });
    t.headlines({ us, ussr });
    expect(t.outcome).toMatchObject({ winners: [winner], key: "defcon" });
  },
);

test("8.1.3: Lone Gunman played by the US at DEFCON 2: a coup of the USSR in a battleground loses it for the US", () => {
  const t = table({
    turn: 4,
    side: "us",
    defcon: 2,
    hands: { us: ["lone-gunman", "nato"] },
    influence: { nigeria: [1, 0], kenya: [1, 0] },
    dice: [1],
  });
  t.us("lone-gunman", "event-first").ussr("coup", "nigeria");
  expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "defcon" });
});

test("8.1.3: CIA Created played by the USSR at DEFCON 2: a coup of the US in a battleground loses it for the USSR", () => {
  const t = table({
    defcon: 2,
    hands: { ussr: ["cia-created", "fidel"] },
    influence: { nigeria: [0, 1], kenya: [0, 1] },
    dice: [1],
  });
  t.ussr("cia-created", "event-first").us("coup", "nigeria");
  expect(t.outcome).toMatchObject({ winners: ["us"], key: "defcon" });
});

test("8.1.3: Grain Sales played by the USSR at DEFCON 2: the US sets DEFCON 1 with a taken card, and the USSR loses", () => {
  const t = table({
    turn: 4,
    defcon: 2,
    hands: { ussr: ["grain-sales-to-soviets", "how-i-learned-to-stop-worrying"] },
    picks: ["how-i-learned-to-stop-worrying"],
  });
  t.ussr("grain-sales-to-soviets", "event-first").us("event", "1");
  expect(t.outcome).toMatchObject({ winners: ["us"], key: "defcon" });
});

test("8.1.3: Missile Envy brings the USSR We Will Bury You at DEFCON 2, and the USSR loses", () => {
  const t = table({
    turn: 4,
    defcon: 2,
    hands: { ussr: ["missile-envy", "fidel"], us: ["we-will-bury-you", "nasser"] },
  });
  t.ussr("missile-envy", "event").us("we-will-bury-you");
  expect(t.outcome).toMatchObject({ winners: ["us"], key: "defcon" });
});

test("8.1.3: Five Year Plan played by the USSR at DEFCON 2 draws Duck and Cover, and the USSR loses", () => {
  const t = table({
    defcon: 2,
    hands: { ussr: ["five-year-plan", "duck-and-cover"] },
    picks: ["duck-and-cover"],
  });
  t.ussr("five-year-plan", "event-first");
  expect(t.outcome).toMatchObject({ winners: ["us"], key: "defcon" });
});

test("8.1.3: Summit held by the US at DEFCON 2 and won by the USSR, which lowers DEFCON: the US loses", () => {
  const t = table({ turn: 4, side: "us", defcon: 2, hands: { us: ["summit", "nato"] }, dice: [1, 6] });
  t.us("summit", "event").ussr("lower");
  expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "defcon" });
});

test("8.1.3: a free coup of Ortega in Cuba at DEFCON 2, with the card played by the US, loses it for the US", () => {
  const t = table({
    turn: 8,
    side: "us",
    defcon: 2,
    hands: { us: ["ortega-elected-in-nicaragua", "nato"] },
    influence: { cuba: [3, 0], honduras: [2, 0] },
    dice: [1],
  });
  t.us("ortega-elected-in-nicaragua", "event-first").ussr("coup", "cuba");
  expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "defcon" });
});

test("8.1.3: Che at DEFCON 2 is safe, as it offers no battleground", () => {
  const t = table({
    turn: 4,
    defcon: 2,
    hands: { ussr: ["che", "fidel"] },
    influence: { nigeria: [1, 0], kenya: [1, 0], brazil: [2, 0], peru: [2, 0] },
    dice: [1],
  });
  t.ussr("che", "event", "coup");
  expect(t.options("ussr").sort()).toEqual(["kenya", "peru"]);
  t.ussr("kenya");
  expect(t.defcon).toBe(2);
});

test("ruling 23, Star Wars: played by the USSR at DEFCON 2, the US picks We Will Bury You, and the USSR loses", () => {
  const t = table({
    turn: 8,
    defcon: 2,
    space: { us: 1 },
    hands: { ussr: ["star-wars", "fidel"] },
    discard: ["we-will-bury-you", "containment"],
  });
  t.ussr("star-wars", "event-first").us("we-will-bury-you");
  expect(t.outcome).toMatchObject({ winners: ["us"], key: "defcon" });
});

test("8.2: How I Learned to Stop Worrying gives 5 military operations", () => {
  const t = table({ turn: 4, hands: { ussr: ["how-i-learned-to-stop-worrying", "fidel"] }, milOps: { ussr: 2 } });
  t.ussr("how-i-learned-to-stop-worrying", "event", "5");
  expect(t.milOps).toEqual({ us: 0, ussr: 5 });
});

test("8.2.1: military operations are measured against the DEFCON level at the end of the turn, before it improves", () => {
  const t = table({ step: { at: "turn-end" }, defcon: 2, milOps: { us: 1, ussr: 2 } });
  expect(t.vp).toBe(-1);
  expect(t.defcon).toBe(3);
});

test("8.2.1: more military operations than DEFCON asks for give nothing", () => {
  const t = table({ step: { at: "turn-end" }, defcon: 2, milOps: { us: 5, ussr: 2 } });
  expect(t.vp).toBe(0);
});

test("ruling 33, milops-3: both shortfalls are netted before 20 VP is looked at", () => {
  const t = table({ step: { at: "turn-end" }, vp: 19, defcon: 5, milOps: { us: 2, ussr: 1 } });
  expect(t.vp).toBe(20);
  expect(t.outcome).toMatchObject({ winners: ["us"], key: "vp" });
  const even = table({ step: { at: "turn-end" }, vp: 19, defcon: 5, milOps: { us: 1, ussr: 1 } });
  expect(even.vp).toBe(19);
  expect(even.outcome).toBeNull();
});
