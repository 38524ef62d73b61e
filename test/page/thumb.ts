import type { Locator, Page } from "playwright-core";

/** A phone of the usual size, held in one hand. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** Touches what is on the screen, and counts how often. */
export class Thumb {
  taps = 0;

  constructor(private readonly page: Page) {}

  async tap(what: Locator): Promise<void> {
    this.taps++;
    await what.tap();
  }

  /** Opens a menu and takes what stands at these places; one that takes several closes by its button. */
  async choose(holder: Locator, places: readonly number[]): Promise<void> {
    const popup = holder.locator(".menu-popup");
    await this.tap(holder.getByRole("combobox"));
    await popup.locator("[role=option]").first().waitFor();
    const takesSeveral = (await popup.locator("[aria-multiselectable]").count()) > 0;
    for (const at of places) await this.tap(popup.locator("[role=option]").nth(at));
    if (takesSeveral) await this.tap(popup.locator(".menu-done"));
    await popup.locator("[role=option]").first().waitFor({ state: "hidden" });
  }

  /** The menus of the form that is open, each with the places to take, and then off with it. */
  async fillIn(choices: readonly (readonly number[])[]): Promise<void> {
    const form = this.page.getByRole("dialog");
    await form.waitFor();
    for (const [at, places] of choices.entries())
      if (places.length > 0) await this.choose(form.locator(".menu-holder").nth(at), places);
    await this.tap(form.locator("button[type=submit]"));
    await form.waitFor({ state: "detached" });
  }
}
