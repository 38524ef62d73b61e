import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { languages } from "../../src/engine/index.ts";
import { titles } from "../../src/games/titles.ts";
import { CuttingRoom } from "../../src/replay/cutting-room.ts";
import { framesOf } from "../../src/replay/film.ts";
import { filmOf } from "../../src/replay/filming.ts";
import { tellingOf } from "../../src/replay/telling.ts";
import { footageOf, play } from "../replay/played.ts";
import { inBrowser } from "./browser.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The same for the same value, in whatever order its keys are. */
const hashOf = (value: unknown): string =>
  createHash("sha256")
    .update(
      JSON.stringify(value, (_, each: unknown) =>
        typeof each === "object" && each !== null && !Array.isArray(each)
          ? Object.fromEntries(Object.entries(each).sort(([one], [two]) => (one < two ? -1 : 1)))
          : each,
      ),
    )
    .digest("hex");

inBrowser("a replay", (browser) => {
  const folder = mkdtempSync(join(tmpdir(), "dead-drop-replay-"));
  const room = new CuttingRoom();
  afterAll(async () => {
    await room.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function serious(page: Page): Promise<string[]> {
    await page.evaluate(axe);
    return page.evaluate(
      "axe.run().then(({ violations }) => violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id, nodes }) => id + nodes.map(({ html }) => html)))",
    );
  }

  for (const [id, { messages }] of titles)
    test(`${id}: it tells and shows in a browser what Node does, asks for nothing, and fits on a phone`, async () => {
      const footage = footageOf(play(id, { most: 260 }), true);
      const path = join(folder, `${id}.html`);
      writeFileSync(path, (await room.cut(footage)).file);
      const page = await browser.open(pathToFileURL(path).href, phone);
      await page.locator("canvas.board[data-key]").waitFor();

      const { film } = filmOf(play(id, { most: 1 }).title, footage);
      const frames = framesOf(film);
      expect(hashOf(await page.evaluate("deadDropPlayer.views()"))).toBe(hashOf(frames.map(({ view }) => view)));
      for (const language of languages) {
        const told = await page.evaluate(
          `deadDropFilm.steps.map((_, at) => deadDropPlayer.telling("${language}", at))`,
        );
        expect(hashOf(told)).toBe(hashOf(frames.map((frame) => tellingOf(language, frame, film, messages))));
      }

      const shown = () => page.locator("canvas.board").getAttribute("data-key");
      const first = await shown();
      await page.getByRole("button", { name: "Next move" }).tap();
      await expect.poll(shown).not.toBe(first);
      await page.keyboard.press("End");
      await expect.poll(() => page.locator(".place").innerText()).toBe(`${frames.length} / ${frames.length}`);
      await page.locator("summary").first().tap();
      await page.locator("canvas.hand, .hands p").first().waitFor();
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);
      await page.getByRole("button", { name: "Русский" }).tap();
      await page.getByRole("heading", { name: titles.get(id)?.name.ru ?? "" }).waitFor();
      expect(await serious(page)).toEqual([]);
      expect(browser.trouble).toEqual([]);
    });

  test("keys, a finger and the slider go through it, by move and by turn", async () => {
    const path = join(folder, "ways.html");
    const { file } = await room.cut(footageOf(play("twilight-struggle", { most: 260 }), true));
    writeFileSync(path, file);
    const page = await browser.open(pathToFileURL(path).href, phone);
    await page.locator("canvas.board[data-key]").waitFor();
    const place = async () => Number((await page.locator(".place").innerText()).split(" / ")[0]);
    const after = async (key: string) => {
      await page.keyboard.press(key);
      return place();
    };
    expect(await after("Home")).toBe(1);
    expect(await after("ArrowRight")).toBe(2);
    expect(await after("ArrowRight")).toBe(3);
    expect(await after("ArrowLeft")).toBe(2);
    const turn = await after("PageDown");
    expect(turn).toBeGreaterThan(3);
    expect(await after("PageUp")).toBeLessThan(turn);
    expect(await after("Home")).toBe(1);

    const draw = (from: number, to: number, down = 0) =>
      page.evaluate(`{
        const board = document.querySelector("canvas.board");
        const touch = (clientX, clientY) => new Touch({ identifier: 1, target: board, clientX, clientY });
        const [first, last] = [touch(${from}, 200), touch(${to}, ${200 + down})];
        const common = { bubbles: true, cancelable: true };
        board.dispatchEvent(new TouchEvent("touchstart", { ...common, touches: [first], changedTouches: [first] }));
        board.dispatchEvent(new TouchEvent("touchend", { ...common, touches: [], changedTouches: [last] }));
      }`);
    await draw(300, 100);
    expect(await place()).toBe(2);
    await draw(100, 300);
    expect(await place()).toBe(1);
    // whoever scrolls the page, or taps it, stays where he is
    await draw(300, 250, 200);
    await draw(200, 200);
    expect(await place()).toBe(1);

    await page.locator("input[type=range]").fill("5");
    await expect.poll(place).toBeGreaterThan(4);
    expect(browser.trouble).toEqual([]);
  });
});
