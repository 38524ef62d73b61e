/**
 * npm run posts -- [TITLE] [--plain] [--words] [--language ru] [--options turnZero=true] [--seed S] [--computer easy]
 * A whole game of each title through the local Discord, and what its people got of it: posts, pictures, direct messages, and how
 * often a phone rang. A game is the same every time. What people do is random, or what a level of the computer would do. With --words
 * everything that was said stands above: each post that still stands in the end, and every line of direct messages and panels when
 * it comes for the first time.
 */

import { parseArgs } from "node:util";
import { isLevel, type Level } from "../../src/computer/index.ts";
import type { Ask } from "../../src/engine/index.ts";
import type { LiveEvent, SeenMessage } from "../../src/playground/client.ts";
import { componentsOf, type Person } from "../e2e/person.ts";
import { Scene } from "../e2e/scene.ts";
import { matchOf } from "../e2e/secrecy.ts";
import { playedBy } from "../fuzz/computer.ts";
import { Random } from "../fuzz/random.ts";
import { subjects } from "../fuzz/subjects.ts";
import { Reading } from "./reading.ts";

const cast = ["anna", "boris", "chen", "dasha"];
const seatsOf: Readonly<Record<string, readonly string[]>> = {
  "twilight-struggle": ["us", "ussr"],
  "red-sea": ["us", "ussr"],
  "undaunted-north-africa": ["lrdg", "italy"],
  "wir-sind-das-volk": ["west", "east"],
  "two-plus-two": ["usa", "west", "ussr", "east"],
};

const { values: flags, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    plain: { type: "boolean", default: false },
    words: { type: "boolean", default: false },
    language: { type: "string", default: "en" },
    options: { type: "string", default: "" },
    seed: { type: "string", default: "posts" },
    computer: { type: "string" },
  },
});
const reading = flags.words ? new Reading() : undefined;
const level = flags.computer === undefined ? undefined : levelOf(flags.computer);

function levelOf(name: string): Level {
  if (!isLevel(name)) throw new Error(`No such level: ${name}`);
  return name;
}

interface Count {
  posts: number;
  pictures: number;
  edits: number;
  dms: number;
  /** Phones that rang for a post in the channel, and for a direct message. */
  rangHere: number;
  rangByDm: number;
  words: number;
}

const galleries = (message: SeenMessage): number => componentsOf(message).filter(({ type }) => type === 12).length;
const lettersOf = (message: SeenMessage): number =>
  componentsOf(message).reduce((sum, { content }) => sum + (typeof content === "string" ? content.length : 0), 0);

/** Notes everything that comes to one person until the signal. */
async function listen(person: Person, channel: string, isFirst: boolean, count: Count, signal: AbortSignal) {
  try {
    for await (const event of person.scene.people.events(signal, person.name))
      note(event, person, channel, isFirst, count);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

function note(event: LiveEvent, { name }: Person, channel: string, isFirst: boolean, count: Count): void {
  if (event.type === "message-delete") reading?.gone(event.messageId);
  if (event.type !== "message-create" && event.type !== "message-update") return;
  const { message } = event;
  if (message === undefined || !message.author.bot || message.ephemeral || message.interaction !== null) return;
  const isHere = message.channelId === channel;
  if (!isHere) reading?.aside(name, message);
  else if (isFirst && event.type === "message-create") reading?.post(message);
  if (event.type === "message-update") {
    if (!isHere) count.edits++;
    return;
  }
  if (!isHere) {
    count.dms++;
    count.rangByDm += message.rang.length;
  } else if (isFirst) {
    count.posts++;
    count.pictures += galleries(message);
    count.words += lettersOf(message);
    count.rangHere += message.rang.length;
  }
}

async function play(title: string): Promise<void> {
  const subject = subjects.get(title);
  const seats = seatsOf[title];
  if (subject === undefined || seats === undefined) throw new Error(`No such title: ${title}`);
  const scene = await Scene.set({ seed: flags.seed, pictures: !flags.plain });
  const people = cast.slice(0, seats.length).map((name) => scene.person(name));
  const { channels } = await scene.people.world();
  const channel = channels.find(({ name }) => name === "table-one")?.id ?? "";
  const count: Count = { posts: 0, pictures: 0, edits: 0, dms: 0, rangHere: 0, rangByDm: 0, words: 0 };
  const over = new AbortController();
  const heard = people.map((person, at) => listen(person, channel, at === 0, count, over.signal));
  for (const person of people) await person.run("settings mine", { language: flags.language });
  await people[0]?.run("settings server", { language: flags.language });
  await scene.seat(people, seats, { title, ...(flags.options === "" ? {} : { options: flags.options }) });
  const random = new Random(flags.seed);
  const answer = (match: ReturnType<typeof matchOf>, ask: Ask): string => {
    const { view, before, ...known } = match.known(ask.seat);
    if (level === undefined) return random.pick(subject.careful(view.view, ask)).id;
    const seen = { ...known, view: view.view, before: before.view };
    return playedBy({ level, share: 1 }, title, seen, ask, `${flags.seed} ${decisions}`);
  };
  let decisions = 0;
  for (;;) {
    const game = await scene.game();
    if (game.status !== "running") break;
    const match = matchOf(game);
    const ask = random.pick(match.pending.filter(({ answered }) => !answered));
    const id = answer(match, ask);
    const chair = game.seats.find(({ seat }) => (match.seating[seat] ?? seat) === ask.seat);
    const person = people.find((each) => each.id === chair?.userId);
    await person?.run("choose", { option: id }).then(({ message }) => sure(person, message));
    await scene.calm();
    decisions++;
  }
  await scene.calm();
  over.abort();
  await Promise.all(heard);
  reading?.print();
  console.log(JSON.stringify({ title, decisions, ...count }));
  await scene.end();
}

/** What may lose the game is meant. */
async function sure(person: Person, message: SeenMessage | null): Promise<void> {
  const button =
    message === null ? undefined : componentsOf(message).find(({ type, style }) => type === 2 && style === 4);
  if (message !== null) reading?.aside(person.name, message);
  if (message !== null && button !== undefined) await person.press(message, button);
}

for (const title of Object.keys(seatsOf)) if (wanted.length === 0 || wanted.includes(title)) await play(title);
