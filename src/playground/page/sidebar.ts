import type { App } from "./app.ts";
import { avatar } from "./avatar.ts";
import { h, icon } from "./dom.ts";
import { fill } from "./messages.ts";
import { isRoom, signOf } from "./places.ts";
import type { Channel } from "./reader.ts";

/** The server's channels and the DM, with what the active person has not read. */
export class Sidebar {
  readonly element = h("nav", { class: "sidebar" });

  constructor(private readonly app: App) {}

  draw(): void {
    const { app } = this;
    const person = app.person(app.active.person);
    const { words } = app.reader(person);
    const at = app.route.seats.findIndex((seat) => seat.person === person.key);
    this.element.setAttribute("aria-label", words.channels);
    const places = app.channelsOf(person);
    this.element.replaceChildren(
      ...app.world.servers
        .filter(({ id }) => places.some(({ server }) => server === id))
        .flatMap(({ id, name }) => [
          h("p", { class: "server" }, name),
          h("h2", {}, words.channels),
          h("ul", {}, ...places.filter(({ server }) => server === id).map((place) => h("li", {}, this.#place(place)))),
        ]),
      h("h2", {}, words.directMessages),
      h(
        "ul",
        {},
        h(
          "li",
          {},
          this.#link(app.channelOf({ person: person.key, dm: true }), "Dead Drop", () =>
            app.openDm(Math.max(0, at), true),
          ),
        ),
      ),
      h(
        "p",
        { class: "you" },
        avatar(person.name),
        h("span", {}, person.name, h("small", {}, person.locale.startsWith("ru") ? "Русский" : "English")),
      ),
    );
  }

  #place(channel: Channel): HTMLElement {
    const { app } = this;
    const name = `${signOf(channel)} ${channel.name}`;
    if (!isRoom(channel)) return h("p", { class: "channel forum" }, h("span", {}, name));
    return this.#link(channel, name, () => app.goTo(app.addressOf(channel)));
  }

  #link(channel: Channel, name: string, go: () => void): HTMLElement {
    const { app } = this;
    const { words } = app.reader(app.person(app.active.person));
    const counts = app.unreadOf(app.active.person).find(({ channelId }) => channelId === channel.id);
    const here = app.channelOf(app.active).id === channel.id;
    const fresh = (counts?.unread ?? 0) > 0 && !here;
    const classes = ["channel", here ? "here" : "", fresh ? "unread" : "", channel.kind];
    return h(
      "button",
      {
        type: "button",
        class: classes.join(" "),
        "aria-current": here ? "page" : null,
        "data-channel": channel.kind === "dm" ? "dm" : app.addressOf(channel),
        on: { click: go },
      },
      channel.kind === "dm" && icon("letter"),
      h("span", {}, name),
      channel.thread?.locked && h("span", { class: "state" }, words.locked),
      channel.thread?.archived && h("span", { class: "state" }, words.archived),
      fresh &&
        (counts?.mentions ?? 0) === 0 &&
        h("span", { class: "hidden-words" }, fill(words.unread, { count: counts?.unread ?? 0 })),
      fresh &&
        (counts?.mentions ?? 0) > 0 &&
        h(
          "span",
          { class: "badge", title: fill(words.mentions, { count: counts?.mentions ?? 0 }) },
          String(counts?.mentions),
        ),
    );
  }
}
