import type { App } from "./app.ts";
import { avatar } from "./avatar.ts";
import { Composer } from "./composer/composer.ts";
import { h, icon } from "./dom.ts";
import { fill } from "./messages.ts";
import { signOf } from "./places.ts";
import type { Channel, Person, Reader } from "./reader.ts";
import type { PersonalEvent } from "./stream.ts";
import { Timeline } from "./timeline.ts";

/** One person in one channel: who they are, what they see, where they write. */
export class Pane {
  readonly element: HTMLElement;
  readonly #head = h("header", { class: "pane-head" });
  readonly #reader: Reader;
  readonly #timeline: Timeline;
  readonly #composer: Composer;

  constructor(
    private readonly app: App,
    private readonly at: number,
    private readonly person: Person,
    private readonly channel: Channel,
  ) {
    const { client } = app;
    const reader = app.reader(person);
    this.#reader = reader;
    this.#timeline = new Timeline({
      client,
      reader,
      channel,
      beginning: this.#beginning(),
      deal: () => app.deal(),
      dealAgainstComputer: (person, game) => app.dealAgainstComputer(person, game),
    });
    this.#composer = new Composer({ client, reader, channel, complain: (words) => this.#timeline.complain(words) });
    this.element = h(
      "section",
      { class: "pane", "data-person": person.key, lang: person.locale },
      this.#head,
      this.#timeline.element,
      this.#composer.element,
    );
    this.element.addEventListener("focusin", () => app.activate(at));
    this.element.addEventListener("pointerdown", () => app.activate(at));
  }

  shows(person: string, channel: string, at: number): boolean {
    return this.person.key === person && this.channel.id === channel && this.at === at;
  }

  async load(): Promise<void> {
    const unread = await this.app.client.unread(this.person.key);
    const lastRead = unread.find(({ channelId }) => channelId === this.channel.id)?.lastRead ?? null;
    await Promise.all([this.#timeline.load(lastRead), this.loadCommands()]);
    await this.read();
  }

  loadCommands(): Promise<void> {
    return this.#composer.load();
  }

  focus(): void {
    this.#composer.focus();
  }

  happened(event: PersonalEvent): void {
    if (event.for !== this.person.id || !("channelId" in event) || event.channelId !== this.channel.id) return;
    if (event.type === "typing") this.#timeline.typing();
    else if (event.type === "message-delete") this.#timeline.remove(event.messageId);
    else if ("message" in event && event.message !== undefined) {
      this.#timeline.put(event.message);
      if (event.type === "message-create") void this.read();
    }
  }

  /** What is on the screen counts as read. */
  async read(): Promise<void> {
    if (document.visibilityState !== "visible" || !this.#timeline.atBottom) return;
    await this.app.client.markRead({ person: this.person.key, channel: this.channel.id });
  }

  drawHead(active: boolean): void {
    const { person, channel } = this;
    const { words } = this.#reader;
    const dm = channel.kind === "dm";
    const name = dm ? "Dead Drop" : channel.name;
    const topic = dm ? fill(words.dmTopic, { name: person.name }) : channel.topic;
    this.element.classList.toggle("active", active);
    this.element.setAttribute(
      "aria-label",
      fill(words.activePane, { name: person.name, channel: dm ? words.directMessages : `#${name}` }),
    );
    const focused = this.#head.contains(document.activeElement)
      ? (document.activeElement as HTMLElement).dataset.key
      : undefined;
    this.#head.replaceChildren(
      h(
        "div",
        { class: "place" },
        h("h1", {}, h("span", { class: "hash", "aria-hidden": "true" }, dm ? "@" : signOf(channel)), name),
        topic !== "" && h("p", {}, topic),
        dm && this.#dmSwitch(),
      ),
      this.#people(),
      h("div", { class: "pane-tools" }, this.#dmButton(dm), this.at === 0 && this.#splitButton()),
    );
    if (focused !== undefined) this.#head.querySelector<HTMLElement>(`[data-key="${focused}"]`)?.focus();
  }

  #people(): HTMLElement {
    const { app } = this;
    const { words } = this.#reader;
    const buttons = app.people.map(({ key, name }) => {
      const calls = app.unreadOf(key).reduce((sum, { mentions }) => sum + mentions, 0);
      const mine = key === this.person.key;
      const label = mine ? name : fill(words.beSomebody, { name });
      const count =
        calls > 0 && !mine
          ? h("span", { class: "badge", title: fill(words.mentions, { count: calls }) }, String(calls))
          : null;
      const props = {
        type: "button",
        class: "person",
        "data-key": `be-${key}`,
        "aria-pressed": String(mine),
        title: label,
        on: { click: () => app.be(this.at, key) },
      };
      return h("button", props, avatar(name), h("span", { class: "person-name" }, name), count);
    });
    return h("div", { class: "people", role: "group", "aria-label": words.people }, ...buttons);
  }

  #dmButton(dm: boolean): HTMLElement {
    const { app } = this;
    const { words } = this.#reader;
    const label = dm
      ? fill(words.backToTable, { channel: app.channelOf({ person: this.person.key, dm: false }).name })
      : fill(words.dmOf, { name: this.person.name });
    const own = app.channelOf({ person: this.person.key, dm: true });
    const fresh = dm ? 0 : (app.unreadOf(this.person.key).find(({ channelId }) => channelId === own.id)?.unread ?? 0);
    const props = {
      type: "button",
      class: "plain-icon",
      "data-key": "dm",
      "aria-label": fresh > 0 ? `${label}, ${fill(words.unread, { count: fresh })}` : label,
      "aria-pressed": String(dm),
      title: label,
      on: { click: () => app.openDm(this.at, !dm) },
    };
    return h("button", props, icon("letter"), fresh > 0 && h("span", { class: "badge" }, String(fresh)));
  }

  #splitButton(): HTMLElement {
    const { app } = this;
    const { words } = this.#reader;
    const on = app.route.seats.length > 1;
    const label = on ? words.unsplit : words.split;
    const props = {
      type: "button",
      class: "plain-icon split-button",
      "data-key": "split",
      "aria-label": label,
      "aria-pressed": String(on),
      title: label,
      on: { click: () => app.split(!on) },
    };
    return h("button", props, icon("split"));
  }

  /** As in the privacy settings of a server: whether its bots may write. */
  #dmSwitch(): HTMLElement {
    const { app, person } = this;
    const now = app.person(person.key);
    const box = h("input", { type: "checkbox", checked: !now.dmsClosed });
    box.addEventListener(
      "change",
      () => void app.client.fault({ kind: "closed-dms", person: person.key, on: !box.checked }),
    );
    return h("label", { class: "tick" }, box, h("span", {}, this.#reader.words.allowDms));
  }

  #beginning(): HTMLElement {
    const { kind, name } = this.channel;
    const { words } = this.#reader;
    return h("p", { class: "beginning" }, kind === "dm" ? words.dmBeginning : fill(words.beginning, { channel: name }));
  }
}
