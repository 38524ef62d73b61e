import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SeenMessage } from "../../src/playground/client.ts";
import { buttonsOf, type Component, componentsOf, labelsOf, menusOf, type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";

const GALLERY = 12;

let scene: Scene;
let anna: Person;
let boris: Person;

beforeAll(async () => {
  scene = await Scene.set({ seed: "pictures", pictures: true });
  [anna, boris] = [scene.person("anna"), scene.person("boris")];
  await scene.play(anna, boris);
});
afterAll(() => scene.end());

/** The files of each gallery, by their names, and how many galleries have a description. */
const galleries = (message: SeenMessage): string[][] =>
  componentsOf(message)
    .filter(({ type }) => type === GALLERY)
    .map(({ items }) =>
      (items as { media: { url: string }; description: string }[]).map(({ media, description }) => {
        expect(description.length).toBeGreaterThan(20);
        return /([^/]+)\.png/.exec(media.url)?.[1] ?? "";
      }),
    );

const answer = async (person: Person, command: string, options = {}): Promise<SeenMessage> => {
  const { message } = await person.run(command, options);
  if (message === null) throw new Error("No answer");
  return message;
};

const press = async (message: SeenMessage, label: string): Promise<SeenMessage> => {
  const pressed = (await anna.pressLabel(message, label)).message;
  if (pressed === null) throw new Error("No answer");
  return pressed;
};

describe("P30: the post of a move", () => {
  test("shows what changed in a gallery of its own above the board, and keeps both when it is past", async () => {
    expect(galleries(await anna.lastPost())).toEqual([["board-turn-1"]]);
    await boris.run("ts influence", { where: "poland 4, east germany, austria" });
    await scene.calm();
    const post = await anna.lastPost();
    expect(galleries(post)).toEqual([["closeup-turn-1"], ["board-turn-1"]]);
    await anna.run("ts influence", { where: "west germany 4, italy 2, france" });
    await scene.calm();
    const past = (await anna.posts()).find(({ id }) => id === post.id);
    expect(past && labelsOf(past)).toEqual([]);
    expect(past?.attachments).toEqual(post.attachments);
    expect(past && galleries(past)).toEqual(galleries(post));
  });

  test("keeps both also if the bot was away meanwhile", async () => {
    const post = await anna.lastPost();
    expect(galleries(post)).toHaveLength(2);
    await scene.restart();
    const [first] = await boris.complete("ts headline", "card");
    await boris.run("ts headline", { card: String(first?.value) });
    const [other] = await anna.complete("ts headline", "card");
    await anna.run("ts headline", { card: String(other?.value) });
    await scene.calm();
    const past = (await anna.posts()).find(({ id }) => id === post.id);
    expect(past && labelsOf(past)).toEqual([]);
    expect(past && galleries(past)).toEqual(galleries(post));
    expect(past?.attachments).toEqual(post.attachments);
  });
});

describe("P29: a part of the board", () => {
  test("that is none is refused with those that there are", async () => {
    expect(await anna.tell("game board", { region: "x" })).toBe(
      "The board has no part “x”. It has: Europe, Asia, Middle East, Central America, South America, Africa.",
    );
    expect(await boris.tell("game board", { region: "Атлантида" })).toContain("Есть: Европа, ");
  });

  test("is typed in either language, chosen from the menu under the board, and left again", async () => {
    expect(galleries(await answer(anna, "game board", { region: "африка" }))).toEqual([["board-africa"]]);
    const whole = await answer(anna, "game board");
    expect(galleries(whole)).toEqual([["board-turn-1"]]);
    const { message } = await anna.choose(whole, menusOf(whole)[0] as Component, "europe");
    expect(message?.id).toBe(whole.id);
    expect(message && galleries(message)).toEqual([["board-europe"]]);
    expect(message && galleries(await press(message, "Whole Board"))).toEqual([["board-turn-1"]]);
  });

  test("is there in the DM too, and for nobody else", async () => {
    const whole = await answer(anna.at("dm"), "game board");
    expect(whole.ephemeral).toBe(true);
    const { message } = await anna.at("dm").choose(whole, menusOf(whole)[0] as Component, "asia");
    expect(message?.ephemeral).toBe(true);
    expect(message && galleries(message)).toEqual([["board-asia"]]);
  });

  test("that was forged shows the board", async () => {
    const whole = await answer(anna, "game board");
    const { message } = await anna.choose(whole, menusOf(whole)[0] as Component, "atlantis", true);
    expect(message && galleries(message)).toEqual([["board-turn-1"]]);
  });
});

const arrows = (message: SeenMessage) => labelsOf(message).filter((label) => label === "◀" || label === "▶");

describe("◀ and ▶ under the board", () => {
  test("lead through the positions of the earlier posts and back to the present, in the same answer", async () => {
    const present = await answer(anna, "game board");
    expect(arrows(present)).toEqual(["◀"]);
    const second = await press(present, "◀");
    expect(second.id).toBe(present.id);
    expect(textOf(second)).toMatch(/^\*\*Position 3 of \d+ · turn 1, headline phase\*\*\nUS \*\*West Germany\*\*/);
    expect(galleries(second)).toEqual([["closeup-turn-1"], ["board-turn-1"]]);
    const first = await press(second, "◀");
    expect(textOf(first)).toMatch(/^\*\*Position 2 of 4 · .*\nUSSR .*Poland/);
    expect(arrows(first)).toEqual(["◀", "▶"]);
    const { message: europe } = await anna.choose(first, menusOf(first)[0] as Component, "europe");
    expect(europe && textOf(europe)).toContain("Position 2 of");
    expect(europe && galleries(europe)).toEqual([["board-europe"]]);
    const start = await press(first, "◀");
    expect(arrows(start)).toEqual(["▶"]);
    let now = start;
    for (const _ of [2, 3]) now = await press(now, "▶");
    expect(textOf(now)).toContain("Position 3 of");
    expect(textOf(await press(now, "▶"))).not.toContain("Position");
  });

  test("that were forged, or are of another game, show the present with a kind word", async () => {
    const present = await answer(anna, "game board");
    const [back] = buttonsOf(present) as [Component];
    for (const post of ["999999", "x", "0x10"]) {
      const id = String(back.custom_id).replace(/[^|]*$/, post);
      const { message } = await anna.press(present, { ...back, custom_id: id }, true);
      expect(message && textOf(message)).toContain("No such earlier position is kept.");
      expect(message && galleries(message)).toEqual([["board-turn-1"]]);
    }
  });
});

test("nothing of it has gone wrong inside", () => {
  expect(scene.complaints).toEqual([]);
});
