import { afterEach, beforeEach, expect, test } from "vitest";
import type { SeenMessage, Tree, WorldReport } from "../../src/playground/client.ts";
import { Scene } from "../e2e/scene.ts";
import { Random } from "../fuzz/random.ts";
import { inBrowser } from "./browser.ts";
import { Screen } from "./screen.ts";

/** What is on the screen, message by message: its words without the frame around them, and its pictures. */
const shownScript = `(person) => [...document.querySelectorAll('.pane[data-person="' + person + '"] [data-message]')].map((each) => {
  const copy = each.querySelector(".message-main").cloneNode(true);
  for (const frame of copy.querySelectorAll(".message-head, .edited, .only-you, .menu-popup")) frame.remove();
  return { id: each.dataset.message, words: copy.textContent, pictures: [...copy.querySelectorAll("img")].map(({ alt }) => alt), mine: each.classList.contains("ephemeral") };
})`;

interface Shown {
  readonly id: string;
  readonly words: string;
  readonly pictures: readonly string[];
  readonly mine: boolean;
}

inBrowser("what the page shows", (browser) => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await Scene.set({ seed: "agreement" });
  });
  afterEach(() => scene.end());

  test("agrees with what the API says each person may see, for every message of a game", async () => {
    const [anna, boris] = [scene.person("anna"), scene.person("boris")];
    const page = await browser.open(`${scene.playground.url}/#/table-one/anna+boris`);
    await new Screen(page, "boris").pane.getByText("Это начало канала").waitFor();
    await scene.play(anna, boris);
    const random = new Random("agreement");
    for (let picks = 0; picks < 45 && (await scene.game()).status === "running"; picks++)
      for (const person of [anna, boris]) {
        const offered = await person.complete("choose", "option");
        if (offered.length > 0) await person.run("choose", { option: random.pick(offered).value });
      }
    if ((await scene.game()).status === "running") await boris.run("game resign");
    await scene.calm();

    const world = await scene.people.world();
    const compare = async (person: string, channel: string) => {
      const expected = (await scene.person(person, channel).read()).map((message) => readable(message, world));
      const screen = new Screen(page, person);
      await expect.poll(() => screen.last.getAttribute("data-message")).toBe(expected.at(-1)?.id);
      await screen.scrollUp(expected.length);
      const shown = (await page.evaluate(`(${shownScript})("${person}")`)) as Shown[];
      expect(shown.map((each) => ({ ...each, words: bare(each.words) }))).toEqual(expected);
      return expected.length;
    };
    // what came while they looked, then after a reload, then those who were not looking
    expect(await compare("anna", "table-one")).toBeGreaterThan(40);
    await compare("boris", "table-one");
    await page.reload();
    await compare("anna", "table-one");
    for (const hash of ["table-one/chen", "table-one/anna.dm", "table-one/boris.dm"]) {
      await page.goto(`${scene.playground.url}/#/${hash}`);
      const [, person = "", dm] = /\/(\w+)(\.dm)?$/.exec(hash) ?? [];
      await compare(person, dm === undefined ? "table-one" : "dm");
    }
    expect(browser.trouble).toEqual([]);
  });
});

function readable(message: SeenMessage, world: WorldReport): Shown {
  const parts = message.components.flatMap(flat);
  const words = [message.content, ...parts.map(wordsOf)].join(" ").replace(/<@(\d+)>/g, (_, id: string) => {
    return `@${world.people.find((person) => person.id === id)?.name ?? ""}`;
  });
  const pictures = parts
    .flatMap(({ items }) => (items as Tree[] | undefined) ?? [])
    .map(({ description }) => String(description ?? "Picture"));
  return { id: message.id, words: bare(words), pictures, mine: message.ephemeral };
}

const flat = (tree: Tree): Tree[] => [tree, ...((tree.components as Tree[] | undefined) ?? []).flatMap(flat)];

const wordsOf = ({ content, label, placeholder }: Tree): string => String(content ?? label ?? placeholder ?? "");

/** Letters and figures alone: what Markdown turns into looks is left out on both sides. */
const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, "");
