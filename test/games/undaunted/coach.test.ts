import { expect, test } from "vitest";
import { coach } from "../../../src/games/undaunted/coach.ts";
import { undauntedMessages } from "../../../src/games/undaunted/messages/index.ts";
import { coachedBy } from "../coached.ts";
import { table } from "./table.ts";

const coached = coachedBy(coach, undauntedMessages);

test("nothing where nobody is near anything", () => {
  const t = table({ scenario: "landing-ground-7", side: "lrdg", hands: { lrdg: ["lrdg-lieutenant"] } });
  expect(coached(t, "lrdg")).toEqual([]);
});

test("11.2: a structure that a soldier of the hand stands at, and what the other side sees of it", () => {
  const setting = { scenario: "fuel-dump", soldiers: { "lrdg-saboteur": "16A" } } as const;
  const own = table({ ...setting, side: "lrdg", hands: { lrdg: ["lrdg-saboteur"] } });
  expect(coached(own, "lrdg")[0]).toBe("*Saboteur* stands at *Fuel Tank*: to destroy it is worth 1 point, 1 of 3.");
  expect(coached(own, "lrdg", "ru")[0]).toBe(
    "*Диверсант* стоит у объекта *Цистерна*: за его уничтожение 1 очко, станет 1 из 3.",
  );
  // whether the card is in that hand nobody knows
  const theirs = table({ ...setting, side: "italy", hands: { italy: ["italy-rifleman"], lrdg: ["lrdg-sniper"] } });
  expect(coached(theirs, "italy")[0]).toBe(
    "**LRDG** has *Saboteur* at *Fuel Tank*: destroyed it is worth 1 point, 1 of 3.",
  );
});

test("12.1: what wins is said to win, on both sides", () => {
  const setting = { scenario: "fuel-dump", soldiers: { "lrdg-saboteur": "16A" } } as const;
  // the dump is worth 2
  const destroyed = ["ammo-dump"] as const;
  const structures = { "fuel-tank": "16A", "radio-post": "12A" } as const;
  const own = table({ ...setting, structures, destroyed, side: "lrdg", hands: { lrdg: ["lrdg-saboteur"] } });
  expect(coached(own, "lrdg")[0]).toMatch(/1 point, 3 of 3: you win\.$/);
  const theirs = table({ ...setting, structures, destroyed, side: "italy", hands: { italy: ["italy-rifleman"] } });
  expect(coached(theirs, "italy", "ru")[0]).toMatch(/ – это победа\.$/);
});

test("11.1, 8.3: points that can be taken under control, not where the enemy keeps them", () => {
  const setting = {
    scenario: "landing-ground-7",
    side: "italy",
    hands: { italy: ["italy-rifleman"] },
    soldiers: { "italy-rifleman": "14A" },
    tokens: { italy: { "14A": "scouted" }, lrdg: {} },
  } as const;
  expect(coached(table(setting), "italy")[0]).toBe(
    "*Rifleman* can take control of **14A** with his card: 1 point, 1 of 3.",
  );
  const held = { ...setting, tokens: { italy: { "14A": "controlled" }, lrdg: {} } } as const;
  expect(coached(table(held), "italy").join()).not.toContain("14A");
});

test("11.3: the exit", () => {
  const setting = { scenario: "gebel-sherif", soldiers: { "lrdg-sniper": "18B" } } as const;
  const own = table({ ...setting, side: "lrdg", hands: { lrdg: ["lrdg-sniper"] } });
  expect(coached(own, "lrdg")[0]).toBe(
    "*Sniper* stands at the exit in **18B**: a move takes it off the board, 1 of 4.",
  );
  const theirs = table({ ...setting, side: "italy", hands: { italy: ["italy-rifleman"] } });
  expect(coached(theirs, "italy")[0]).toBe("**LRDG** has *Sniper* at the exit in **18B**: 1 of 4 once it is away.");
});

test("10.1: whom the next wound would take, when one more is all that the enemy needs", () => {
  const t = table({
    ...{
      scenario: "fuel-dump",
      side: "lrdg",
      soldiers: { "lrdg-scout": null },
      neutralised: { italy: ["lrdg-scout"] },
    },
    ...{ hands: { lrdg: ["lrdg-engineer"] }, deck: { lrdg: ["lrdg-sniper"] }, discard: { lrdg: [] } },
  });
  expect(coached(t, "lrdg")).toContain(
    "**Italy** is one short of 2 neutralised: guard *Saboteur*, with no card left to lose.",
  );
});

test("8.5: a deck that is thick with fog, to whoever can take some out", () => {
  const fog = { deck: { lrdg: ["lrdg-fog"] }, discard: { lrdg: ["lrdg-fog", "lrdg-lieutenant"] } } as const;
  const thick = (card: "lrdg-scout" | "lrdg-rifleman") =>
    table({ scenario: "landing-ground-7", side: "lrdg", ...fog, hands: { lrdg: [card, "lrdg-fog"] } });
  expect(coached(thick("lrdg-scout"), "lrdg")).toContain(
    "3 of the 5 cards that you go round with are *Fog of War*: *Scout* can take one out of your hand (Recon).",
  );
  expect(coached(thick("lrdg-rifleman"), "lrdg").join()).not.toContain("Fog");
});

test("R38: when nothing has changed for long", () => {
  const setting = {
    scenario: "convoy",
    side: "lrdg",
    hands: { lrdg: ["lrdg-lieutenant"] },
    initiative: "italy",
  } as const;
  const late = table({ ...setting, round: 18, quietSince: 1 });
  expect(coached(late, "lrdg")).toContain(
    "2 rounds without a lasting change end the game: the initiative token decides, **Italy** would win.",
  );
  expect(coached(table({ ...setting, round: 10, quietSince: 1 }), "lrdg").join()).not.toContain("lasting change");
});
