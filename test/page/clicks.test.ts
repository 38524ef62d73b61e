import type { Locator } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { textOf } from "../e2e/person.ts";
import { Scene } from "../e2e/scene.ts";
import { inBrowser } from "./browser.ts";
import { Screen } from "./screen.ts";

inBrowser("clicks alone", (browser) => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await Scene.set({ seed: "clicks" });
  });
  afterEach(() => scene.end());

  /** They change with every position. */
  const controlsOf = async (panel: Locator): Promise<string[]> => {
    const ids = await panel
      .locator("[data-custom-id]")
      .evaluateAll((all) => all.map((each) => each.getAttribute("data-custom-id") ?? ""));
    return ids.filter((id) => !id.includes("|back|"));
  };
  const panelOf = (screen: Screen): Locator => screen.pane.locator(".message.ephemeral").last();

  test("one button deals a game, and two people play it by buttons and menus", async () => {
    const page = await browser.open(`${scene.playground.url}/`);
    await page.getByRole("button", { name: "Play Twilight Struggle: Anna against Boris" }).click();
    const screens = { anna: new Screen(page, "anna"), boris: new Screen(page, "boris") };
    await screens.boris.pane.getByText("headline phase").first().waitFor();
    expect(page.url()).toContain("#/table-one/anna+boris");

    for (let step = 0; step < 20; step++) {
      const post = textOf(await scene.person("anna").lastPost());
      if (post.includes("action round 3")) break;
      for (const name of ["anna", "boris"] as const) await clickThrough(screens[name]);
    }
    await screens.anna.pane.getByText("action round 3").first().waitFor();
    expect(await screens.boris.pane.innerText()).toContain("Это видно только вам");
    expect(await screens.anna.pane.innerText()).toContain("Only you can see this");
    expect(browser.trouble).toEqual([]);
  });

  /** Opens the panel and takes the first choice of each question until nothing more is asked. */
  async function clickThrough(screen: Screen): Promise<void> {
    const panels = screen.pane.locator(".message.ephemeral");
    const before = await panels.count();
    await screen.press("Play");
    await expect.poll(() => panels.count()).toBe(before + 1);
    const panel = panelOf(screen);
    for (let asked = await controlsOf(panel); asked.length > 0; asked = await controlsOf(panel)) {
      const menu = panel.getByRole("combobox").first();
      if ((await menu.count()) > 0) {
        await menu.press("ArrowDown");
        await screen.page.keyboard.press("Enter");
      } else await panel.locator("button[data-custom-id]").first().click();
      await expect.poll(() => controlsOf(panel)).not.toEqual(asked);
      await scene.calm();
    }
  }
});
