import { afterAll, beforeAll, expect, test } from "vitest";
import { cardIds } from "../../src/games/twilight-struggle/cards/index.ts";
import type { Outcome } from "../../src/playground/client.ts";
import { Random } from "../fuzz/random.ts";
import type { Person } from "./person.ts";
import { Scene } from "./scene.ts";
import { Watch } from "./secrecy.ts";

const COUNT = 2000;
const AT_ONCE = 25;

let scene: Scene;
let people: Person[];
beforeAll(async () => {
  scene = await Scene.set({ seed: "junk" });
  people = ["anna", "boris", "chen", "dasha"].map((name) => scene.person(name));
  const [anna, boris] = people as [Person, Person];
  await scene.play(anna, boris);
  // whoever looks at the board has looked: once is enough to leave no trace later
  for (const person of people) await person.run("game board");
});
afterAll(() => scene.end());

const texts = [
  "",
  "|",
  "dd1|",
  "\u0000",
  "🎲".repeat(20),
  "'; DROP TABLE Game; --",
  "__proto__",
  "toString",
  "-1",
  "1e309",
  "@everyone",
  "а".repeat(99),
];
const actions = [
  "play",
  "hand",
  "board",
  "log",
  "forecast",
  "piles",
  "why",
  "rule",
  "pick",
  "menu",
  "confirm",
  "sure",
  "close",
  "back",
  "join",
  "leave",
  "start",
  "cancel",
  "draw",
  "resign",
  "x",
];
const commands = [
  "ts influence",
  "ts coup",
  "ts realign",
  "ts space",
  "ts play",
  "ts headline",
  "choose",
  "card",
  "rules",
  "odds",
  "game undo",
  "game join",
  "game start",
  "game leave",
  "game cancel",
  "game export",
  "game board",
  "game log",
  "hand",
];

/** One interaction that must not change anything: forged, stale, somebody else's, or never offered. */
function junk(random: Random, game: string, version: number, messages: readonly string[]): Promise<Outcome> {
  const person = random.pick(people).name;
  const channel = random.pick(["table-one", "table-two", "dm"]);
  const here = { person, channel, force: true, settle: true, timeoutMs: 20_000 };
  const wrong = () => random.pick([...texts, ...cardIds.slice(0, 5), "italy", "event", "done"]);
  // a refusal repeats what was typed: a card's name there would be no leak
  const typed = () => random.pick([...texts, "italy", "event", "done"]);
  if (random.chance(2)) {
    // the right version with an option that may be legal would be a legal click: it is either wrong or never offered
    const late = random.pick([0, 1, version - 1, version + 1, -5, 2 ** 53]);
    const isNow = random.chance(3);
    const option = isNow ? random.pick([...texts, "italy", "event", "marshall"]) : wrong();
    const id = [
      "dd1|",
      random.pick(actions),
      random.pick([game, game, "nowhere00", wrong()]),
      isNow ? version : late,
      random.pick(["influence.add", "play.card", "", "x"]),
      option,
    ];
    const customId = (random.chance(4) ? wrong() : id.join("|")).slice(0, 100) || "x";
    const message = random.pick([...messages, "123"]);
    if (random.chance(3)) return scene.people.choose({ ...here, message, customId, values: [wrong() || "x"] });
    return scene.people.press({ ...here, message, customId });
  }
  const command = random.pick(commands);
  const [first = ""] = command.split(" ");
  const named = {
    card: random.pick(texts),
    where: typed(),
    target: random.pick(texts),
    option: random.pick(texts),
    name: random.pick(texts),
    as: typed(),
    seat: wrong(),
  };
  const options = {
    ...named,
    ...(random.chance(3) ? { game: random.pick([game, wrong()]) } : {}),
    ...(first === "odds" ? { what: wrong() } : {}),
  };
  if (random.chance(3))
    return scene.people.autocomplete({
      ...here,
      command,
      options,
      focused: random.pick(["card", "where", "option", "name", "game"]),
    });
  return scene.people.run({ ...here, command, options });
}

test(`${COUNT} malformed, stale and foreign interactions: all answered, nothing changed, nothing told`, async () => {
  const random = new Random("junk");
  const before = await scene.game();
  const watch = await Watch.over(people.slice(0, 3));
  const messages = (await (people[0] as Person).read()).map(({ id }) => id);
  const unanswered: string[] = [];
  for (let sent = 0; sent < COUNT; sent += AT_ONCE) {
    const outcomes = await Promise.all(
      Array.from({ length: AT_ONCE }, () => junk(random, before.id, before.version, messages)),
    );
    for (const outcome of outcomes) if (outcome.kind === "none") unanswered.push(JSON.stringify(outcome));
    if (sent % (8 * AT_ONCE) === 0) await watch.look(undefined, 8 * AT_ONCE);
  }
  await scene.calm();
  await watch.look(undefined, 8 * AT_ONCE);
  expect(unanswered).toEqual([]);
  expect(await scene.game()).toEqual(before);
  expect(watch.leaks).toEqual([]);
  // discord.js itself complains of a completion that is of no option: it is answered with nothing
  expect(scene.complaints.filter((line) => !line.includes("NoFocusedOption"))).toEqual([]);
}, 300_000);
