import { expect, test } from "vitest";
import { hereLines } from "../../src/discord/rules-here.ts";
import type { Language } from "../../src/engine/index.ts";
import { titles } from "../../src/games/titles.ts";
import { layScene } from "../../src/table/scenes.ts";

/** What somebody hears who asks this in a scene of a lesson. */
function asked(id: string, scene: string, question: string, language: Language = "en", seat?: string): string {
  const title = titles.get(id);
  const lesson = title?.lessons.find(({ scenes }) => scenes.some((each) => each.id === scene));
  const laid = lesson?.scenes.find((each) => each.id === scene);
  if (title === undefined || lesson === undefined || laid === undefined) throw new Error(`${id} ${scene}`);
  const match = layScene(title, lesson, laid);
  return hereLines({ title, language, look: { match, seat: seat ?? lesson.seat } }, question).join("\n");
}

test("can I coup in Europe? It is closed at DEFCON 3, and the rule says so", () => {
  const words = asked("twilight-struggle", "military", "can I coup in Europe?");
  expect(words).toMatch(/^\*\*In your position now\*\*\n- Coup: you can, with .*Nuclear Test Ban/);
  expect(words).toMatch(/\*\*Europe\*\*: not now\. .*DEFCON/);
  expect(asked("twilight-struggle", "military", "можно ли устроить переворот в Европе?", "ru")).toMatch(
    /\*\*Европа\*\*: сейчас нельзя\. .*DEFCON/,
  );
});

test("a country that is open is told with its numbers, and one that is not with why", () => {
  expect(asked("twilight-struggle", "military", "may I coup Colombia")).toMatch(/- \*\*Colombia\*\* · .*0:2/);
  expect(asked("twilight-struggle", "military", "can I coup Iran?")).toContain("**Iran**: not now.");
});

test("can I space this card? With those that have the operations", () => {
  const words = asked("twilight-struggle", "space", "can I space this card?");
  expect(words).toContain("Socialist Governments");
  expect(words).not.toContain("not now");
  expect(asked("red-sea", "space", "could this go to space?")).toContain("Soviets Airlift Cubans");
});

test("where may I place influence? All that there is, in a part of the board that is named", () => {
  const words = asked("red-sea", "influence", "can I place influence in Africa?");
  expect(words).toMatch(/\*\*Africa\*\*: .*\*\*Ethiopia\*\*/);
});

test("may I attack that? Whoever is in reach", () => {
  expect(asked("undaunted-north-africa", "attack", "may I attack that?")).toMatch(/Attack: you can.*\n- \*\*.*Scout/);
  expect(asked("undaunted-north-africa", "attack", "кого я могу атаковать?", "ru")).toContain("Разведчик");
  expect(asked("undaunted-north-africa", "move", "can I move to 8A?")).toContain("- **8A**");
});

test.each(["wir-sind-das-volk", "two-plus-two"])("can I build here? In %s with every card, and where", (id) => {
  const scene = id === "two-plus-two" ? "icons" : "deny";
  expect(asked(id, scene, "can I build here?")).toMatch(/Build: you can, with .+\n- \*\*/);
  expect(asked(id, scene, "can I build in Köln?")).toContain("**Köln**");
  expect(asked(id, scene, "можно строить в Лейпциге?", "ru")).toMatch(/\*\*Лейпциг\*\*: сейчас нельзя\./);
});

test("whoever is not asked, and a question about nothing that can be done, hear nothing of it", () => {
  expect(asked("twilight-struggle", "military", "can I coup in Europe?", "en", "ussr")).toBe("");
  expect(asked("twilight-struggle", "military", "what does DEFCON mean?")).toBe("");
});
