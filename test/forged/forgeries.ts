import {
  type APIApplicationCommandOption,
  InteractionContextType,
  ApplicationCommandOptionType as Type,
} from "discord.js";
import { commands } from "../../commands/index.ts";
import { actions, readId } from "../../src/discord/ids.ts";
import type { OptionValue, Outcome, Tree } from "../../src/playground/client.ts";
import { buttonsOf, menusOf, type Person } from "../e2e/person.ts";
import { matchOf } from "../e2e/secrecy.ts";
import type { Random } from "../fuzz/random.ts";
import type { Panel, Played, Town } from "./town.ts";

/** An interaction that no honest client sends. */
export interface Forgery {
  readonly kind: string;
  /** What it is, to find it again. */
  readonly what: string;
  send(): Promise<Outcome>;
}

type Forger = (town: Town, random: Random) => Forgery;

/** What no game, seat, card, place or option is called, and no number that anything asks for. */
const junk = [
  "__proto__",
  "constructor",
  "zzqx",
  "\u0000",
  "🎲🎲🎲",
  "'; DROP TABLE Game; --",
  "-987654",
  "1e309",
  "|||",
  "а".repeat(60),
];

/** Clicks that need no question, or take back what is one's own: no forgery where they come from whoever may. */
const ownDeeds: readonly (string | undefined)[] = ["back", "redo", "agree", "accept", "decline"];

/** One that comes from anywhere, on any message. */
function click(town: Town, random: Random, person: Person, at: Played, customId: string, values?: readonly string[]) {
  const channel = random.pick([at.channel, at.channel, random.pick(town.games).channel, ...town.places]);
  const panels = [...at.present, ...at.old].map(({ message }) => message.id);
  const message = random.pick([at.post.id, random.pick(town.games).post.id, "123", ...panels]);
  const here = { ...patient, person: person.name, channel, message, customId };
  const what = `${person.name} in ${channel} on ${message}: ${customId} ${values === undefined ? "" : JSON.stringify(values)}`;
  const { people } = town.scene;
  const send = () => (values === undefined ? people.press(here) : people.choose({ ...here, values }));
  return { what, send };
}

const patient = { force: true, settle: true, timeoutMs: 20_000, settleMs: 20_000 };

interface Shown {
  readonly id: string;
  readonly values?: readonly string[];
}

/** Something on a panel, with one of its values if it is a menu. */
function onPanel(random: Random, { message }: Panel): Shown | null {
  const parts = [...buttonsOf(message), ...menusOf(message)].filter(({ custom_id }) => custom_id !== undefined);
  if (parts.length === 0) return null;
  const { custom_id, options } = random.pick(parts);
  const id = String(custom_id);
  return options === undefined ? { id } : { id, values: [String(random.pick(options as Tree[]).value)] };
}

const isAsked = ({ game, players, seats }: Played, person: Person): boolean => {
  const { pending, seating } = matchOf(game);
  const own = seating[seats[players.indexOf(person)] ?? ""];
  return pending.some(({ seat }) => seat === own);
};

/** Another's panel, pressed by whoever does not play there, or is not asked. */
const anothersPanel: Forger = (town, random) => {
  const game = random.pick(town.games);
  const panel = random.pick(game.present);
  const { id, values } = onPanel(random, panel) ?? { id: `dd1|play|${game.game.id}|${game.game.version}||` };
  const idle = game.players.filter((person) => !isAsked(game, person));
  const isOwnDeed = ownDeeds.includes(readId(id)?.action);
  const person = random.pick(isOwnDeed ? game.others : [...game.others, ...idle]);
  return { kind: "another's panel", ...click(town, random, person, game, id, values) };
};

/** What was shown before its person's last answer. */
const oldPanel: Forger = (town, random) => {
  const game = random.pick(town.games.filter(({ old }) => old.length > 0));
  const panel = random.pick(game.old);
  const { id, values } = onPanel(random, panel) ?? { id: `dd1|pick|${game.game.id}|0||x` };
  // another player may have been shown the same at that time, and may still answer it
  const person = random.pick([panel.person, panel.person, ...game.others]);
  return { kind: "old panel", ...click(town, random, person, game, id, values) };
};

/** One's own panel, made out to another game. */
const otherGame: Forger = (town, random) => {
  const game = random.pick(town.games);
  const panel = random.pick(game.present);
  const { id: shown, values } = onPanel(random, panel) ?? { id: "dd1|pick|x|0||x" };
  const other = random.pick(town.games.filter((each) => each !== game));
  const plays = other.players.some(({ name }) => name === panel.person.name);
  const version = plays ? other.game.version + 1 + random.below(9) : other.game.version;
  const [mark, action, , , ...rest] = shown.split("|");
  const id = [mark, action, other.game.id, version, ...rest].join("|");
  return { kind: "another game", ...click(town, random, panel.person, other, id, values) };
};

