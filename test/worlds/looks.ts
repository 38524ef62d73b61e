import { languages } from "../../src/engine/index.ts";
import type { AnyTitle } from "../../src/games/title.ts";
import { slotsOf } from "../../src/games/verb.ts";
import { choose } from "../../src/grammar/index.ts";
import type { Tree } from "../../src/playground/client.ts";
import { buttonsOf, menusOf } from "../e2e/person.ts";
import type { Random } from "../fuzz/random.ts";
import type { AnySubject } from "../fuzz/subject.ts";
import type { Twin } from "./twin.ts";

/** What somebody looks at who wants to find something out. */
interface Curiosity {
  readonly person: Twin;
  readonly title: AnyTitle;
  readonly subject: AnySubject;
  /** The game, to be named where the channel does not. */
  readonly game: string;
  readonly version: number;
  /** Cards that are somewhere else in the other world: those one would like to hear of. */
  readonly secrets: readonly string[];
  readonly random: Random;
}

type Look = (curious: Curiosity) => Promise<unknown>;

const board: Look = async ({ person, random }) => {
  const parts = await person.complete("game board", "region");
  const past = await person.complete("game board", "turn");
  const region = parts.length > 0 && random.chance(2) ? { region: random.pick(parts).value } : {};
  const turn = past.length > 0 && random.chance(2) ? { turn: random.pick(past).value } : {};
  const { message } = await person.run("game board", {
    ...region,
    ...turn,
    ...(random.chance(2) ? { as: "text" } : {}),
  });
  const under = message === null ? [] : buttonsOf(message);
  // an earlier position, and a part of it
  if (message === null || under.length === 0 || random.chance(2)) return;
  const leaf = (await person.press(message, random.pick(under))).message ?? message;
  const [menu] = menusOf(leaf);
  const offered = (menu?.options ?? []) as readonly { readonly value: string }[];
  if (menu !== undefined && offered.length > 0) await person.choose(leaf, menu, random.pick(offered).value);
};

const log: Look = ({ person, random }) =>
  person.run("game log", random.chance(2) ? {} : { turn: String(1 + random.below(6)) });

const ownHand: Look = ({ person, game, random }) =>
  person.at(random.chance(3) ? "dm" : person.channel).run("hand", random.chance(3) ? { game } : {});

const table: Look = ({ person, random }) =>
  person.run(
    random.pick([
      "game status",
      "game list",
      "game export",
      "game undo",
      "game claim",
      "game nudge",
      "help",
      "profile",
      "ladder",
      "settings mine",
    ]),
  );

/** What has been told, from the first post to the last, in one file or as a moving picture. */
const replay: Look = ({ person, game, random }) =>
  person
    .at(random.chance(3) ? "dm" : person.channel)
    .run("game replay", { game, ...(random.chance(2) ? { turn: "@0" } : {}) });

/** Wants to play on for practice, from now or from before: whoever only watches is refused, and who plays asks the others. */
const branch: Look = async ({ person, random }) => {
  const past = await person.complete("game branch", "turn");
  await person.complete("game branch", "seat");
  const turn = past.length > 0 && random.chance(2) ? { turn: random.pick(past).value } : {};
  await person.run("game branch", { ...turn, ...(random.chance(3) ? { turn: "99999" } : {}) });
};

/** What the computer would do, from what the seat knows: looked at in private, it changes nothing of a game that does not count. */
const advice: Look = ({ person, game, random }) =>
  person.at(random.chance(3) ? "dm" : person.channel).run("hint", random.chance(3) ? { game } : {});

/** What would be scored and what lies where, to the last page. */
const overview: Look = async ({ person, random }) => {
  let { message } = await person.run(random.pick(["game forecast", "game piles"]));
  for (let pages = 0; message !== null && pages < 4; pages++) {
    const next = buttonsOf(message).find(({ label }) => label === "▶");
    if (next === undefined) return;
    ({ message } = await person.press(message, next));
  }
};

const fromDm: Look = ({ person, game, random }) =>
  person
    .at("dm")
    .run(random.pick(["game board", "game log", "game status", "game forecast", "game piles", "game export", "hand"]), {
      game,
    });

/** What one holds, another holds, or lies in the draw pile, by its name in some language. */
function something({ title, subject, secrets, random }: Curiosity): string {
  const ids = random.chance(3) ? subject.guesses : secrets.length > 0 ? secrets : title.subjects("card");
  const id = random.pick(ids);
  const name = title.game.name(id)?.[random.pick(languages)] ?? id;
  return (random.chance(6) ? name.slice(0, 3) : name).trim() || "?";
}

