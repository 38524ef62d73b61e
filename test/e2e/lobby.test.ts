import { createHash } from "node:crypto";
import { MessageFlags, Routes } from "discord.js";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { SeenMessage, Tree } from "../../src/playground/client.ts";
import { openDatabase } from "../../src/store/database.ts";
import { faultsOf } from "./limits.ts";
import { buttonsOf, type Component, labelsOf, menusOf, type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";

/** What the bot brings to every deal here. */
const SECRET = "nobody has heard this";
const HASH = sha256(SECRET);

let scene: Scene;
let anna: Person;
let boris: Person;
let chen: Person;

beforeEach(async () => {
  scene = await Scene.set({ seed: SECRET });
  [anna, boris, chen] = ["anna", "boris", "chen"].map((name) => scene.person(name)) as [Person, Person, Person];
});
afterEach(() => scene.end());

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

const lobby = (): Promise<SeenMessage> => scene.lobby(anna);
const entries = (menu: Component | undefined): Tree[] => (menu?.options as Tree[] | undefined) ?? [];
const setIn = (menu: Component | undefined): unknown[] =>
  entries(menu)
    .filter((entry) => entry.default === true)
    .map(({ label }) => label);

/** Chooses in the first menu (the game), the second (an option) or the third (its value) of the lobby's post as it is. */
async function choose(person: Person, menu: number, value: string): Promise<SeenMessage> {
  const post = await lobby();
  await person.choose(post, menusOf(post)[menu] as Component, value);
  return lobby();
}

const seatsOf = async () => (await scene.game()).seats.map(({ seat, userId }) => [seat, userId]);

test("without a title the lobby asks for the game, and shows at once which one is set", async () => {
  const opened = await anna.run("game new");
  expect(opened.message?.ephemeral).toBe(false);
  expect(opened.message?.id).toBe((await lobby()).id);
  expect(textOf(await lobby())).toContain("Which game?");
  const [games] = menusOf(await lobby());
  expect(entries(games).map(({ label }) => label)).toEqual([
    "Twilight Struggle",
    "Twilight Struggle: Red Sea",
    "Undaunted: North Africa",
    "Wir sind das Volk!",
    "Wir sind das Volk! 2+2",
  ]);
  expect(setIn(games)).toEqual(["Twilight Struggle"]);
  const changed = await choose(anna, 0, "wir-sind-das-volk");
  expect(changed.id).toBe(opened.message?.id);
  expect(textOf(changed)).toContain("**Wir sind das Volk!**: a game is being set up.");
  expect(textOf(changed)).not.toContain("Which game?");
  expect(setIn(menusOf(changed)[0])).toEqual(["Wir sind das Volk!"]);
  expect(labelsOf(changed)).toEqual(["Join as West", "Join as East", "Learn", "How to Win", "Leave", "Cancel"]);
});

test("another game keeps whoever has a seat of that name, and resets the options", async () => {
  await anna.run("game new", { title: "two-plus-two", seat: "west", options: "tableTalk=free" });
  await boris.run("game join", { seat: "СССР" });
  await choose(anna, 0, "wir-sind-das-volk");
  expect(await seatsOf()).toEqual([["west", anna.id]]);
  expect((await scene.game()).options).toEqual({});
  await choose(anna, 0, "two-plus-two");
  expect((await scene.game()).options).toEqual({ tableTalk: "none" });
  await boris.run("game join", { seat: "ussr" });
  const red = await choose(anna, 0, "red-sea");
  expect(await seatsOf()).toEqual([["ussr", boris.id]]);
  expect(textOf(red)).toContain(`USSR: <@${boris.id}>`);
  expect(textOf(red)).toContain("US: free");
});

test("an option that is on or off is switched with one choice, and the post shows it", async () => {
  await anna.run("game new", { title: "twilight-struggle" });
  const [, options] = menusOf(await lobby());
  const before = entries(options).find(({ label }) => label === "Turn Zero (crises before set-up): Off");
  expect(before).toMatchObject({ value: "turnZero=true", description: "Choose it to set it to: On" });
  const after = await choose(anna, 1, "turnZero=true");
  expect(textOf(after)).toContain("Options: Turn Zero (crises before set-up): On");
  expect(menusOf(after)).toHaveLength(3);
  expect(entries(menusOf(after)[1]).map(({ label }) => label)).toContain("Turn Zero (crises before set-up): On");
  const off = await choose(anna, 1, "turnZero=false");
  expect(textOf(off)).not.toContain("Options:");
});

test("an option with several values opens them under its name and present value", async () => {
  await anna.run("game new", { title: "twilight-struggle" });
  const opened = await choose(anna, 1, "scenario");
  const [, , values] = menusOf(opened);
  expect(values?.placeholder).toBe("Scenario: Whole game → choose…");
  expect(entries(values).map(({ label, description }) => [label, description])).toEqual([
    ["Whole game", "as it is now"],
    ["Late War", undefined],
  ]);
  // whoever joins meanwhile does not close it
  await boris.run("game join");
  expect(menusOf(await lobby())).toHaveLength(4);
  const changed = await choose(anna, 2, "late-war");
  expect(textOf(changed)).toContain("Options: Scenario: Late War");
  expect(menusOf(changed)).toHaveLength(3);
  // what does not go with it is refused and changes nothing
  const post = await lobby();
  const { message } = await anna.choose(post, menusOf(post)[1] as Component, "turnZero=true");
  expect(message?.ephemeral).toBe(true);
  expect(message && textOf(message)).toContain("Late War");
  expect((await scene.game()).options.turnZero).toBe(false);
});

test("only whoever opened it may change game and options; others are told so kindly", async () => {
  await anna.run("game new", { title: "twilight-struggle" });
  const before = await scene.game();
  const post = await lobby();
  const [games, options] = menusOf(post) as [Component, Component];
  for (const [menu, value] of [
    [games, "red-sea"],
    [options, "turnZero=true"],
    [options, "scenario"],
  ] as const) {
    const { message } = await boris.choose(post, menu, value);
    expect(message?.ephemeral).toBe(true);
    expect(message && textOf(message)).toContain("только тот, кто открыл");
  }
  for (const value of ["__proto__", "toString", "turnZero=__proto__", "constructor=name", ""])
    for (const menu of [games, options]) {
      const { message } = await anna.choose(post, menu, value || "x", true);
      expect(message && textOf(message), value).toBe("That was an earlier position.");
    }
  expect(await scene.game()).toEqual(before);
});

test("what is typed changes the one post, and its person is told in a private word with a link", async () => {
  const { message } = await anna.run("game new", { title: "twilight-struggle", seat: "us", thread: false });
  const joined = await boris.run("game join", { seat: "ссср" });
  expect(joined.message?.ephemeral).toBe(true);
  const { guildId, channelId } = await scene.game();
  expect(joined.message && textOf(joined.message)).toBe(
    `Теперь вы играете здесь: СССР. https://discord.com/channels/${guildId}/${channelId}/${message?.id}`,
  );
  expect(labelsOf(await lobby())).toEqual(["Start", "Bring a Word", "How to Win", "Leave", "Cancel"]);
  await boris.run("game leave");
  expect(labelsOf(await lobby())).toEqual(["Join as USSR", "Bring a Word", "How to Win", "Leave", "Cancel"]);
  await boris.run("game join");
  await anna.run("game start");
  const begun = await lobby();
  expect(begun.id).toBe(message?.id);
  expect(textOf(begun)).toContain("Hash of the bot’s secret");
  expect([...labelsOf(begun), ...menusOf(begun)]).toEqual(["How to Win"]);
  const all = (await chen.read()).filter((each) => each.author.bot && textOf(each).includes("being set up"));
  expect(all).toEqual([]);
});

test("the hash is there before others sit, each may bring a word, and the last post tells how to check the deal", async () => {
  const opened = await anna.run("game new", { title: "twilight-struggle", seat: "us", thread: false });
  expect(opened.message && textOf(opened.message)).toContain(`Hash of the bot’s secret: \`${HASH}\``);
  await boris.run("game join", { word: "<@&1> **ёж**" });
  const unseated = await chen.pressLabel(await lobby(), "Bring a Word");
  expect(unseated.message && textOf(unseated.message)).toContain("take one first");
  const asked = await anna.pressLabel(await lobby(), "Bring a Word");
  expect([asked.kind, asked.modal?.title]).toEqual(["modal", "A word for the deal"]);
  await scene.people.submit({ person: "anna", fields: { word: "/game new" }, settle: true });
  expect(textOf(await lobby())).toContain(`US: <@${anna.id}> · word: \`\u2068/game new\u2069\`\n`);
  expect(textOf(await lobby())).toContain(`USSR: <@${boris.id}> · word: \`\u2068<@&1> **ёж**\u2069\`\n`);
  await anna.pressLabel(await lobby(), "Start");
  await scene.calm();
  const first = textOf(await chen.lastPost());
  expect(first).toContain(`-# Hash of the bot’s secret: \`${HASH}\``);
  const words = "-# Words brought to the deal: US `\u2068/game new\u2069`, USSR `\u2068<@&1> **ёж**\u2069`";
  expect(first).toContain(words);
  const status = await chen.tell("game status");
  expect(status).toContain(HASH);
  expect(status).toContain(words);
  const before = JSON.stringify(await Promise.all([anna, boris, chen, anna.at("dm")].map((person) => person.read())));
  expect(before).not.toContain(SECRET);
  await boris.insist("game resign");
  await scene.calm();
  const last = textOf(await chen.lastPost());
  const mixture = `["${SECRET}",["us","/game new"],["ussr","<@&1> **\\u0451\\u0436**"]]`;
  expect(last).toContain(
    `The bot’s secret was \`${SECRET}\`; this gives its hash: \`printf %s '${SECRET}' | sha256sum\``,
  );
  expect(last).toContain(`\`${sha256(mixture)}\`; this gives it: \`printf %s '${mixture}' | sha256sum\``);
  expect(await chen.tell("game status")).toContain(SECRET);
});

test("a form that is forged, late or from another game changes nothing and is answered", async () => {
  await anna.run("game new", { title: "twilight-struggle", seat: "us", thread: false });
  const { id, version } = await scene.game();
  const send = async (customId: string, fields: Record<string, string | string[]>) => {
    const forged = { person: "anna", channel: "table-one", customId, fields, force: true, settle: true };
    const { message } = await scene.people.submit(forged);
    return message === null ? "" : textOf(message);
  };
  expect(await send(`dd1|word|${id}|${version}||`, { other: "x" })).toBe("That was an earlier position.");
  expect(await send(`dd1|word|${id}|${version}||`, { word: ["x"] })).toBe("That was an earlier position.");
  expect(await send(`dd1|start|${id}|${version}||`, { word: "x" })).toBe("That was an earlier position.");
  expect(await send("dd1|word|nowhere|0||", { word: "x" })).toContain("no game");
  expect(await send("junk", { word: "x" })).toBe("That was an earlier position.");
  expect((await scene.game()).version).toBe(version);
  expect(await send(`dd1|word|${id}|${version}||`, { word: "x" })).toBe("Done.");
  expect(await send(`dd1|word|${id}|${version}||`, { word: "" })).toBe("Done.");
  await boris.run("game join");
  await anna.run("game start");
  expect(await send(`dd1|word|${id}|${version}||`, { word: "x" })).toBe("The game has already begun.");
  expect((await scene.game()).words).toEqual([]);
});

test("a lobby that is closed by command loses its buttons", async () => {
  await anna.run("game new", { title: "twilight-struggle", seat: "us" });
  const { id } = await lobby();
  expect(await anna.tell("game cancel")).toContain("The lobby is closed.");
  const closed = await lobby();
  expect(closed.id).toBe(id);
  expect(textOf(closed)).toBe("The lobby was closed.");
  expect(labelsOf(closed)).toEqual([]);
  expect(await boris.tell("game join")).toContain("нет партии");
});

test("after a restart the same post is kept current", async () => {
  await anna.run("game new", { title: "twilight-struggle", seat: "us" });
  const { id } = await lobby();
  await scene.restart();
  await boris.run("game join");
  expect((await lobby()).id).toBe(id);
  expect(labelsOf(await lobby())).toEqual(["Start", "Bring a Word", "How to Win", "Leave", "Cancel"]);
});

test("two people at once: both sit, and the post shows both; of two on one seat one is told that it is taken", async () => {
  await chen.run("game new", { title: "two-plus-two" });
  const post = await lobby();
  await Promise.all([anna.pressLabel(post, "Join as USA"), boris.pressLabel(post, "Join as USSR")]);
  const both = textOf(await lobby());
  expect(both).toContain(`USA: <@${anna.id}>`);
  expect(both).toContain(`USSR: <@${boris.id}>`);
  const now = await lobby();
  const west = buttonsOf(now).find(({ label }) => label === "Join as West") as Component;
  const taken = await Promise.all([anna, boris].map((person) => person.press(now, west, true)));
  const told = taken.flatMap(({ message }) => (message?.ephemeral ? [textOf(message)] : []));
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(/West is taken|Запад: место занято/);
});

test("a repeated click changes the lobby once", async () => {
  await anna.run("game new", { title: "twilight-struggle" });
  const post = await lobby();
  const [, options] = menusOf(post) as [Component, Component];
  const { version } = await scene.game();
  const click = { person: "anna", channel: "table-one", message: post.id, settle: true, timeoutMs: 20_000 };
  await scene.people.choose({
    ...click,
    customId: String(options.custom_id),
    values: ["turnZero=true"],
    repeat: 20,
  });
  await scene.calm();
  expect((await scene.game()).version).toBe(version + 1);
  // the same choice once more, from the post as it was: still on
  await anna.choose(post, options, "turnZero=true", true);
  expect((await scene.game()).options.turnZero).toBe(true);
});

test("Start begins only what was looked at", async () => {
  await anna.run("game new", { title: "twilight-struggle", seat: "us", thread: false });
  await boris.run("game join");
  const seen = await lobby();
  await choose(anna, 1, "turnZero=true");
  const start = buttonsOf(seen).find(({ label }) => label === "Start") as Component;
  const { message } = await boris.press(seen, start, true);
  expect(message?.ephemeral).toBe(true);
  expect(message && textOf(message)).toContain("Посмотрите ещё раз");
  expect((await scene.game()).status).toBe("lobby");
  await boris.pressLabel(await lobby(), "Start");
  expect((await scene.game()).status).toBe("running");
});

test("an edit that fails is made up for, the changes are kept, and of several the newest is shown once", async () => {
  await anna.run("game new", { title: "twilight-struggle", seat: "us" });
  const { id } = await lobby();
  await scene.people.resetStats();
  await scene.people.fault({ kind: "error", times: 4, status: 500, path: "PATCH /channels" });
  await boris.run("game join");
  await boris.run("game leave");
  await boris.run("game join");
  expect(await seatsOf()).toEqual([
    ["us", anna.id],
    ["ussr", boris.id],
  ]);
  await expect
    .poll(async () => labelsOf(await lobby()))
    .toEqual(["Start", "Bring a Word", "How to Win", "Leave", "Cancel"]);
  expect((await lobby()).id).toBe(id);
  const { routes } = await scene.people.stats();
  expect(routes["PATCH /channels/:channel/messages/:message"]?.statuses["200"]).toBe(1);
});

test("a lobby whose post was deleted gets a new one, and it is then the one that changes", async () => {
  await anna.run("game new", { title: "twilight-struggle", seat: "us" });
  const { id } = await lobby();
  await scene.people.fault({ kind: "delete-message", message: id });
  await boris.run("game join");
  const next = await lobby();
  expect(next.id).not.toBe(id);
  expect(labelsOf(next)).toEqual(["Start", "Bring a Word", "How to Win", "Leave", "Cancel"]);
  await boris.run("game leave");
  expect((await lobby()).id).toBe(next.id);
});

test("Discord takes the answer and fails to say so: the lobby's post is known all the same", async () => {
  await scene.people.fault({ kind: "error", times: 1, status: 500, path: "POST /interactions", applied: true });
  const { message } = await anna.run("game new", { title: "twilight-struggle", seat: "us" });
  expect((await lobby()).id).toBe(message?.id);
});

/** A store that takes longer, once, than an answer may. */
const slowly = async (work: () => Promise<void>, what: "guildSettings" | "game" = "guildSettings") => {
  const { store } = scene;
  const read: (id: string) => Promise<unknown> = store[what];
  Object.assign(store, {
    [what]: async (id: string) => {
      Object.assign(store, { [what]: read });
      await new Promise((resolve) => setTimeout(resolve, 1800));
      return read(id);
    },
  });
  await work();
};

describe("D5: an answer that is slow is seen by whom it is for", () => {
  test("a lobby by the channel, and it is its post", () =>
    slowly(async () => {
      const { kind, message } = await anna.run("game new", { title: "twilight-struggle", seat: "us" });
      expect(kind).toBe("deferred-reply");
      expect(message?.ephemeral).toBe(false);
      const post = await scene.lobby(boris);
      expect(post.id).toBe(message?.id);
      await boris.pressLabel(post, "Join as USSR");
      expect(labelsOf(await lobby())).toEqual(["Start", "Bring a Word", "How to Win", "Leave", "Cancel"]);
      expect(await anna.posts()).toEqual([]);
    }));

  test("a refusal of a lobby by its person alone: of the public answer nothing stays", async () => {
    await anna.run("game new", { title: "twilight-struggle", seat: "us" });
    const seen = (await chen.read()).length;
    await slowly(async () => {
      const { kind, followUps } = await boris.run("game new", { title: "red-sea" });
      expect(kind).toBe("deferred-reply");
      const [refused] = (await boris.read()).filter(({ id }) => followUps.includes(id));
      expect(refused?.ephemeral).toBe(true);
      expect(refused && textOf(refused)).toContain("В этом канале уже");
      expect(await chen.read()).toHaveLength(seen);
    });
  });

  test("a form that comes too late is not opened, and its person is told", async () => {
    await anna.run("game new", { title: "twilight-struggle", seat: "us" });
    const post = await lobby();
    await slowly(async () => {
      const { kind, modal, followUps } = await anna.pressLabel(post, "Bring a Word");
      expect([kind, modal]).toEqual(["deferred-update", null]);
      const [told] = (await anna.read()).filter(({ id }) => followUps.includes(id));
      expect(told?.ephemeral).toBe(true);
      expect(told && textOf(told)).toContain("Press the button again");
    }, "game");
  });

  test("settings by their person alone", () =>
    slowly(async () => {
      const { kind, message } = await anna.run("settings server", { days: 4 });
      expect([kind, message?.ephemeral]).toEqual(["deferred-reply", true]);
    }));
});

test("a post that is not the lobby's any more loses its buttons with the first click, which counts", async () => {
  await anna.run("game new", { title: "twilight-struggle", seat: "us" });
  const old = await lobby();
  const { id, channelId } = await scene.game();
  // as after a crash between the answer and its being noted down
  const database = await openDatabase(scene.database);
  const post = { gameId: id, channelId, lane: `channel ${channelId}`, kind: "lobby", payload: `{"game":"${id}"}` };
  const sent = { nonce: "one", state: "sent", messageId: "1180000000000009999" };
  await database.write((tx) =>
    tx.outbox.create({ data: { ...post, ...sent, createdAt: new Date(0), notBefore: new Date(0) } }),
  );
  await database.close();
  const { message } = await boris.pressLabel(old, "Join as USSR");
  expect(message?.id).toBe(old.id);
  expect(message && textOf(message)).toContain("This lobby has moved: https://discord.com/channels/");
  expect(message && labelsOf(message)).toEqual([]);
  expect(await seatsOf()).toHaveLength(2);
});

test("a lobby whose post nobody has noted down is found again, and those before it lose their buttons", async () => {
  await anna.run("game new", { title: "twilight-struggle", seat: "us" });
  const first = await lobby();
  const { channelId } = await scene.game();
  const body = { components: first.components, flags: MessageFlags.IsComponentsV2 };
  await scene.bot.client.rest.post(Routes.channelMessages(channelId), { body });
  const second = await anna.lastPost();
  const database = await openDatabase(scene.database);
  await database.write((tx) =>
    tx.outbox.updateMany({ data: { state: "waiting", messageId: null, notBefore: new Date(0) } }),
  );
  await database.close();
  await scene.restart();
  expect((await lobby()).id).toBe(second.id);
  await boris.run("game join");
  expect(labelsOf(await lobby())).toEqual(["Start", "Bring a Word", "How to Win", "Leave", "Cancel"]);
  const old = (await chen.read()).find(({ id }) => id === first.id);
  expect(old && textOf(old)).toContain(`This lobby has moved: https://discord.com/channels/`);
  expect(old && labelsOf(old)).toEqual([]);
  expect(await anna.posts()).toHaveLength(1);
});

test("the lobby of every game fits, with every option open, in both languages", async () => {
  for (const language of ["ru", "en"] as const) {
    await anna.run("settings server", { language });
    for (const title of ["twilight-struggle", "red-sea", "undaunted-north-africa", "two-plus-two"]) {
      await anna.run("game new", { title });
      const [, options] = menusOf(await lobby());
      const several = entries(options).filter(({ value }) => !String(value).includes("="));
      for (const { value } of several) expect(faultsOf(await choose(anna, 1, String(value)))).toEqual([]);
      await anna.run("game cancel");
      await scene.calm();
    }
  }
});
