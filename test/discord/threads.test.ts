import { expect, test } from "vitest";
import { threadName } from "../../src/discord/threads.ts";
import { titles } from "../../src/games/titles.ts";

const sitting = (...names: readonly string[]) => ({
  seats: names.map((userName, at) => ({ seat: `seat-${at}`, userId: `${userName} ${at}`, userName, lastLooked: 0 })),
});

const nameOf = (...names: readonly string[]): string => {
  const title = titles.get("wir-sind-das-volk");
  if (title === undefined) throw new Error("No title");
  return threadName(title, "en", sitting(...names));
};

test("a thread is named after the title and its players", () => {
  expect(nameOf("Anna", "Boris")).toBe("Wir sind das Volk!: Anna – Boris");
});

test("whoever has two seats is named once", () => {
  const [title] = titles.values();
  if (title === undefined) throw new Error("No title");
  const { seats } = sitting("Anna", "Anna");
  const twice = { seats: seats.map((seat) => ({ ...seat, userId: "anna" })) };
  expect(threadName(title, "ru", twice)).toBe("Сумеречная борьба: Anna");
});

test("names call nobody, turn nothing around and take one line", () => {
  expect(nameOf("<@123> @everyone", "\u202egnitsiwt\u202c\nname")).toBe(
    "Wir sind das Volk!: 123 everyone – gnitsiwtname",
  );
  expect(nameOf("@<>", "\u200b")).toBe("Wir sind das Volk!");
});

test("long names are cut between what the eye takes for characters, and the whole fits", () => {
  const family = "👩‍👩‍👧‍👦";
  expect(nameOf(`${family}${family}${family}`, "Boris")).toBe(`Wir sind das Volk!: ${family}${family}… – Boris`);
  const four = nameOf(...["a", "b", "c", "d"].map((letter) => letter.repeat(32)));
  expect(four.length).toBeLessThanOrEqual(100);
  expect(four.endsWith("…")).toBe(true);
});
