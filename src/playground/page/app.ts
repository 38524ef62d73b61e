import type { AgainstComputer } from "../against-computer.ts";
import { PlaygroundClient } from "../client.ts";
import type { Unread, WorldReport } from "../protocol.ts";
import { openForm } from "./dialogs/form.ts";
import { h } from "./dom.ts";
import { dealAgainstComputer, dealFirstGame, openWhenCalled } from "./first-game.ts";
import { wordsFor } from "./messages.ts";
import { Pane } from "./pane.ts";
import { addressOf, isRoom, isSeenBy, placesIn } from "./places.ts";
import type { Channel, Person, Reader } from "./reader.ts";
import { firstRoute, type Route, readRoute, type Seat, writeRoute } from "./route.ts";
import { Sidebar } from "./sidebar.ts";
import { type PersonalEvent, watch } from "./stream.ts";
import { refreshTimes } from "./text/render.ts";
import { TopLine } from "./top-line.ts";

/** The whole page: who looks where, and what happens meanwhile. */
export class App {
  readonly client = new PlaygroundClient(location.origin);
  readonly #panes: Pane[] = [];
  readonly #main = h("main", { class: "panes" });
  readonly #sidebar: Sidebar;
  readonly #top: TopLine;
  readonly #unread = new Map<string, readonly Unread[]>();
  readonly #forms = new Map<string, HTMLDialogElement>();
  #world: WorldReport;
  #route: Route = firstRoute;
  #active = 0;
  #listening = false;
  #unreadTimer: ReturnType<typeof setTimeout> | null = null;

  private constructor(world: WorldReport) {
    this.#world = world;
    this.#sidebar = new Sidebar(this);
    this.#top = new TopLine();
  }

