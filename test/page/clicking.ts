import type { Locator } from "playwright-core";
import { expect } from "vitest";
import type { Screen } from "./screen.ts";
import type { Asked, Walk } from "./walk.ts";

/** The lobby by its buttons; only the command that opens it has to be typed. */
export async function clickTheStart(walk: Walk): Promise<void> {
  const { page, screens, seats } = walk;
  const [us, ussr] = [screens[seats.us], screens[seats.ussr]];
  await page.locator(".channel[data-channel=table-one]").click();
  await page.getByRole("button", { name: "Two people side by side" }).click();
  await us.command(seats.us === "anna" ? "game new" : "партия новая");
  await us.send();
  await us.press("Join as US");
  await ussr.press("Join as USSR");
  await us.press("Start");
  await walk.follow(seats.us);
  await ussr.pane.getByText("set-up: add influence, 6").first().waitFor();
}

/** The newcomer's button, which deals to Anna and Boris. */
export async function clickTheWelcome({ page, screens }: Walk): Promise<void> {
  await page.getByRole("button", { name: "Play Twilight Struggle: Anna against Boris" }).click();
  await screens.boris.pane.getByText("headline phase").first().waitFor();
  expect(page.url()).toContain("#/table-one/anna+boris");
}

/** Opens the panel from the last post and takes the first harmless choice of each question until nothing more is asked. */
export async function clickThrough({ scene, screens }: Walk, { name }: Asked): Promise<void> {
  const screen = screens[name];
  const panel = await openPanel(screen);
  for (let asked = await controlsOf(panel); asked.length > 0; asked = await controlsOf(panel)) {
    const menu = panel.getByRole("combobox").first();
    if ((await menu.count()) > 0) {
      await menu.press("ArrowDown");
      await screen.page.keyboard.press("Enter");
    } else await panel.locator("button[data-custom-id]:not(.danger)").first().click();
    await expect.poll(() => controlsOf(panel)).not.toEqual(asked);
    await scene.calm();
  }
}

async function openPanel(screen: Screen): Promise<Locator> {
  const panels = screen.pane.locator(".message.ephemeral");
  const before = await panels.count();
  await screen.press("Play");
  await expect.poll(() => panels.count()).toBe(before + 1);
  const id = await panels.last().getAttribute("data-message");
  return screen.pane.locator(`[data-message="${id}"]`);
}

/** What there is to choose with; it changes with every position. */
async function controlsOf(panel: Locator): Promise<string[]> {
  const ids = await panel
    .locator("[data-custom-id]")
    .evaluateAll((all) => all.map((each) => each.getAttribute("data-custom-id") ?? ""));
  return ids.filter((id) => !/\|(back|close|redo)\|/.test(id));
}