/** The panel that is really there, with values that are not on it. */
const inventedValue: Forger = (town, random) => {
  const game = random.pick(town.games);
  const panel = random.pick(game.present);
  const { id: gameId, version } = game.game;
  const menus = menusOf(panel.message).map(({ custom_id }) => String(custom_id));
  const id = random.pick([...menus, `dd1|menu|${gameId}|${version}||`]);
  const values = [random.pick(junk), random.pick(junk), random.pick(junk)].slice(random.below(4));
  if (random.chance(3)) {
    const button = `dd1|${random.pick(["pick", "confirm"])}|${gameId}|${version}||${random.pick(junk)}`;
    return { kind: "invented value", ...click(town, random, panel.person, game, button.slice(0, 100)) };
  }
  return { kind: "invented value", ...click(town, random, panel.person, game, id, values) };
};

/** The menu that is really there, or a form with the same, told a value twice, too often, beside another, or nothing. */
const wrongValues: Forger = (town, random) => {
  const game = random.pick(
    town.games.filter(({ present }) => present.some(({ message }) => menusOf(message).length > 0)),
  );
  const panel = random.pick(game.present.filter(({ message }) => menusOf(message).length > 0));
  const { custom_id, options } = random.pick(menusOf(panel.message));
  const value = String(random.pick(options as Tree[]).value);
  const values = random.pick([[value, value], [value, random.pick(junk)], [`${value}*9`], [`${value}*9`, value], []]);
  const kind = "wrong values";
  if (random.chance(2)) return { kind, ...click(town, random, panel.person, game, String(custom_id), values) };
  const { ask = "", option = "", action } = readId(String(custom_id)) ?? {};
  const lead = action === "next" ? option : "";
  const customId = `dd1|picks|${game.game.id}|${game.game.version}|${ask}|${lead}`.slice(0, 100);
  const here = { ...patient, person: panel.person.name, channel: game.channel, customId, fields: { 0: values } };
  const message = random.pick([panel.message.id, game.post.id]);
  return {
    kind,
    what: `${here.person} on ${message}: ${customId} ${JSON.stringify(values)}`,
    send: () => town.scene.people.submit({ ...here, message }),
  };
};

/** A form that was opened before its person's last answer. */
const oldForm: Forger = (town, random) => {
  const game = random.pick(town.games.filter(({ old }) => old.length > 0));
  const panel = random.pick(game.old);
  const { id, values = ["x"] } = onPanel(random, panel) ?? { id: `dd1|pick|${game.game.id}|0||x` };
  const { version = 0, ask = "", option = "" } = readId(id) ?? {};
  const customId = `dd1|picks|${game.game.id}|${version}|${ask}|${random.pick(["", option])}`.slice(0, 100);
  const here = { ...patient, person: panel.person.name, channel: game.channel, customId, fields: { 0: values } };
  return {
    kind: "old form",
    what: `${here.person}: ${customId} ${JSON.stringify(values)}`,
    send: () => town.scene.people.submit({ ...here, message: panel.message.id }),
  };
};

/** A custom id that was never made. */
const inventedId: Forger = (town, random) => {
  const game = random.pick(town.games);
  const { id, version } = game.game;
  const isOther = random.chance(2);
  const person = random.pick(isOther ? game.others : game.players);
  const wrong = random.pick(["0", "-5", "1.5", "x", `${2 ** 53}`, `${version + 1 + random.below(99)}`]);
  const parts = [
    random.pick(["dd1", "dd1", "dd1", "dd1", "dd2", ""]),
    random.pick([...actions, ...junk]),
    random.pick([id, id, id, "-", random.pick(junk)]),
    isOther ? random.pick([`${version}`, wrong]) : wrong,
    random.pick(["", "resign", "abandon", "draw", random.pick(junk)]),
    random.pick(["", "1", "true", random.pick(junk)]),
  ];
  const customId = random.chance(8) ? random.pick(junk) : parts.join("|").slice(0, 100);
  const values = random.chance(2) ? undefined : [random.pick(junk)];
  return { kind: "invented id", ...click(town, random, person, game, customId, values) };
};

/** A lobby: what is the host's from others, seats and settings that there are not from anybody. */
const lobbyClick: Forger = (town, random) => {
  const { game, post, host, guest, others } = town.lobby;
  const isHosts = random.chance(2);
  const person = random.pick(isHosts ? [guest, ...others] : [host, guest, ...others]);
  const version = random.pick([game.version, 0, game.version + 5]);
  const action = isHosts
    ? random.pick(["start", "cancel", "title", "setting", "set"])
    : random.pick(["join", "title", "setting", "set"]);
  const real = { title: "red-sea", setting: "@thread=false" };
  const value = isHosts ? random.pick([...Object.values(real), "true"]) : random.pick(junk);
  const id = `dd1|${action}|${game.id}|${version}|${action === "set" ? random.pick(junk) : ""}|${random.pick(junk)}`;
  const channel = random.pick([game.channelId, game.channelId, ...town.places]);
  const here = { ...patient, person: person.name, channel, message: post.id, customId: id.slice(0, 100) };
  const { people } = town.scene;
  const isMenu = action !== "join" && action !== "start" && action !== "cancel";
  return {
    kind: "lobby",
    what: `${person.name} in ${channel}: ${id} ${value}`,
    send: () => (isMenu ? people.choose({ ...here, values: [value] }) : people.press(here)),
  };
};