  static async start(into: HTMLElement): Promise<void> {
    const client = new PlaygroundClient(location.origin);
    const { people } = await client.world();
    const players = people.filter(({ bot }) => !bot);
    // A DM is there from the first look on.
    await Promise.all(players.map(({ key }) => client.messages({ person: key, channel: "dm", limit: 1 })));
    const app = new App(await client.world());
    into.replaceChildren(app.#top.element, app.#sidebar.element, app.#main);
    addEventListener("hashchange", () => app.#follow());
    addEventListener("keydown", (event) => app.#shortcut(event));
    document.addEventListener("visibilitychange", () => app.#panes.forEach((pane) => void pane.read()));
    setInterval(() => refreshTimes(document), 5000);
    app.#follow();
    watch(
      app.people.map(({ key }) => key),
      {
        listening: () => void app.#refresh(),
        lost: () => app.#top.offline(true),
        happened: (event) => app.#happened(event),
      },
    );
  }

  get world(): WorldReport {
    return this.#world;
  }

  /** Those whom one can be. */
  get people(): readonly Person[] {
    return this.#world.people.filter(({ bot }) => !bot);
  }

  /** What this person has in the list of channels. */
  channelsOf(person: Person): readonly Channel[] {
    return placesIn(this.#world).filter((channel) => isSeenBy(this.#world, channel, person));
  }

  addressOf(channel: Channel): string {
    return addressOf(placesIn(this.#world), channel);
  }

  get route(): Route {
    return this.#route;
  }

  get active(): Seat {
    return this.#route.seats[this.#active] ?? this.#route.seats[0] ?? { person: "anna", dm: false };
  }

  person(key: string): Person {
    const found = this.people.find((each) => each.key === key) ?? this.people[0];
    if (found === undefined) throw new Error("Nobody is here");
    return found;
  }

  channelOf(seat: Seat): Channel {
    const dm = this.#world.channels.find(({ person }) => person === this.person(seat.person).id);
    const rooms = this.channelsOf(this.person(seat.person)).filter(isRoom);
    const named = rooms.find((channel) => this.addressOf(channel) === this.#route.channel);
    const found = (seat.dm ? dm : named) ?? rooms[0] ?? dm;
    if (found === undefined) throw new Error("There are no channels");
    return found;
  }

  unreadOf(person: string): readonly Unread[] {
    return this.#unread.get(person) ?? [];
  }

  reader(person: Person): Reader {
    return {
      person,
      words: wordsFor(person.locale),
      botId: this.#world.bot.id,
      people: this.people,
      channels: this.channelsOf(person),
      nameOf: (id) =>
        id === this.#world.bot.id
          ? this.#world.bot.name
          : (this.#world.people.find((each) => each.id === id)?.name ?? "unknown"),
      channelName: (id) => this.channelsOf(person).find((each) => each.id === id)?.name ?? null,
      isOwnDm: (id) => id === this.channelOf({ person: person.key, dm: true }).id,
      goTo: (id) => {
        const pane = this.#route.seats.findIndex((seat) => seat.person === person.key);
        if (pane >= 0 && id === this.channelOf({ person: person.key, dm: true }).id) return this.openDm(pane, true);
        const channel = this.channelsOf(person).find((each) => each.id === id && isRoom(each));
        if (channel !== undefined) this.goTo(this.addressOf(channel));
      },
    };
  }

  // Going somewhere

  goTo(channel: string): void {
    this.#go({ channel, seats: this.#route.seats.map(({ person }) => ({ person, dm: false })) });
  }

  be(pane: number, person: string): void {
    const other = this.#route.seats.findIndex((seat, at) => at !== pane && seat.person === person);
    const mine = this.#route.seats[pane];
    // Two panes never show the same person: they change places.
    const seats = this.#route.seats.map((seat, at) =>
      at === pane ? { ...seat, person } : at === other && mine ? { ...seat, person: mine.person } : seat,
    );
    this.#active = pane;
    this.#go({ ...this.#route, seats });
  }

  openDm(pane: number, dm: boolean): void {
    this.#active = pane;
    this.#go({ ...this.#route, seats: this.#route.seats.map((seat, at) => (at === pane ? { ...seat, dm } : seat)) });
  }

  split(on: boolean): void {
    const [first] = this.#route.seats;
    if (first === undefined) return;
    const other = this.people.find(({ key }) => key !== first.person)?.key ?? first.person;
    this.#go({ ...this.#route, seats: on ? [first, { person: other, dm: false }] : [this.active] });
  }

  activate(pane: number): void {
    if (this.#active === pane) return;
    this.#active = pane;
    this.#drawAround();
  }

  /** The newcomer's button. */
  async deal(): Promise<boolean> {
    const [us, ussr] = this.people;
    if (us === undefined || ussr === undefined) return false;
    const table = await dealFirstGame(this.client, this.#tablesOf(us), { us: us.key, ussr: ussr.key });
    if (table === null) return false;
    const wide = matchMedia("(min-width: 900px)").matches;
    const seats = [us, ussr].slice(0, wide ? 2 : 1).map(({ key }) => ({ person: key, dm: false }));
    this.#go({ channel: this.addressOf(table), seats });
    return true;
  }

  /** The same of whoever wants to play against the computer. */
  async dealAgainstComputer(key: string, game: AgainstComputer): Promise<boolean> {
    const person = this.people.find((each) => each.key === key);
    const table =
      person === undefined ? null : await dealAgainstComputer(this.client, this.#tablesOf(person), key, game);
    if (person === undefined || table === null) return false;
    this.#go({ channel: this.addressOf(table), seats: [{ person: key, dm: false }] });
    await openWhenCalled(this.client, person, table);
    return true;
  }

  #tablesOf(person: Parameters<App["channelsOf"]>[0]) {
    return this.channelsOf(person).filter(({ kind, name }) => kind === "text" && name !== "welcome");
  }

  #go(route: Route): void {
    const address = writeRoute(route);
    if (address === location.hash) this.#show(route);
    else location.hash = address;
  }

  #follow(): void {
    const keys = this.people.map(({ key }) => key);
    this.#show(
      readRoute(
        location.hash,
        keys,
        placesIn(this.#world)
          .filter(isRoom)
          .map((channel) => this.addressOf(channel)),
      ),
    );
  }

  #show(route: Route): void {
    this.#route = route;
    this.#active = Math.min(this.#active, route.seats.length - 1);
    document.body.classList.remove("menu-open");
    const panes = route.seats.map((seat, at) => {
      const channel = this.channelOf(seat);
      const kept = this.#panes.find((pane) => pane.shows(seat.person, channel.id, at));
      return kept ?? new Pane(this, at, this.person(seat.person), channel);
    });
    const fresh = panes.filter((pane) => !this.#panes.includes(pane));
    this.#panes.splice(0, this.#panes.length, ...panes);
    this.#main.replaceChildren(...panes.map(({ element }) => element));
    document.body.classList.toggle("is-split", panes.length > 1);
    this.#drawAround();
    if (this.#listening) for (const pane of fresh) void pane.load();
    if (matchMedia("(hover: hover)").matches) panes[this.#active]?.focus();
  }

  // What happens

  async #refresh(): Promise<void> {
    this.#world = await this.client.world();
    this.#top.offline(false);
    this.#top.bot(this.#world.connections > 0);
    if (this.#world.connections === 0) setTimeout(() => void this.#refresh(), 1000);
    this.#listening = true;
    // A channel may be gone since, or somebody out of it.
    const isThere = (seat: Seat, at: number) => this.#panes[at]?.shows(seat.person, this.channelOf(seat).id, at);
    if (!this.#route.seats.every(isThere)) this.#show(this.#route);
    await Promise.all([...this.#panes.map((pane) => pane.load()), this.#countUnread()]);
    for (const person of this.people) await this.#showForm(person);
  }

  #happened(event: PersonalEvent): void {
    const person = this.people.find(({ id }) => id === event.for);
    if (event.type === "commands") for (const pane of this.#panes) void pane.loadCommands();
    else if (event.type === "channels") void this.#refresh();
    else if (event.type === "modal" && person !== undefined) void this.#showForm(person);
    else if ("channelId" in event) {
      for (const pane of this.#panes) pane.happened(event);
      if (event.type !== "typing") this.#unreadSoon();
    }
  }

  async #showForm(person: Person): Promise<void> {
    const modal = await this.client.modal(person.key);
    this.#forms.get(person.id)?.close();
    this.#forms.delete(person.id);
    const looking = this.#route.seats.some((seat) => seat.person === person.key);
    if (modal !== null && looking) this.#forms.set(person.id, openForm(modal, this.reader(person), this.client));
  }

  #unreadSoon(): void {
    this.#unreadTimer ??= setTimeout(() => {
      this.#unreadTimer = null;
      void this.#countUnread();
    }, 120);
  }

  async #countUnread(): Promise<void> {
    const counts = await Promise.all(this.people.map(async ({ key }) => [key, await this.client.unread(key)] as const));
    for (const [key, unread] of counts) this.#unread.set(key, unread);
    this.#drawAround();
  }

  #drawAround(): void {
    const { words } = this.reader(this.person(this.active.person));
    document.documentElement.lang = this.person(this.active.person).locale;
    this.#top.draw(words);
    this.#sidebar.draw();
    for (const [at, pane] of this.#panes.entries()) pane.drawHead(at === this.#active);
    const calls = this.unreadOf(this.active.person).reduce((sum, { mentions }) => sum + mentions, 0);
    document.title = `${calls > 0 ? `(${calls}) ` : ""}#${this.channelOf({ ...this.active, dm: false }).name} · Dead Drop`;
  }

  /** Alt and a number is somebody else; Alt and an arrow is another channel. */
  #shortcut(event: KeyboardEvent): void {
    if (!event.altKey || event.ctrlKey || event.metaKey) return;
    const person = this.people[Number(event.code.replace("Digit", "")) - 1];
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (person !== undefined) this.be(this.#active, person.key);
    else if (step !== undefined) {
      const rooms = this.channelsOf(this.person(this.active.person)).filter(isRoom);
      const at = rooms.indexOf(this.channelOf({ ...this.active, dm: false }));
      const next = rooms[(at + step + rooms.length) % rooms.length];
      if (next !== undefined) this.goTo(this.addressOf(next));
    } else return;
    event.preventDefault();
  }
}
