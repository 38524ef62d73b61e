import { readId } from "../../src/discord/ids.ts";
import type { Outcome, SeenMessage, SeenModal, Tree } from "../../src/playground/client.ts";
import { buttonsOf, type Component, menusOf, type Person } from "../e2e/person.ts";

/** What a move took: interactions sent, and touches of the screen. */
export interface Taps {
  readonly interactions: number;
  readonly touches: number;
}

/** Somebody on a phone who knows what he wants and gets there on the shortest way that the panel shows. */
export class Finger {
  private interactions = 0;
  private touches = 0;
  /** What he sees after the last touch. */
  panel: SeenMessage | null = null;

  constructor(private readonly person: Person) {}

  /** From pressing Play on the last post until all of it is picked. */
  async play(picks: readonly string[]): Promise<Taps> {
    const post = await this.person.lastPost();
    this.see(await this.person.pressLabel(post, "Play"), 1);
    for (let at = 0; at < picks.length; ) at += await this.next(picks.slice(at));
    await this.confirm();
    return { interactions: this.interactions, touches: this.touches };
  }

  private see(outcome: Outcome, touches: number): SeenModal | null {
    this.interactions++;
    this.touches += touches;
    if (outcome.modal === null) this.panel = outcome.message;
    return outcome.modal;
  }

  private async confirm(): Promise<boolean> {
    const sure = this.find(buttonsOf, (id) => id?.action === "confirm");
    if (sure === undefined) return false;
    this.see(await this.person.press(this.shown, sure), 1);
    return true;
  }

  private get shown(): SeenMessage {
    if (this.panel === null) throw new Error("There is no panel");
    return this.panel;
  }

  private find(among: typeof buttonsOf, fits: (id: ReturnType<typeof readId>, each: Component) => boolean) {
    return among(this.shown).find((each) => fits(readId(String(each.custom_id)), each));
  }

  /** Goes on with as many of the picks as the panel takes at once, and says how many. */
  private async next(picks: readonly string[]): Promise<number> {
    if (await this.confirm()) return 0;
    const [first = "", ...rest] = picks;
    const then = this.find(menusOf, (id, menu) => id?.action === "next" && id.option === first && has(menu, rest[0]));
    if (then !== undefined) return 1 + (await this.choose(then, rest));
    const form = this.find(buttonsOf, (id) => id?.action === "form" && (id.option === first || id.option === ""));
    if (form !== undefined) return this.fillIn(form, picks);
    const menu = this.find(menusOf, (id, each) => id?.action === "menu" && has(each, first));
    if (menu !== undefined) return this.choose(menu, picks);
    const button = this.find(buttonsOf, (id) => id?.action === "pick" && id.option === first);
    if (button === undefined) throw new Error(`No way to ${picks} on ${JSON.stringify(this.shown.components)}`);
    this.see(await this.person.press(this.shown, button), 1);
    return 1;
  }

  private async choose(menu: Component, picks: readonly string[]): Promise<number> {
    const { values, count } = chosen([menu], picks);
    const ticked = values[0] ?? [];
    // a menu of one closes by itself
    const touches = 1 + ticked.length + (mostOf(menu) > 1 ? 1 : 0);
    this.see(await this.person.chooseAll(this.shown, menu, ticked), touches);
    return count;
  }

  private async fillIn(button: Component, picks: readonly string[]): Promise<number> {
    const lead = readId(String(button.custom_id))?.option === picks[0] ? 1 : 0;
    const modal = this.see(await this.person.press(this.shown, button), 1);
    if (modal === null) throw new Error("No form was opened");
    const menus = modal.components.map(({ component }) => component as Component);
    const { values, count } = chosen(menus, picks.slice(lead));
    const fields = Object.fromEntries(menus.map((menu, at) => [String(menu.custom_id), values[at] ?? []]));
    const touches = values.reduce((sum, ticked) => sum + (ticked.length === 0 ? 0 : ticked.length + 2), 1);
    this.see(await this.person.submit(modal, fields), touches);
    return lead + count;
  }
}

const mostOf = (menu: Component): number => Number(menu.max_values ?? 1);
const valuesOf = (menu: Component): string[] => (menu.options as Tree[]).map(({ value }) => String(value));
const has = (menu: Component, value = ""): boolean => valuesOf(menu).includes(value);

/** The values of each menu that stand for the first of these picks, as many as they take, and how many picks that is. */
function chosen(menus: readonly Component[], picks: readonly string[]): { values: string[][]; count: number } {
  const values: string[][] = menus.map(() => []);
  let count = 0;
  for (const [at, pick] of picks.entries()) {
    if (picks.indexOf(pick) < at && count >= at) continue;
    const times = picks.filter((each) => each === pick).length;
    const value = times === 1 ? pick : `${pick}*${times}`;
    const menu = menus.findIndex((each, number) => has(each, value) && (values[number]?.length ?? 0) < mostOf(each));
    if (menu < 0) break;
    values[menu]?.push(value);
    count += times;
  }
  return { values, count };
}
