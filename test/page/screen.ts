import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** One person's half of the page, as they use it. */
export class Screen {
  readonly pane: Locator;

  constructor(
    readonly page: Page,
    readonly person: string,
  ) {
    this.pane = page.locator(`.pane[data-person="${person}"]`);
  }

  get messages(): Locator {
    return this.pane.locator("[data-message]");
  }

  get last(): Locator {
    return this.messages.last();
  }

  /** The field that is being typed in. */
  get field(): Locator {
    return this.pane.locator(".composer input:focus, .composer textarea:focus");
  }

  get offers(): Locator {
    return this.#answer.locator("[role=option]");
  }

  /** The panel above the composer, when it answers what is typed. */
  get #answer(): Locator {
    return this.pane.locator(".suggestions:not([hidden]):not([aria-busy=true])");
  }

  /** Waits until the bot has said what there is to choose from, be it nothing. */
  async answered(): Promise<void> {
    await this.#answer.waitFor();
  }

  get error(): Locator {
    return this.pane.locator(".composer-error");
  }

  async write(text: string): Promise<void> {
    await this.pane.locator(".composer textarea").focus();
    await this.page.keyboard.type(text);
  }

  /** Types a command's name and the space behind it. */
  async command(name: string): Promise<void> {
    await this.write(`/${name} `);
    await this.pane.locator(".command-form").waitFor();
  }

  /** Takes the first offer for the option at hand, after typing part of it. */
  async accept(typed = ""): Promise<string> {
    await this.page.keyboard.type(typed);
    const words = (await this.offers.first().innerText()).replace(/\n.*/s, "");
    await this.page.keyboard.press("Enter");
    return words;
  }

  /** Goes to an option by its name and a colon. */
  async option(name: string): Promise<void> {
    await this.page.keyboard.type(`${name}:`);
  }

  async send(): Promise<void> {
    await this.page.keyboard.press("Enter");
    await this.pane.locator(".composer textarea").waitFor();
  }

  /** Types the last option and sends it as it is typed. */
  async sendAs(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    await this.page.keyboard.press("Control+Enter");
    await this.pane.locator(".composer textarea").waitFor();
  }

  async press(label: string): Promise<void> {
    await this.messages.getByRole("button", { name: label, exact: true }).last().click();
  }

  /** Turns the wheel until so many messages are there. */
  async scrollUp(messages: number): Promise<void> {
    await this.pane.locator(".timeline").hover();
    await expect
      .poll(async () => {
        await this.page.mouse.wheel(0, -4000);
        return this.messages.count();
      })
      .toBe(messages);
  }

  /** Opens the last menu and takes the entry that stands there, or the first. */
  async choose(entry?: string): Promise<void> {
    await this.messages.getByRole("combobox").last().click();
    const popup = this.pane.locator(".menu-popup:popover-open");
    await (entry === undefined
      ? popup.getByRole("option").first()
      : popup.getByRole("option", { name: entry }).first()
    ).click();
  }
}
