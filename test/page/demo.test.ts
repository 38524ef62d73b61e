import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { titles } from "../../src/games/titles.ts";
import { inBrowser } from "./browser.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "en-GB" };
const MOVES = 8;

inBrowser("the demo", (browser) => {
  const folder = mkdtempSync(join(tmpdir(), "dead-drop-demo-"));
  beforeAll(() => {
    execFileSync(process.execPath, ["--import", "tsx", "src/demo/build.ts", folder], { stdio: "ignore" });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const serious = async (page: Page): Promise<string[]> => {
    await page.evaluate(axe);
    return page.evaluate(
      "axe.run().then(({ violations }) => violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id, nodes }) => id + nodes.map(({ html }) => html)))",
    );
  };
  const boardOf = (page: Page) => page.locator("canvas.board").getAttribute("data-key");

  /** Takes the device if it is passed, and picks the first of what is offered. */
  async function move(page: Page): Promise<void> {
    const mine = page.getByRole("button", { name: /^I am / });
    if (await mine.isVisible()) {
      expect(await page.locator("canvas.hand").count()).toBe(0);
      await mine.tap();
    }
    await page.locator(".choices button").first().tap();
  }

  for (const [id, { name }] of titles)
    test(`${id}: some moves, one taken back, and all is there again after a reload`, async () => {
      const page = await browser.open(pathToFileURL(join(folder, `${id}.html`)).href, phone);
      page.on("dialog", (dialog) => void dialog.accept());
      await page.getByRole("button", { name: "Begin" }).tap();
      const undo = page.getByRole("button", { name: "Undo" });
      let taken = 0;
      for (let count = 0; count < MOVES; count++) {
        await move(page);
        // a die, a shown secret or another seat's answer ends what can be taken back
        if (taken > 0 || !(await undo.isEnabled())) continue;
        const saved = () => page.evaluate("JSON.stringify(localStorage)");
        const before = await saved();
        await undo.tap();
        expect(await saved()).not.toBe(before);
        taken++;
      }
      expect(taken).toBe(1);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);
      expect(await serious(page)).toEqual([]);

      const hands = page.locator("canvas.hand");
      await page.reload();
      await page.getByRole("button", { name: "Go on with the saved game" }).tap();
      // whoever comes back is not shown somebody's hand
      expect(await hands.count()).toBe(0);
      const kept = await boardOf(page);
      await page.reload();
      await page.getByRole("button", { name: "Go on with the saved game" }).tap();
      expect(await boardOf(page)).toBe(kept);
      await move(page);
      await page.getByRole("button", { name: "Русский" }).tap();
      await page.getByRole("heading", { name: name.ru, exact: true }).waitFor();
      expect(browser.trouble).toEqual([]);
    });

  test("the first page leads to every title", async () => {
    const page = await browser.open(pathToFileURL(join(folder, "index.html")).href, phone);
    expect(await page.getByRole("link").count()).toBe(titles.size);
    await page.getByRole("link").first().tap();
    await page.getByRole("button", { name: "Begin" }).waitFor();
    expect(browser.trouble).toEqual([]);
  });
});