/** A form that nobody was shown: of the lobby from whoever has no seat there, of a game that has begun from anybody. */
const form: Forger = (town, random) => {
  const { lobby } = town;
  const running = random.pick(town.games);
  const isLobby = random.chance(2);
  const { id, version, channelId } = isLobby ? lobby.game : running.game;
  const person = random.pick(isLobby ? lobby.others : town.people);
  const action = random.chance(3) ? random.pick([...actions, ...junk]) : "word";
  const customId = (random.chance(6) ? random.pick(junk) : `dd1|${action}|${id}|${version}||`).slice(0, 100);
  const field = random.pick(["word", "word", random.pick(junk)]);
  const fields = { [field === "__proto__" ? "proto" : field]: random.pick([random.pick(junk), ["a", "b"], true]) };
  const channel = random.pick([channelId, ...town.places]);
  const message = random.pick([undefined, lobby.post.id, running.post.id]);
  const here = { ...patient, person: person.name, channel, customId, fields };
  return {
    kind: "form",
    what: `${person.name} in ${channel}: ${customId} ${JSON.stringify(fields)}`,
    send: () => town.scene.people.submit(message === undefined ? here : { ...here, message }),
  };
};

interface Leaf {
  readonly command: string;
  /** Whether nobody sees it in a direct message. */
  readonly inServers: boolean;
  readonly options: readonly APIApplicationCommandOption[];
}

function leaves(command: string, options: readonly APIApplicationCommandOption[], inServers: boolean): Leaf[] {
  const below = options.flatMap((option) =>
    option.type === Type.Subcommand || option.type === Type.SubcommandGroup
      ? leaves(`${command} ${option.name}`, option.options ?? [], inServers)
      : [],
  );
  return below.length > 0 ? below : [{ command, options, inServers }];
}

const everything = commands.flatMap(({ definition: { name, options = [], contexts } }) =>
  leaves(name, options, contexts?.includes(InteractionContextType.BotDM) === false),
);

function inventedOf(random: Random, option: APIApplicationCommandOption): OptionValue | undefined {
  switch (option.type) {
    case Type.String:
      return random.pick(junk);
    case Type.Integer:
      return random.pick([-1, 1e9, 1.5]);
    case Type.Boolean:
      return random.pick(["yes", 1]);
    case Type.User:
      return random.pick(["anna", "dasha", "fay"]);
    default:
      return undefined;
  }
}

/** A command about a game of others, with options that nobody declared, values that are none, and from anywhere. */
const command: Forger = (town, random) => {
  const game = random.pick(town.games);
  const { command: name, options, inServers } = random.pick(everything);
  const texts = options.filter((option) => option.type === Type.String && option.name !== "game");
  // a verb with nothing but words that mean nothing is refused to its player too
  const isVerb = !["game", "settings", "hand"].includes(name.split(" ")[0] ?? "") && texts.length > 0;
  const person = random.pick(isVerb ? [...game.others, ...game.players] : game.others);
  // less would be a move, or a lobby
  const needsAll = isVerb || name === "game new" || name === "game join";
  const isNamed = random.chance(2);
  const wanted = isNamed ? random.pick([game.channel, ...town.places]) : game.channel;
  const channel = inServers && wanted === "dm" ? game.channel : wanted;
  const given: Record<string, OptionValue> = { invented: random.pick(junk), constructor: random.pick([1, true, "x"]) };
  for (const option of options.filter(({ name: of }) => of !== "game")) {
    const value = inventedOf(random, option);
    // one that is left out lets those behind it be looked at
    if (value !== undefined && (needsAll || random.chance(2))) given[option.name] = value;
  }
  if (isNamed) given.game = random.pick([game.game.id, game.game.id, random.pick(junk)]);
  const here = { ...patient, person: person.name, channel, command: name, options: given };
  const what = `${person.name} in ${channel}: /${name} ${JSON.stringify(given)}`;
  const { people } = town.scene;
  if (!random.chance(4)) return { kind: "command", what, send: () => people.run(here) };
  const focused = random.pick(["game", "invented", ...options.map((option) => option.name)]);
  return { kind: "completion", what: `${what} …${focused}`, send: () => people.autocomplete({ ...here, focused }) };
};

const forgers: readonly Forger[] = [
  anothersPanel,
  oldPanel,
  otherGame,
  inventedValue,
  wrongValues,
  oldForm,
  inventedId,
  lobbyClick,
  form,
  command,
  command,
];

export const forge: Forger = (town, random) => random.pick(forgers)(town, random);
