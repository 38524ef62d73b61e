import { mkdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readId } from "../../src/discord/ids.ts";
import type { Language } from "../../src/engine/index.ts";
import { titles } from "../../src/games/titles.ts";
import type { SeenMessage } from "../../src/playground/client.ts";
import { learnButton } from "../../src/playground/protocol.ts";
import { fields, lessonOf, nextTap, taught, valuesOf, way } from "../e2e/learner.ts";
import { buttonsOf, type Component, type Person } from "../e2e/person.ts";
import { Scene } from "../e2e/scene.ts";
import { inBrowser } from "./browser.ts";
import { isLong } from "./long.ts";
import { phone, Thumb } from "./thumb.ts";

/** As they stand in the menu. */
const lessons = [...titles.values()].flatMap((title) => title.lessons.map(({ id }) => `${title.game.id}/${id}`));

const every = lessons.flatMap((lesson) => (["anna", "boris"] as const).map((name) => ({ name, lesson })));

/** One in each language; `npm run page:long` has all of them in both. */
const daily = [
  { name: "anna", lesson: "undaunted-north-africa/landing-ground" },
  { name: "boris", lesson: "twilight-struggle/first-steps" },
] as const;

/** A folder for what is seen on the way. */
const { LESSON_SHOTS: folder } = process.env;

inBrowser("a lesson on a phone", (browser) => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await Scene.set({ seed: "page lessons", pictures: folder !== undefined });
  });
  afterEach(() => scene.end());

  test.each(isLong || folder !== undefined ? every : daily)(
    "$lesson is tapped from the welcome to its end by $name",
    async ({ name, lesson }) => {
      const page = await browser.open(`${scene.playground.url}/#/welcome/${name}`, {
        ...phone,
        deviceScaleFactor: 1.5,
      });
      const learner = new Learner(scene.person(name, "dm"), page, name === "anna" ? "en" : "ru");
      await learner.open(lesson);
      const { lesson: taughtOne } = await taught(learner.person);
      for (const each of taughtOne.scenes) {
        while (!(await taught(learner.person)).over) {
          await learner.read();
          await learner.look(each.id);
          await learner.tapProposed();
        }
        await learner.read();
        await learner.look(`${each.id}-after`);
        await learner.goOn();
      }
      expect((await taught(learner.person)).isEnd).toBe(true);
      await learner.read();
      await learner.look("end");
      expect([browser.trouble, scene.complaints]).toEqual([[], []]);
    },
  );
});

/** Somebody who takes a lesson in the browser, and sees there what he touches. */
class Learner {
  readonly #thumb: Thumb;
  #message = "";
  #shots = 0;
  #lesson = "";

  constructor(
    readonly person: Person,
    private readonly page: Page,
    private readonly language: Language,
  ) {
    this.#thumb = new Thumb(page);
  }

  private get shown() {
    return this.page.locator(`[data-message="${this.#message}"]`);
  }

  private control({ custom_id: id }: Component) {
    return this.shown.locator(`[data-custom-id="${id}"]`);
  }

  /** From the button of the welcome by the menu and the link to the message that the lesson is in. */
  async open(lesson: string): Promise<void> {
    this.#lesson = lesson.replace("/", "-");
    const answer = this.page.locator(".message.ephemeral").last();
    await this.#thumb.tap(this.page.locator(`[data-custom-id="${learnButton}"]`));
    await answer.locator(".menu-holder").waitFor();
    await this.look("0-welcome");
    await this.#thumb.choose(answer.locator(".menu-holder"), [lessons.indexOf(lesson)]);
    await this.#thumb.tap(answer.locator("button.mention"));
    this.#message = (await this.read()).id;
    await this.shown.waitFor();
    expect(this.page.url()).toContain(`${this.person.name}.dm`);
  }

  /** The message that the lesson is in, when the page shows what it says now. */
  async read(): Promise<SeenMessage> {
    let message: SeenMessage | undefined;
    const buttons = this.page.locator(".pane [data-message]").last().locator(".button[data-custom-id]");
    await expect
      .poll(async () => {
        const { version } = await lessonOf(this.person);
        message = (await this.person.read()).at(-1);
        const shown = await buttons.evaluateAll((all) => all.map((each) => each.getAttribute("data-custom-id")));
        return (
          message !== undefined &&
          shown.join() ===
            buttonsOf(message)
              .map((each) => each.custom_id)
              .join() &&
          shown.some((id) => readId(id ?? "")?.version === version)
        );
      })
      .toBe(true);
    if (message === undefined) throw new Error("There is no lesson");
    return message;
  }

  async tapProposed(): Promise<void> {
    const panel = await this.read();
    const before = await taught(this.person);
    const tap = nextTap(before, panel);
    const control = this.control(tap.control);
    if (tap.way === "menu") await this.#thumb.choose(control, placesOf(tap.control, tap.values));
    else await this.#thumb.tap(control);
    if (tap.way === "form") {
      await this.page.getByRole("dialog").waitFor();
      const modal = await this.person.scene.people.modal(this.person.name);
      if (modal === null) throw new Error("No form was opened");
      const values = fields(modal, tap.rest);
      const menus = modal.components.map(({ component }) => component as Component);
      await this.look("form");
      await this.#thumb.fillIn(menus.map((menu) => placesOf(menu, values[String(menu.custom_id)] ?? [])));
    }
    await expect.poll(async () => (await taught(this.person)).picks.length).toBeGreaterThan(before.picks.length);
    expect((await taught(this.person)).strayed).toBe(false);
  }

  /** What the coach says to it is there to be read, and so is the button that leads on. */
  async goOn(): Promise<void> {
    const { scene, number } = await taught(this.person);
    const panel = await this.read();
    await this.shown.getByRole("heading", { name: scene.head[this.language] }).waitFor();
    const next = way(panel, "next");
    if (next === undefined) throw new Error("No way on");
    await this.#thumb.tap(this.control(next));
    await expect
      .poll(async () => (await taught(this.person)).number + Number((await taught(this.person)).isEnd))
      .toBe(number + 1);
  }

  /** Nothing sticks out of the phone; a picture of it for whoever wants to look. */
  async look(name: string): Promise<void> {
    await this.page.waitForTimeout(folder === undefined ? 0 : 700);
    expect(await this.page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
    if (folder === undefined) return;
    mkdirSync(folder, { recursive: true });
    const path = `${folder}/${this.#lesson}-${this.language}-${String(this.#shots++).padStart(2, "0")}-${name}.png`;
    if (this.#message === "" || name === "form") {
      await this.page.screenshot({ path });
      return;
    }
    // all of it, above and below what a phone shows at once
    await this.page.setViewportSize({ width: 390, height: 3000 });
    await this.shown.screenshot({ path });
    await this.page.setViewportSize(phone.viewport);
  }
}

const placesOf = (menu: Component, values: readonly string[]): number[] =>
  values.map((value) => valuesOf(menu).indexOf(value));
