import type { ComponentId } from "../../src/discord/ids.ts";
import type { Outcome, SeenMessage, SeenModal, Tree } from "../../src/playground/client.ts";
import type { StoredGame } from "../../src/store/index.ts";
import { controlsOf, menusOf } from "../processes/controls.ts";
import { type Deed, question } from "./told.ts";
import { type Meant, patience, type Sending, type World } from "./world.ts";

/** What a button of a panel does to the game; those that only show something are not among them. */
const deeds: Readonly<Partial<Record<ComponentId["action"], Deed>>> = {
  pick: "pick",
  menu: "pick",
  next: "pick",
  picks: "pick",
  back: "undo",
  redo: "redo",
};

const harmless: readonly ComponentId["action"][] = ["close", "hand", "board", "log", "play"];

/** The picks that a value stands for: `italy*2` is Italy twice. */
function timesOf(value: string): string[] {
  const [id = "", times = "1"] = value.split("*");
  return Array<string>(Number(times)).fill(id);
}

/** Somebody who uses posts and panels, whatever buttons and menus they have. */
export class Clicking {
  constructor(
    private readonly world: World,
    private readonly send: Sending,
  ) {}

  /** Opens the panel of the last post and uses one of its buttons or menus. */
  async click(person: string, { id: game, channelId: channel }: StoredGame): Promise<void> {
    const post = await this.lastWith(person, channel, "play");
    if (post === null) return;
    const { random } = this.world;
    const panel = (await this.press(person, channel, post.message.id, post.customId))?.message;
    if (!panel) return;
    const buttons = controlsOf(panel).filter(({ action }) => !harmless.includes(action));
    const ways = [...buttons, ...menusOf(panel)];
    if (ways.length === 0) return;
    const way = random.pick(ways);
    const { action, version } = way;
    const deed = deeds[action];
    const where = { person, channel, message: panel.id, customId: way.customId, ...patience };
    const menu = menusOf(panel).find(({ customId }) => customId === way.customId);
    if (menu !== undefined) {
      const count = menu.atLeast + random.below(menu.atMost - menu.atLeast + 1);
      const values = random.shuffle([...menu.values]).slice(0, Math.max(1, count));
      const lead = action === "next" ? [way.option] : [];
      const meant = deed && { game, deed, options: [...lead, ...values.flatMap(timesOf)], version };
      const chosen = await this.send(() => this.world.discord().choose({ ...where, values }), meant);
      if (chosen !== undefined) await this.agree(person, channel, chosen, meant);
      return;
    }
    const meant = deed && { game, deed, version, ...(deed === "pick" ? { options: [way.option] } : {}) };
    const pressed = await this.send(() => this.world.discord().press({ ...where, ...this.repeated() }), meant);
    if (pressed?.modal) await this.fillIn(person, channel, pressed.modal, { game, version, lead: way.option });
    else if (pressed !== undefined) await this.agree(person, channel, pressed, meant);
  }

  /** Chooses something in each menu of a form, or in none but one. */
  private async fillIn(
    person: string,
    channel: string,
    { customId, components }: SeenModal,
    { game, version, lead }: { readonly game: string; readonly version: number; readonly lead: string },
  ): Promise<void> {
    const { random } = this.world;
    const menus = components.map(({ component }) => component as Tree);
    const first = random.pick(menus);
    const fields = menus.map((menu): [string, string[]] => {
      const { value } = random.pick(menu.options as Tree[]);
      return [String(menu.custom_id), menu === first || random.chance(6) ? [String(value)] : []];
    });
    const values = fields.flatMap(([, chosen]) => chosen.flatMap(timesOf));
    const meant = { game, deed: "pick", options: [...(lead === "" ? [] : [lead]), ...values], version } as const;
    const form = { person, customId, fields: Object.fromEntries(fields), ...patience, ...this.repeated() };
    const sent = await this.send(() => this.world.discord().submit(form), meant);
    if (sent !== undefined) await this.agree(person, channel, sent, meant);
  }

  /** The buttons under an offer. */
  async answerOffer(person: string, { id: game, channelId: channel }: StoredGame, how: "accept" | "decline") {
    const post = await this.lastWith(person, channel, how);
    if (post === null) return;
    const meant = { game, deed: how === "accept" ? "draw" : how } as const;
    const answer = await this.press(person, channel, post.message.id, post.customId, meant);
    if (answer !== undefined) await this.agree(person, channel, answer, meant);
  }

  /** Says yes, if there was a question. */
  async agree(person: string, channel: string, answer: Outcome, meant?: Meant): Promise<void> {
    const asked = question(answer);
    if (asked !== null) await this.press(person, channel, asked.message.id, asked.customId, meant);
  }

  private press(
    person: string,
    channel: string,
    message: string,
    customId: string,
    meant?: Meant,
  ): Promise<Outcome | undefined> {
    const pressed = { person, channel, message, customId, ...patience, ...this.repeated() };
    return this.send(() => this.world.discord().press(pressed), meant);
  }

  /** The last post that has such a button. */
  private async lastWith(
    person: string,
    channel: string,
    action: ComponentId["action"],
  ): Promise<{ readonly message: SeenMessage; readonly customId: string } | null> {
    const posts = await this.world
      .discord()
      .messages({ person, channel, limit: 20 })
      .catch(() => []);
    for (const message of posts.reverse()) {
      const found = controlsOf(message).find((each) => each.action === action);
      if (found !== undefined) return { message, customId: found.customId };
    }
    return null;
  }

  /** Some things are delivered more than once, as a gateway may. */
  private repeated(): { readonly repeat?: number } {
    return this.world.random.chance(4) ? { repeat: 2 } : {};
  }
}