const card: Look = async (curious) => {
  const { person, random } = curious;
  const name = something(curious);
  await person.complete("card", "name", { name: name.slice(0, 1 + random.below(4)) });
  return person.run("card", { name });
};

const rules: Look = async ({ person, random }) => {
  const found = await person.complete("rules", "name", { name: "" });
  return found.length > 0 && person.run("rules", { name: random.pick(found).value });
};

const odds: Look = async (curious) => {
  const { person, title, random } = curious;
  const [kind] = random.shuffle([...title.odds]);
  if (kind === undefined) return;
  const what = { what: kind.what };
  const targets = await person.complete("odds", "target", what);
  const means = await person.complete("odds", "with", what);
  const pick = (choices: typeof targets) =>
    choices.length > 0 && !random.chance(3) ? random.pick(choices).value : something(curious);
  return person.run("odds", { ...what, target: pick(targets), with: pick(means) });
};

/** A line that names something at random: completed in every slot, and typed where it will hardly be taken. */
const line: Look = async (curious) => {
  const { person, title, random } = curious;
  const verb = random.pick([choose, ...title.family.verbs]);
  const command = verb === choose ? "choose" : `${title.family.name.en} ${verb.name.en}`;
  const options = Object.fromEntries(slotsOf(verb).map(({ name }) => [name.en, something(curious)]));
  for (const { name } of slotsOf(verb)) {
    await person.complete(command, name.en);
    await person.complete(command, name.en, options);
  }
  if (slotsOf(verb).length > 0) await person.run(command, options);
};

/** The buttons of the last post, and what they open. */
const post: Look = async ({ person, random }) => {
  const last = await person.lastPost();
  for (const button of random.shuffle(buttonsOf(last)).slice(0, 2)) await person.press(last, button);
};

/** A panel is opened, its rules and the texts of its cards are read, and something is pressed there that was never shown. */
const forged: Look = async (curious) => {
  const { person, game, version, secrets, subject, random } = curious;
  const last = await person.lastPost();
  const play = buttonsOf(last).find(({ custom_id }) => String(custom_id).includes("|play|"));
  const panel = play === undefined ? null : (await person.press(last, play)).message;
  const besides =
    panel === null ? [] : buttonsOf(panel).filter(({ custom_id }) => /\|(texts|why)\|/.test(String(custom_id)));
  if (panel !== null) for (const beside of besides) await person.press(panel, beside);
  const way = [...(panel === null ? [] : [...buttonsOf(panel), ...menusOf(panel)])].find(isPick);
  const ask = way === undefined ? "play.card" : (String(way.custom_id).split("|")[4] ?? "");
  const option = random.pick(secrets.length > 0 && !random.chance(3) ? secrets : subject.guesses);
  const custom_id = `dd1|${random.pick(["pick", "confirm", "sure"])}|${game}|${version}|${ask}|${option}`.slice(0, 100);
  await person.press(panel ?? last, { type: 2, custom_id, label: "forged" }, true);
  // what would be asked next if a secret were picked
  const ahead = `dd1|${random.pick(["next", "form"])}|${game}|${version}|${ask}|${option}`.slice(0, 100);
  await person.choose(panel ?? last, { type: 3, custom_id: ahead }, random.pick(subject.guesses), true);
};

const isPick = ({ custom_id }: Tree): boolean => /\|(pick|menu|next|form)\|/.test(String(custom_id));

const looks: readonly Look[] = [
  board,
  board,
  log,
  ownHand,
  ownHand,
  table,
  advice,
  overview,
  overview,
  replay,
  branch,
  branch,
  fromDm,
  card,
  rules,
  odds,
  line,
  line,
  line,
  post,
  forged,
];

/** Everything that is kept about somebody, as a file. */
export async function ownData(person: Twin): Promise<void> {
  const { message } = await person.run("settings data");
  const [send] = message === null ? [] : buttonsOf(message);
  if (message !== null && send !== undefined) await person.press(message, send);
}

/** Looks at so many things. */
export async function lookAround(curious: Curiosity, times: number, isOver: () => boolean): Promise<void> {
  for (let time = 0; time < times && !isOver(); time++) await curious.random.pick(looks)(curious);
}
