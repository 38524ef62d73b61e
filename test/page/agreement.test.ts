import type { Page } from "playwright-core";
import { afterEach, expect, test, vi } from "vitest";
import type { SeenMessage } from "../../src/playground/client.ts";
import type { Person } from "../e2e/person.ts";
import { Scene } from "../e2e/scene.ts";
import { Random } from "../fuzz/random.ts";
import { inBrowser } from "./browser.ts";
import { isLong } from "./long.ts";
import { componentSample, embedSample, postAsBot } from "./samples.ts";
import { Screen } from "./screen.ts";
import { inWords, onScreen } from "./shown.ts";

const seeds = isLong ? ["agreement 24", "long 1"] : ["agreement 24"];

/** Somebody resigns after so many picks. */
const MOST_PICKS = isLong ? 2000 : 120;

inBrowser("what the page shows", (browser) => {
  let scene: Scene;
  afterEach(() => scene.end());

  for (const seed of seeds)
    test(`agrees with what the API says each person may see, for every message of a whole game (${seed})`, async () => {
      scene = await Scene.set({ seed, pictures: true });
      const [anna, boris] = [scene.person("anna"), scene.person("boris")];
      const page = await browser.open(`${scene.playground.url}/#/table-one/anna+boris`);
      await new Screen(page, "boris").pane.getByText("Это начало канала").waitFor();
      await postAsBot(scene, "1180000000000000302", componentSample);
      await postAsBot(scene, "1180000000000000302", embedSample);
      await scene.play(anna, boris);
      await playToTheEnd([anna, boris], new Random(seed));
      await boris.run("game export");

      // what came while they looked, then after a reload, then those who were not looking
      expect(await agree(page, anna)).toBeGreaterThan(40);
      await agree(page, boris);
      await page.reload();
      await agree(page, anna);
      await agree(page, boris);
      for (const person of [scene.person("chen"), scene.person("dasha"), anna.at("dm"), boris.at("dm")]) {
        await page.goto(`${scene.playground.url}/#/table-one/${person.name}${person.channel === "dm" ? ".dm" : ""}`);
        await agree(page, person);
      }
      expect([browser.trouble, scene.complaints]).toEqual([[], []]);
    });
});

const looks = ["hand", "game board", "game status", "game log"];

/** Picks at random, and now and then a look at something. */
async function playToTheEnd(people: readonly Person[], random: Random): Promise<void> {
  const [{ scene }] = people as [Person];
  let picks = 0;
  for (let idle = 0; idle < 3; idle++)
    for (const person of people) {
      const offered = await person.complete("choose", "option");
      if (offered.length === 0) continue;
      idle = 0;
      if (++picks === MOST_PICKS) await person.insist("game resign");
      await person.run("choose", { option: random.pick(offered).value });
      if (random.chance(8)) await person.run(random.pick(looks));
    }
  await scene.calm();
  expect((await scene.game()).status).toBe("finished");
}

/** Compares every message that somebody sees here; how many there were. */
async function agree(page: Page, person: Person): Promise<number> {
  const messages = await everything(person);
  const screen = new Screen(page, person.name);
  await expect.poll(() => screen.last.getAttribute("data-message")).toBe(messages.at(-1)?.id);
  await screen.scrollUp(messages.length);
  const world = await person.scene.people.world();
  // word of the last edits may still be on its way to the page
  await vi.waitFor(
    async () => {
      const shown = await onScreen(page, person.name);
      const expected = messages.map((message, at) => {
        const follows = at > 0 && messages[at - 1]?.author.id === message.author.id;
        return inWords(message, world, person.name, follows && shown[at]?.head === null);
      });
      expect(shown).toEqual(expected);
    },
    { timeout: 20_000 },
  );
  return messages.length;
}

/** Oldest first, however many. */
async function everything({ scene, name, channel }: Person): Promise<SeenMessage[]> {
  const all: SeenMessage[] = [];
  for (;;) {
    const [oldest] = all;
    const before = oldest === undefined ? {} : { before: oldest.id };
    const page = await scene.people.messages({ person: name, channel, limit: 500, ...before });
    if (page.length === 0) return all;
    all.unshift(...page);
  }
}
