import { rmSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newFolder } from "../playground/setup.ts";
import { Started } from "../playground/started.ts";
import { inBrowser } from "./browser.ts";

inBrowser("what npm start starts", (browser) => {
  let folder: string;
  let started: Started;
  beforeEach(async () => {
    folder = newFolder();
    started = await Started.in(folder);
  });
  afterEach(async () => {
    await started.end();
    rmSync(folder, { recursive: true, force: true });
  });

  test("shows the first board for one click", async () => {
    const page = await browser.open(`${started.url}/`);
    await page.getByRole("button", { name: "Play Twilight Struggle: Anna against Boris" }).click();
    await page.getByText("choose a headline").first().waitFor();
    const isPainted = "[...document.images].some((each) => each.complete && each.naturalWidth > 800)";
    await expect.poll(() => page.evaluate(isPainted)).toBe(true);
    expect(browser.trouble).toEqual([]);
  });
});
