import { expect } from "vitest";
import type { Asked, Name, Walk } from "./walk.ts";

/** What each of them types, in their own language. */
const words = {
  anna: {
    new: "game new",
    join: "game join",
    start: "game start",
    seat: "seat",
    card: "card",
    where: "where",
    target: "target",
    as: "as",
    headline: "ts headline",
    play: "ts play",
    influence: "ts influence",
    coup: "ts coup",
    realign: "ts realign",
    space: "ts space",
    choose: "choose",
    east: "poland 4, east germany, austria",
    west: "west germany 4, italy 3",
  },
  boris: {
    new: "партия новая",
    join: "партия сесть",
    start: "партия начать",
    seat: "место",
    card: "карта",
    where: "где",
    target: "цель",
    as: "как",
    headline: "тс начальное-событие",
    play: "тс сыграть",
    influence: "тс влияние",
    coup: "тс переворот",
    realign: "тс снизить",
    space: "тс космос",
    choose: "выбрать",
    east: "польша 4, гдр, австрия",
    west: "фрг 4, италия 3",
  },
} as const;

/** The lobby and the set-up, up to the headlines. */
export async function typeTheStart(walk: Walk): Promise<void> {
  const { page, screens, seats } = walk;
  const [us, ussr] = [screens[seats.us], screens[seats.ussr]];
  const [usWords, ussrWords] = [words[seats.us], words[seats.ussr]];
  await page.locator(".channel[data-channel=table-one]").click();
  await page.getByRole("button", { name: "Two people side by side" }).click();
  // the picker by keyboard
  await us.write(`/${usWords.new.slice(0, -1)}`);
  expect(await us.offers.allInnerTexts()).toEqual([expect.stringContaining(`/${usWords.new}`)]);
  await page.keyboard.press("Tab");
  await us.option(usWords.seat);
  await page.keyboard.type("us");
  await page.keyboard.press("Control+Enter");
  await us.pane.getByText("a game is being set up").waitFor();
  await ussr.command(ussrWords.join);
  await ussr.send();
  await ussr.pane.getByText(`USSR: @${seats.ussr === "anna" ? "Anna" : "Boris"}`).waitFor();
  await us.command(usWords.start);
  await us.send();
  await walk.follow(seats.ussr);
  await ussr.pane.getByText("set-up: add influence in Eastern Europe, 6").first().waitFor();
  await ussr.command(ussrWords.influence);
  await ussr.option(ussrWords.where);
  await ussr.sendAs(ussrWords.east);
  await us.pane.getByText("set-up: add influence in Western Europe, 7").first().waitFor();
  await us.command(usWords.influence);
  await us.option(usWords.where);
  await us.sendAs(usWords.west);
  await ussr.pane.getByText("headline phase").first().waitFor();
}

const verbs = ["influence", "coup", "play", "realign", "space"] as const;
const optionOf = { influence: "where", coup: "target", realign: "where", play: null, space: null } as const;

/** Types one answer after the other: in turn every verb that plays a card, and between them the command that always works. */
export class Typist {
  #played = 0;

  constructor(private readonly walk: Walk) {}

  async move({ name, kind }: Asked): Promise<void> {
    const screen = this.walk.screens[name];
    if (kind === "headline.card") return this.#headline(name);
    if (kind === "play.card") return this.#play(name);
    if (kind === "influence.place" || kind === "influence.add") {
      const places = await this.#places(name, "ts influence", "where", {});
      await screen.command(words[name].influence);
      await screen.option(words[name].where);
      return screen.sendAs(places);
    }
    await screen.command(words[name].choose);
    await screen.accept();
    await screen.send();
  }

  /** Nobody sees the other's. */
  async #headline(name: Name): Promise<void> {
    const { screens, seats } = this.walk;
    const screen = screens[name];
    const first = (await this.walk.asked()).length > 1;
    await screen.command(words[name].headline);
    const card = await screen.accept();
    await screen.send();
    expect(card).not.toBe("");
    const other = screens[name === seats.us ? seats.ussr : seats.us];
    if (first) expect(await other.pane.innerText()).not.toContain(card.split(" · ")[0]);
  }

  async #play(name: Name): Promise<void> {
    const person = this.walk.scene.person(name, this.walk.table);
    for (let tried = 0; tried < verbs.length; tried++) {
      const verb = verbs[this.#played++ % verbs.length] ?? "play";
      const [card] = await person.complete(`ts ${verb}`, "card");
      if (card === undefined) continue;
      const screen = this.walk.screens[name];
      await screen.command(words[name][verb]);
      if (verb !== "play") await screen.option(words[name].card);
      await screen.accept();
      if (verb === "play") {
        await screen.option(words[name].as);
        await screen.accept();
      }
      const asked = optionOf[verb];
      if (asked !== null) await screen.option(words[name][asked]);
      if (verb === "influence")
        return screen.sendAs(await this.#places(name, "ts influence", "where", { card: card.value }));
      if (asked !== null) await screen.accept();
      return screen.send();
    }
    throw new Error(`${name} can play nothing`);
  }

  /** As many places as there are points, each the first that is offered after those before it. */
  async #places(name: Name, command: string, option: string, others: Record<string, string | number>): Promise<string> {
    let typed = "";
    for (;;) {
      const kept = typed === "" ? "" : `${typed}, `;
      const [first] = await this.walk.scene
        .person(name, this.walk.table)
        .complete(command, option, { ...others, [option]: kept });
      if (first === undefined) return typed;
      typed = String(first.value);
    }
  }
}
