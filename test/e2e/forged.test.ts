import { type APIApplicationCommandOption, ApplicationCommandOptionType as Type } from "discord.js";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { commands } from "../../commands/index.ts";
import { actions } from "../../src/discord/ids.ts";
import type { Outcome } from "../../src/playground/client.ts";
import { type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";

/** Names that every object answers to, although nobody has put them there, and numbers that are none. */
const names = ["__proto__", "constructor", "toString", "hasOwnProperty", "1.5", "-1", "1e309"];

/** Enough of them where everything is tried that can be clicked or typed. */
const some = ["__proto__", "constructor", "1.5"];

let scene: Scene;
let anna: Person;
let boris: Person;

beforeEach(async () => {
  scene = await Scene.set({ seed: "forged" });
  [anna, boris] = [scene.person("anna"), scene.person("boris")];
});
afterEach(() => scene.end());

const said = ({ message }: Outcome): string => (message === null ? "" : textOf(message));

/** A click on something that was never shown, with these values if it is a menu. */
function click(person: Person, message: string, customId: string, value?: string): Promise<Outcome> {
  const here = { person: person.name, channel: person.channel, message, customId, force: true, settle: true };
  const { people } = scene;
  return value === undefined ? people.press(here) : people.choose({ ...here, values: [value] });
}

describe("in a lobby", () => {
  const late = "That was an earlier position.";
  let post: string;
  let id: (action: string, ask?: string, option?: string) => string;

  beforeEach(async () => {
    await anna.run("game new", { title: "undaunted-north-africa", seat: "lrdg", thread: false });
    const game = await scene.game();
    post = (await anna.read()).at(-1)?.id ?? "";
    id = (action, ask = "", option = "") => `dd1|${action}|${game.id}|${game.version}|${ask}|${option}`;
  });

  test.each(names)("a setting called %s is a late click", async (name) => {
    const before = await scene.game();
    expect(said(await click(anna, post, id("setting"), name))).toBe(late);
    expect(said(await click(anna, post, id("set", name), "true"))).toBe(late);
    expect(said(await click(anna, post, id("set", name)))).toBe(late);
    expect(said(await click(anna, post, id("set", "scenario"), name))).toBe(late);
    expect(said(await click(anna, post, id("join", "", name)))).toBe(late);
    expect(await scene.game()).toEqual(before);
    const seen = (await anna.read()).find((message) => message.id === post);
    expect(seen === undefined ? "" : textOf(seen)).toContain("Undaunted");
    expect(scene.complaints).toEqual([]);
  });

  test.each(names)("a command with %s is refused", async (name) => {
    const before = await scene.game();
    expect(await anna.tell("game join", { seat: name })).toContain("There is no such seat");
    expect(await scene.game()).toEqual(before);
    await anna.at("table-two").run("game new", { options: name });
    await anna.at("table-two").run("game new", { options: `${name}=${name}` });
    await anna.at("table-two").run("game new", { options: `turnZero=${name}` });
    await anna.at("table-two").complete("game new", "options", { options: name });
    await expect(scene.game("table-two")).rejects.toThrow("No game in table-two");
    expect(scene.complaints).toEqual([]);
  });
});

describe("in a game", () => {
  test("a click on a post that is gone is answered in private with what it would have become", async () => {
    const { id, version } = await scene.play(anna, boris);
    const outcome = await click(boris, "123", `dd1|leave|${id}|${version}||`);
    expect(outcome.kind).toBe("reply");
    expect(outcome.message?.ephemeral).toBe(true);
    expect(said(outcome)).toContain("the game has begun");
    expect(scene.complaints).toEqual([]);
  });

  test.each([
    ["settings mine", { language: "zzqx" }],
    ["settings mine", { away: 1e9 }],
    ["settings mine", { away: -1 }],
    ["settings mine", { dms: "yes" }],
    ["settings mine", { clear: "reminders" }],
    ["game replace", { computer: "easy" }],
    ["game replace", { seat: "us", computer: "grandmaster" }],
    ["game undo", { picks: 1.5 }],
    ["card", { name: "x".repeat(101) }],
  ])("/%s with %j, which it does not declare, is refused", async (command, options) => {
    const here = { person: "anna", channel: "table-one", command, options, force: true, settle: true };
    expect(said(await scene.people.run(here))).toBe("That is not among the choices.");
    expect(await scene.store.userSettings(anna.id)).toMatchObject({ language: null, awayUntil: null, dms: true });
    expect(scene.complaints).toEqual([]);
  });

  test.each([
    ["game replace", "player"],
    ["settings mine", "dms"],
  ])("for /%s %s, which is not completed, nothing is offered", async (command, focused) => {
    await scene.play(anna, boris);
    const here = { person: "anna", channel: "table-one", command, options: {}, focused, force: true };
    expect((await scene.people.autocomplete(here)).choices).toEqual([]);
    expect(scene.complaints).toEqual([]);
  });

  test("no button of any kind goes wrong on our side", async () => {
    const { id, version } = await scene.play(anna, boris);
    const post = (await anna.lastPost()).id;
    for (const action of [...actions, ...some])
      for (const name of some)
        for (const forged of [
          `${id}|${version}|${name}|${name}`,
          `${id}|${version}||${name}`,
          `${id}|${name}||x`,
          `${name}|1||x`,
        ]) {
          const outcome = await click(boris, post, `dd1|${action}|${forged}`, ...(action === "menu" ? [name] : []));
          expect([action, forged, outcome.kind, said(outcome)]).not.toEqual([action, forged, "none", ""]);
        }
    expect(scene.complaints).toEqual([]);
  });

  test("no command and no completion does", async () => {
    const game = await scene.play(anna, boris);
    for (const { command, texts } of everyCommand())
      for (const name of some) {
        const here = { person: "boris", channel: "table-one", command, force: true, settle: true };
        const options = { player: "dasha", ...Object.fromEntries(texts.map((text) => [text, name])) };
        await scene.people.run({ ...here, options });
        await scene.people.run({ ...here, options: { ...options, game: name } });
        for (const focused of texts) await scene.people.autocomplete({ ...here, options, focused });
      }
    expect((await scene.game()).version).toBe(game.version);
    expect(scene.complaints).toEqual([]);
  });
});

/** Every command that takes some text besides the name of a game, with the options that take it. */
const everyCommand = () =>
  commands
    .flatMap(({ definition: { name, options = [] } }) => leaves(name, options))
    .filter(({ texts }) => texts.length > 0);

interface Leaf {
  readonly command: string;
  readonly texts: readonly string[];
}

function leaves(command: string, options: readonly APIApplicationCommandOption[]): Leaf[] {
  const below = options.flatMap((option) =>
    option.type === Type.Subcommand || option.type === Type.SubcommandGroup
      ? leaves(`${command} ${option.name}`, option.options ?? [])
      : [],
  );
  const texts = options.filter(({ type, name }) => type === Type.String && name !== "game").map(({ name }) => name);
  return below.length > 0 ? below : [{ command, texts }];
}
