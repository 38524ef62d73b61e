import type { Locator, Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { playable, usual, writeChoice } from "../../src/playground/against-computer.ts";
import { computerButton, computerMenu } from "../../src/playground/protocol.ts";
import type { StoredGame } from "../../src/store/index.ts";
import { Scene } from "../e2e/scene.ts";
import { matchOf } from "../e2e/secrecy.ts";
import { inBrowser } from "./browser.ts";
import { isLong } from "./long.ts";
import { phone, Thumb } from "./thumb.ts";

/** From the page to the first move. */
const MOST_TAPS = 6;
/** Whoever taps needs seconds; this is what a test that hangs takes. */
const LONGEST_MS = 120_000;

const every = playable.flatMap(({ title, seats }) => Object.keys(seats).map((seat) => ({ title, seat })));

const others = every.filter(
  ({ title }, at) => title !== usual.title && every.findIndex((each) => each.title === title) === at,
);

inBrowser("the first two minutes on a phone", (browser) => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await Scene.set({ seed: "first minutes" });
  });
  afterEach(() => scene.end());

  async function arrive() {
    const page = await browser.open(`${scene.playground.url}/`, phone);
    await page.getByText("Welcome to Dead Drop").waitFor();
    return { page, thumb: new Thumb(page), menu: page.locator(`[data-custom-id="${computerMenu}"]`) };
  }

  test.each(["anna", "boris"])("the welcome of %s fits on the screen, in either language", async (person) => {
    const page = await browser.open(`${scene.playground.url}/#/welcome/${person}`, phone);
    const welcome = page.locator(".message", { has: page.locator(`[data-custom-id="${computerButton}"]`) });
    await welcome.waitFor();
    const cut = await welcome.evaluate((message) => {
      const { top, bottom } = message.getBoundingClientRect();
      const seen = message.closest(".timeline")?.getBoundingClientRect();
      return seen && [Math.max(0, Math.round(seen.top - top)), Math.max(0, Math.round(bottom - seen.bottom))];
    });
    expect(cut).toEqual([0, 0]);
  });

  test(
    "one tap deals a game against the computer, and five more are enough for the first move",
    async () => {
      const { page, thumb } = await arrive();
      await thumb.tap(page.locator(`[data-custom-id="${computerButton}"]`));
      const game = await dealtGame();
      expect([game.title, game.seats.map(({ userId }) => userId.startsWith("computer:"))]).toEqual([
        usual.title,
        [false, true],
      ]);
      expect(thumb.taps).toBe(1);
      await moveOnce(page, thumb);
      expect(thumb.taps).toBeLessThanOrEqual(MOST_TAPS);
      expect([browser.trouble, scene.complaints]).toEqual([[], []]);
    },
    LONGEST_MS,
  );

  test.each(others)(
    "another one is dealt by one tap too: $title, at most 6 to the first move",
    async ({ title, seat }) => {
      const { page, thumb } = await arrive();
      await thumb.tap(page.locator(`[data-custom-id="${computerButton} ${writeChoice({ title, seat })}"]`));
      expect((await dealtGame()).title).toBe(title);
      expect(thumb.taps).toBe(1);
      await moveOnce(page, thumb);
      expect(thumb.taps).toBeLessThanOrEqual(MOST_TAPS);
      expect([browser.trouble, scene.complaints]).toEqual([[], []]);
    },
    LONGEST_MS,
  );

  // the menu is a tap longer than a button, and whoever is there has the same before him
  test.each(isLong ? every : [])(
    "$title as $seat from the menu, to the first move",
    async ({ title, seat }) => {
      const { page, thumb, menu } = await arrive();
      await thumb.choose(menu, [every.findIndex((each) => writeChoice(each) === writeChoice({ title, seat }))]);
      expect((await dealtGame()).title).toBe(title);
      await moveOnce(page, thumb);
      expect(thumb.taps).toBeLessThanOrEqual(MOST_TAPS + 1);
    },
    LONGEST_MS,
  );

  /** Whatever takes the fewest taps and loses nothing, until the move is told to everybody. */
  async function moveOnce(page: Page, thumb: Thumb): Promise<void> {
    const [own] = (await scene.game()).seats.filter(({ userId }) => !userId.startsWith("computer:"));
    const isAsked = async () =>
      matchOf(await scene.game()).pending.some(({ seat, answered }) => seat === own?.seat && answered !== true);
    await expect.poll(isAsked).toBe(true);
    const { posted } = (await scene.game()).table;
    const panel = page.locator(".message.ephemeral").last();
    for (let version = -1; (await scene.game()).table.posted === posted; ) {
      const before = version;
      await expect
        .poll(async () => {
          version = (await scene.game()).version;
          return version > before && (await versionsIn(panel)).includes(version);
        })
        .toBe(true);
      await answer(panel, thumb);
      await expect.poll(async () => (await scene.game()).version).toBeGreaterThan(version);
      await scene.calm();
    }
  }

  async function dealtGame(): Promise<StoredGame> {
    await expect.poll(async () => (await scene.game().catch(() => null))?.status).toBe("running");
    return scene.game();
  }
});

const versionsIn = (panel: Locator) =>
  panel
    .locator("[data-custom-id]")
    .evaluateAll((all) => all.map((each) => Number(each.getAttribute("data-custom-id")?.split("|")[3])));

/** What most people answer; or the first of a menu, of what follows if that is there; or a button. */
async function answer(panel: Locator, thumb: Thumb): Promise<void> {
  const [usualOne, next, menu, button] = ["usual", "next", "menu", "pick"].map((way) =>
    panel.locator(`[data-custom-id*="|${way}|"]:not(.danger)`).first(),
  ) as [Locator, Locator, Locator, Locator];
  if ((await usualOne.count()) > 0) return thumb.tap(usualOne);
  if ((await next.count()) > 0) return thumb.choose(next, [0]);
  if ((await menu.count()) > 0) return thumb.choose(menu, [0]);
  return thumb.tap(button);
}
