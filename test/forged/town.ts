import type { SeenMessage } from "../../src/playground/client.ts";
import type { StoredGame } from "../../src/store/index.ts";
import type { Person } from "../e2e/person.ts";
import { clicker } from "../e2e/players.ts";
import { Scene } from "../e2e/scene.ts";
import { tables } from "../e2e/tables.ts";
import { Random } from "../fuzz/random.ts";

/** What somebody was shown in private. */
export interface Panel {
  readonly person: Person;
  readonly message: SeenMessage;
}

/** A game that is being played, as it is when the forgeries begin. */
export interface Played {
  readonly game: StoredGame;
  readonly channel: string;
  /** The last post with buttons. */
  readonly post: SeenMessage;
  /** In the order of their seats, as the lobby calls them. */
  readonly players: readonly Person[];
  readonly seats: readonly string[];
  /** Who has no seat and manages nothing. */
  readonly others: readonly Person[];
  /** What players were shown before their last answer, and what they are shown now. */
  readonly old: readonly Panel[];
  readonly present: readonly Panel[];
}

interface Lobby {
  readonly game: StoredGame;
  readonly post: SeenMessage;
  readonly host: Person;
  readonly guest: Person;
  readonly others: readonly Person[];
}

/** A game of every title, a lobby, a channel in which nothing is played, and a second server; all people are on both. */
export interface Town {
  readonly scene: Scene;
  readonly games: readonly Played[];
  readonly lobby: Lobby;
  readonly people: readonly Person[];
  /** Where forgeries come from, besides the channels of the games. */
  readonly places: readonly string[];
}

/** Fay never has a seat. Nobody here manages anything: that is Anna, who stays away. */
const names = ["boris", "chen", "dasha", "egor", "fay"];
const russian = ["boris", "dasha"];

export async function buildTown(seed: string, turns: number): Promise<Town> {
  const random = new Random(seed);
  const scene = await Scene.set({ seed });
  const tavern = await scene.people.makeServer({ name: "Tavern" });
  const [first] = (await scene.people.world()).servers;
  const servers = [first?.id ?? "", tavern.id];
  for (const key of ["egor", "fay"]) await scene.people.makePerson({ key, name: key, servers });
  const bar = await scene.people.makeChannel({ name: "bar", server: tavern.id });
  const empty = await scene.people.makeChannel({ name: "empty" });
  const games: Played[] = [];
  for (const [at, table] of tables.entries()) {
    const { id: channel } = await scene.people.makeChannel({ name: `game-${at}` });
    const { seats = ["us", "ussr"], title = "twilight-struggle", options } = table;
    const chosen = random.shuffle(names.slice(0, 4)).slice(0, seats.length);
    const players = chosen.map((name) => scene.person(name, channel));
    await scene.seat(players, seats, { title, ...(options === undefined ? {} : { options }) });
    const others = names.filter((name) => !chosen.includes(name)).map((name) => scene.person(name, channel));
    games.push({ channel, players, seats, others, ...(await played(scene, players, random, turns)) });
  }
  const people = names.map((name) => scene.person(name));
  const town = { scene, games, people, lobby: await openLobby(scene), places: [empty.id, bar.id, "dm"] };
  await lookAround(town);
  return town;
}

async function played(scene: Scene, players: readonly Person[], random: Random, turns: number) {
  const shown: (Panel & { readonly hasAnswered: boolean })[] = [];
  const hands = players.map(({ name }) =>
    russian.includes(name)
      ? clicker({ play: "Play", back: "Назад", confirm: "Подтвердить" })
      : clicker({ play: "Play", back: "Back", confirm: "Confirm" }),
  );
  const channel = players[0]?.channel ?? "";
  for (let turn = 0; turn < turns; turn++) {
    const { version, status } = await scene.game(channel);
    const at = turn % players.length;
    const [person, hand] = [players[at], hands[at]];
    if (status !== "running" || person === undefined) break;
    const { message = null } = (await hand?.(person, random))?.outcome ?? {};
    await scene.calm();
    const hasAnswered = (await scene.game(channel)).version > version;
    if (message !== null) shown.push({ person, message, hasAnswered });
  }
  const post = await (players[0] as Person).lastPost();
  const present: Panel[] = [];
  for (const person of players) {
    const { message } = await person.pressLabel(post, "Play");
    if (message !== null) present.push({ person, message });
  }
  const isPast = ({ person }: Panel, at: number) =>
    shown.slice(at + 1).some((later) => later.person === person && later.hasAnswered);
  const old = shown.filter(isPast);
  return { post, old, present, game: await scene.game(channel) };
}

async function openLobby(scene: Scene): Promise<Lobby> {
  const { id } = await scene.people.makeChannel({ name: "lobby" });
  const [host, guest, ...others] = names.map((name) => scene.person(name, id)) as [Person, Person, ...Person[]];
  await host.run("game new", { title: "two-plus-two", seat: "usa" });
  await guest.run("game join", { seat: "ussr" });
  return { host, guest, others, post: await scene.lobby(host), game: await scene.game(id) };
}

/** What is remembered of somebody who looks for the first time is no change that a forgery makes. */
async function lookAround({ scene, games, people, places, lobby }: Town): Promise<void> {
  for (const person of people)
    for (const channel of [...games.map((game) => game.channel), lobby.game.channelId, ...places]) {
      await person.at(channel).run("game board", { as: "text" });
      await person.at(channel).run("hand");
    }
  await scene.calm();
}
