import { type AgainstComputer, readChoice } from "../against-computer.ts";
import { type PlaygroundClient, PlaygroundError } from "../client.ts";
import { computerButton, computerMenu, dealButton, type Outcome, type SeenMessage } from "../protocol.ts";
import { h, icon } from "./dom.ts";
import { drawMessage } from "./message/message.ts";
import { fill } from "./messages.ts";
import type { Channel, Reader } from "./reader.ts";
import { dismissed, rememberDismissed } from "./remembered.ts";

const pageSize = 50;
/** Discord draws name and face anew after seven minutes. */
const groupWithin = 7 * 60_000;

interface TimelineOptions {
  readonly client: PlaygroundClient;
  readonly reader: Reader;
  readonly channel: Channel;
  /** What stands above the first message. */
  readonly beginning: HTMLElement;
  /** What the button of the welcome does; whether there was a free table. */
  readonly deal: () => Promise<boolean>;
  /** The same against the computer. */
  readonly dealAgainstComputer: (person: string, game: AgainstComputer) => Promise<boolean>;
}

/** The messages of a channel as one person sees them: newest at the bottom, older ones when wanted. */
export class Timeline {
  readonly element: HTMLElement;
  readonly #scroller: HTMLElement;
  readonly #list: HTMLElement;
  readonly #top: HTMLElement;
  readonly #jump: HTMLElement;
  readonly #typing: HTMLElement;
  readonly #messages = new Map<string, SeenMessage>();
  readonly #failed = new Set<string>();
  /** Whether the first message of the channel is here. */
  #complete = false;
  /** Pages under way, and changes that came since they were asked for. */
  #underWay = 0;
  readonly #meanwhile: (() => void)[] = [];
  #loading = false;
  #lastRead: string | null = null;
  #typingEnds = 0;

