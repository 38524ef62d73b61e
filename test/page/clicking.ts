import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { readId } from "../../src/discord/ids.ts";
import type { Screen } from "./screen.ts";
import type { Asked, Name, Walk } from "./walk.ts";

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
  await ussr.pane.getByText("set-up: add influence in Eastern Europe, 6").first().waitFor();
}

/** The newcomer's button, which deals to Anna and Boris. */
export async function clickTheWelcome({ page, screens }: Walk): Promise<void> {
  await page.getByRole("button", { name: "Play Twilight Struggle: Anna against Boris" }).click();
  await screens.boris.pane.getByText("headline phase").first().waitFor();
  expect(page.url()).toContain("#/table-one/anna+boris");
}

/** How a panel can be answered: by a button, a menu, a menu of what follows an option, or a form of menus. */
const ways = ["pick", "menu", "next", "form", "confirm"] as const;
type Way = (typeof ways)[number];

interface Control {
  readonly way: Way;
  readonly id: string;
  readonly version: number;
}

/** Clicks one answer after the other: of the ways that a panel offers the one that was used least, and there what does no harm. */
export class Clicker {
  readonly used: Record<Way, number> = { pick: 0, menu: 0, next: 0, form: 0, confirm: 0 };
  /** How often something was sent to the bot. */
  #sent = 0;

  constructor(private readonly walk: Walk) {
    walk.page.on("request", (request) => {
      if (/\/(press|choose|submit)$/.test(new URL(request.url()).pathname)) this.#sent++;
    });
  }

  /** Opens the panel from the last post and answers as long as it goes on, where it is or sent anew below a post. */
  async move({ name }: Asked): Promise<void> {
    const { scene, screens, table } = this.walk;
    const panels = screens[name].pane.locator(".message.ephemeral");
    await openPanel(screens[name], panels);
    let before = -1;
    while ((await this.#isAsked(name)) && (await this.walk.turn()) === 1) {
      const { version } = await scene.game(table);
      const panel = panels.last();
      await expect.poll(async () => (await controlsOf(panel)).map((each) => each.version)).toContain(version);
      const [control] = (await controlsOf(panel)).sort((one, two) => this.used[one.way] - this.used[two.way]);
      if (control === undefined) throw new Error("Nothing to click");
      const [shown, sent] = [await lookOf(panel), this.#sent];
      this.used[control.way]++;
      if (!(await this.#use(screens[name], panel, control, version === before))) continue;
      // also what is refused is answered
      await expect.poll(() => lookOf(panel)).not.toBe(shown);
      await scene.calm();
      // however many are chosen, they are sent once; a form has to be asked for
      expect(this.#sent - sent).toBe(control.way === "form" ? 2 : 1);
      before = version;
    }
  }

  async #isAsked(name: Name): Promise<boolean> {
    return (await this.walk.asked()).some((asked) => asked.name === name);
  }

  /**
   * Says whether there was something harmless. `isRefused` tells that what was chosen before was too much: then it is still
   * ticked, and all but one is unticked.
   */
  async #use({ page }: Screen, panel: Locator, { way, id }: Control, isRefused: boolean): Promise<boolean> {
    const control = panel.locator(`[data-custom-id="${id}"]`);
    if (way === "menu" || way === "next") return tick(control.getByRole("combobox"), isRefused ? 1 : 2);
    await control.click();
    if (way !== "form") return true;
    const form = page.getByRole("dialog");
    await form.waitFor();
    const menus = await form.getByRole("combobox").all();
    const each = menus.length === 1 ? 2 : 1;
    for (const [at, menu] of menus.slice(0, 2).entries()) await tick(menu, isRefused ? 1 - at : each);
    await form.locator("button[type=submit]").click();
    await form.waitFor({ state: "detached" });
    return true;
  }
}

async function openPanel(screen: Screen, panels: Locator): Promise<void> {
  const before = await panels.count();
  await screen.press("Play");
  await expect.poll(() => panels.count()).toBe(before + 1);
}

/**
 * Opens a menu and takes one, or ticks as many as wanted where several can be: the field and the button that closes it say what
 * is ticked. Says whether anything is chosen.
 */
async function tick(menu: Locator, wanted: number): Promise<boolean> {
  await menu.click();
  const popup = menu.page().locator(".menu-popup:popover-open");
  await popup.waitFor();
  const free = popup.locator("[role=option][aria-selected=false]").filter({ hasNotText: "⚠️" });
  if ((await popup.locator("[aria-multiselectable]").count()) === 0) {
    const isHarmless = (await free.count()) > 0;
    await (isHarmless ? free.first() : menu).click();
    return isHarmless;
  }
  const ticked = popup.locator("[role=option][aria-selected=true]");
  for (let count = await ticked.count(); count > wanted; count--) await ticked.last().click();
  for (let count = await ticked.count(); count < wanted && (await free.count()) > 0; count++)
    await free.first().click();
  const names = await ticked.locator(".choice-label").allInnerTexts();
  if (names.length > 0) expect(await menu.innerText()).toBe(names.join(", "));
  await popup.getByRole("button", { name: new RegExp(`\\D${names.length} `) }).click();
  await popup.waitFor({ state: "detached" });
  return names.length > 0;
}

async function controlsOf(panel: Locator): Promise<Control[]> {
  const ids = await panel
    .locator("[data-custom-id]:not(.danger), [data-custom-id*='|confirm|']")
    .evaluateAll((all) => all.map((each) => each.getAttribute("data-custom-id") ?? ""));
  return ids.flatMap((id) => {
    const read = readId(id);
    const way = ways.find((each) => each === read?.action);
    return read === null || way === undefined ? [] : [{ way, id, version: read.version }];
  });
}

/** What the bot has written: not what is ticked in the meantime. */
const lookOf = async (panel: Locator): Promise<string> =>
  [...(await panel.locator(".markdown").allInnerTexts()), ...(await controlsOf(panel)).map(({ id }) => id)].join("\n");