  constructor(private readonly options: TimelineOptions) {
    const { reader, channel } = options;
    const { words } = reader;
    const place = channel.kind === "dm" ? words.directMessages : `#${channel.name}`;
    const label = fill(words.messagesOf, { channel: place, name: reader.person.name });
    this.#top = h("div", { class: "timeline-top" });
    this.#list = h("div", { class: "timeline-list", role: "log", "aria-label": label });
    this.#typing = h("p", { class: "typing", "aria-live": "polite" });
    const inside = h("div", { class: "timeline-inside" }, this.#top, this.#list);
    this.#scroller = h("div", { class: "timeline", tabindex: 0, role: "group", "aria-label": label }, inside);
    this.#jump = h(
      "button",
      { type: "button", class: "jump", hidden: true, on: { click: () => this.toNewest() } },
      words.jump,
      icon("down"),
    );
    this.element = h("div", { class: "timeline-holder" }, this.#scroller, this.#jump, this.#typing);
    this.#scroller.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    // messages that come or go and pictures that arrive bring the top near without a turn of the wheel
    new ResizeObserver(() => void this.#older()).observe(inside);
  }

  /** The scroller grows upwards: 0 is the newest. */
  get atBottom(): boolean {
    return Math.abs(this.#scroller.scrollTop) < 60;
  }

  toNewest(): void {
    this.#scroller.scrollTop = 0;
  }

  /** The newest page, in place of whatever was there. */
  async load(lastRead: string | null): Promise<void> {
    this.#lastRead = lastRead;
    await this.#take(null, (page) => {
      const [first] = page;
      // more has come than a page holds: what is here does not reach up to it
      const apart = page.length === pageSize && !page.some(({ id }) => this.#messages.has(id));
      const kept = [...this.#messages.values()].filter(({ id }) => !apart && first && isAfter(first.id, id));
      this.#complete = page.length < pageSize || (this.#complete && !apart);
      this.#hold([...kept, ...page]);
      this.#drawAll();
    });
  }

  put(message: SeenMessage): void {
    this.#change(() => this.#put(message));
  }

  remove(id: string): void {
    this.#change(() => {
      this.#messages.delete(id);
      this.#elementOf(id)?.remove();
    });
  }

  /** At once, and once more on top of a page that is under way: that may be older. */
  #change(change: () => void): void {
    if (this.#underWay > 0) this.#meanwhile.push(change);
    change();
  }

  async #take(before: string | null, use: (page: readonly SeenMessage[]) => void): Promise<void> {
    this.#underWay++;
    try {
      use(await this.#fetch(before));
      for (const change of this.#meanwhile) change();
    } finally {
      if (--this.#underWay === 0) this.#meanwhile.length = 0;
    }
  }

  #hold(messages: readonly SeenMessage[]): void {
    this.#messages.clear();
    for (const message of messages) this.#messages.set(message.id, message);
  }

  #put(message: SeenMessage): void {
    const known = this.#messages.has(message.id);
    const ids = [...this.#messages.keys()];
    if (!known && ids.some((id) => isAfter(id, message.id))) {
      // what is older than everything here comes with its page
      if (ids[0] !== undefined && isAfter(ids[0], message.id)) return;
      this.#hold([...this.#messages.values(), message].sort((one, two) => (isAfter(one.id, two.id) ? 1 : -1)));
      return this.#drawAll();
    }
    if (known && JSON.stringify(this.#messages.get(message.id)) === JSON.stringify(message)) return;
    this.#messages.set(message.id, message);
    this.#failed.delete(message.id);
    if (message.author.bot) this.#typingEnds = 0;
    this.#showTyping();
    if (dismissed(message.id)) return;
    const element = this.#draw(message);
    const old = this.#elementOf(message.id);
    if (old === null) this.#list.append(element);
    else replaceKeepingFocus(old, element);
    this.#scrolled();
  }

  typing(): void {
    this.#typingEnds = Date.now() + 10_000;
    this.#showTyping();
    setTimeout(() => this.#showTyping(), 10_100);
  }

  /** A word that is on this screen only: Discord's own, not the bot's. */
  complain(words: string): void {
    const { reader } = this.options;
    const element = h(
      "article",
      { class: "message notice complaint", role: "alert", tabindex: -1 },
      h("p", { class: "failure" }, words),
      h("button", { type: "button", class: "text-link", on: { click: () => element.remove() } }, reader.words.dismiss),
    );
    this.#list.append(element);
  }

  #showTyping(): void {
    this.#typing.textContent = this.#typingEnds > Date.now() ? this.options.reader.words.typing : "";
  }

  #elementOf(id: string): HTMLElement | null {
    return this.#list.querySelector(`[data-message="${id}"]`);
  }

  #fetch(before: string | null): Promise<SeenMessage[]> {
    const { client, reader, channel } = this.options;
    const where = { person: reader.person.key, channel: channel.id, limit: pageSize };
    return client.messages(before === null ? where : { ...where, before });
  }

  async #older(): Promise<void> {
    const [oldest] = this.#messages.keys();
    if (this.#complete || this.#loading || oldest === undefined || !this.#nearTop) return;
    this.#loading = true;
    this.#top.textContent = this.options.reader.words.older;
    try {
      await this.#take(oldest, (page) => {
        if (this.#messages.keys().next().value !== oldest) return;
        this.#complete = page.length < pageSize;
        this.#hold([...page, ...this.#messages.values()]);
        const shown = page.filter(({ id }) => !dismissed(id)).map((message) => this.#draw(message));
        this.#list.prepend(...shown);
      });
    } finally {
      this.#loading = false;
      this.#drawTop();
    }
    await this.#older();
  }

  get #nearTop(): boolean {
    return this.#top.getBoundingClientRect().bottom > this.#scroller.getBoundingClientRect().top - 600;
  }

  #drawAll(): void {
    const shown = [...this.#messages.values()].filter(({ id }) => !dismissed(id));
    const elements = shown.map((message) => this.#draw(message));
    const first = shown.findIndex(
      ({ id, author }) =>
        this.#lastRead !== null && isAfter(id, this.#lastRead) && author.id !== this.options.reader.person.id,
    );
    if (first > 0)
      elements.splice(first, 0, h("div", { class: "new-line" }, h("span", {}, this.options.reader.words.newMessages)));
    this.#list.replaceChildren(...elements);
    this.#drawTop();
  }

  #drawTop(): void {
    this.#top.replaceChildren(...(this.#complete ? [this.options.beginning] : []));
  }

  #draw(message: SeenMessage): HTMLElement {
    const { reader } = this.options;
    const before = this.#before(message.id);
    const near = before !== null && Date.parse(message.createdAt) - Date.parse(before.createdAt) < groupWithin;
    return drawMessage(message, {
      reader,
      grouped:
        near && before.author.id === message.author.id && before.type !== 6 && before.ephemeral === message.ephemeral,
      source: this.#messages.get(message.replyTo ?? message.interaction?.source ?? "") ?? null,
      failed: this.#failed.has(message.id),
      use: (customId, values) => this.#use(message, customId, values),
      dismiss: () => {
        rememberDismissed(message.id);
        this.#elementOf(message.id)?.remove();
      },
    });
  }

  #before(id: string): SeenMessage | null {
    let before: SeenMessage | null = null;
    for (const message of this.#messages.values()) {
      if (message.id === id) return before;
      if (!dismissed(message.id)) before = message;
    }
    return before;
  }

  async #use(message: SeenMessage, customId: string, values: readonly string[] | null): Promise<void> {
    const { deal, dealAgainstComputer } = this.options;
    if (customId === dealButton) return this.#deal(deal);
    if (customId === computerMenu || customId.split(" ")[0] === computerButton) {
      const [, ...named] = customId.split(" ");
      const game = readChoice(values?.[0] ?? named.join(" "));
      return this.#deal(() => dealAgainstComputer(this.options.reader.person.key, game));
    }
    const { client, reader, channel } = this.options;
    const where = { person: reader.person.key, channel: channel.id, message: message.id, customId };
    let outcome: Outcome | null = null;
    try {
      outcome = values === null ? await client.press(where) : await client.choose({ ...where, values });
    } catch (error) {
      if (!(error instanceof PlaygroundError)) throw error;
    }
    if (outcome !== null && outcome.kind !== "none") return;
    this.#failed.add(message.id);
    const now = this.#messages.get(message.id);
    const old = this.#elementOf(message.id);
    if (now && old) replaceKeepingFocus(old, this.#draw(now));
  }

  async #deal(deal: () => Promise<boolean>): Promise<void> {
    const { reader } = this.options;
    this.#typing.textContent = reader.words.welcomeBusy;
    try {
      if (!(await deal())) this.complain(reader.words.welcomeFull);
    } catch {
      this.complain(reader.words.didNotRespond);
    }
    this.#showTyping();
  }

  #scrolled(): void {
    this.#jump.hidden = this.atBottom;
    void this.#older();
  }
}

/** Ids are numbers that grow. */
const isAfter = (one: string, two: string): boolean =>
  one.length === two.length ? one > two : one.length > two.length;

/** Pictures that stay are not fetched again, and the keyboard stays where it was. */
function replaceKeepingFocus(old: HTMLElement, fresh: HTMLElement): void {
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  for (const image of fresh.querySelectorAll("img")) {
    const same = [...old.querySelectorAll("img")].find((each) => each.src === image.src && each.alt === image.alt);
    if (same) image.replaceWith(same);
  }
  old.replaceWith(fresh);
  if (focused === null) return;
  const controls = [...fresh.querySelectorAll<HTMLElement>("button[data-custom-id], [data-custom-id] button")];
  (
    controls.find((each) => each.dataset.customId === (focused as HTMLElement).dataset.customId) ??
    controls[0] ??
    fresh
  ).focus();
}
