import { afterAll, beforeAll, expect, test } from "vitest";
import { buttonsOf, type Component, labelsOf, type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";

let scene: Scene;
let anna: Person;
let boris: Person;
let chen: Person;

beforeAll(async () => {
  scene = await Scene.set({ seed: "commands" });
  [anna, boris, chen] = ["anna", "boris", "chen"].map((name) => scene.person(name)) as [Person, Person, Person];
});
afterAll(() => scene.end());

const poland = { where: "poland 4, east germany, austria" };
const west = { where: "west germany 4, italy 3" };

test("every command is there, with a Russian name", async () => {
  const here = { person: "boris", channel: "table-one" };
  const shown = await scene.people.commands(here);
  const names = "card choose game hand help hint ladder league learn odds profile rules settings ts undaunted volk";
  expect(shown.map(({ name }) => name).sort()).toEqual(names.split(" ").sort());
  expect(shown.every(({ shownName }) => /^[а-яё-]+$/.test(shownName))).toBe(true);
});

test("without a game, commands say so privately and look-ups work", async () => {
  for (const command of [
    "game join",
    "game board",
    "game status",
    "game log",
    "game forecast",
    "game piles",
    "game undo",
    "hand",
    "game resign",
  ]) {
    const { message } = await chen.run(command);
    expect(message?.ephemeral, command).toBe(true);
    expect(message && textOf(message), command).toContain("</game new:");
  }
  expect(await chen.tell("card", { name: "marshall plan" })).toContain("Marshall Plan");
  expect(await chen.tell("card", { name: "ФРГ" })).toContain("West Germany");
  const israel = await chen.tell("card", { name: "Israel" });
  expect(israel).toMatch(/crisis/i);
  expect(israel).toContain("stability 4");
  expect(await chen.offered("card", "name", { name: "israel" })).toEqual(
    expect.arrayContaining(["Israel · card · Twilight Struggle", "Israel · place · Twilight Struggle"]),
  );
  expect(await chen.tell("rules", { name: "flashpoint" })).toMatch(/\d/);
  expect(await chen.tell("help")).toContain("</ts coup:");
  // the button as it is on this server, whoever reads
  expect(await boris.tell("help")).toContain("кнопки: *Play* открывает");
  expect(await chen.at("dm").tell("card", { name: "НАТО" })).toContain("NATO");
});

test("/rules answers a question: the paragraph closest to it, and two more to open beside it", async () => {
  const { message } = await boris.run("rules", { name: "можно ли переворот в Европе?" });
  if (message === null) throw new Error("no answer");
  expect(message.ephemeral).toBe(true);
  expect(textOf(message)).toContain("**Закрытые по DEFCON регионы** · 8.1.5");
  expect(textOf(message)).toContain("ближе всего к вашему вопросу (Сумеречная борьба)");
  const others = buttonsOf(message);
  expect(others).toHaveLength(2);
  const [first] = others;
  if (first === undefined) throw new Error("no button");
  const opened = await boris.press(message, first);
  expect(opened.message?.id).not.toBe(message.id);
  expect(opened.message && textOf(opened.message)).toContain(String(first.label).split(" · ")[0]);
  const offered = await chen.offered("rules", "name", { name: "which regions are closed for a coup" });
  expect(offered[0]).toContain("Regions closed by DEFCON");
  // a name is found before anything that it might ask
  expect(await chen.tell("rules", { name: "flashpoints" })).toMatch(/^\*\*Flashpoints\*\* · 2.1.5/);
  expect(await chen.tell("rules", { name: "xyzzy" })).toContain("xyzzy");
});

test("a lobby: new, join, leave, cancel, and who may not", async () => {
  const opened = await anna.run("game new", { seat: "us" });
  expect(opened.message?.ephemeral).toBe(false);
  expect(opened.message && labelsOf(opened.message)).toEqual([
    "Join as USSR",
    "Bring a Word",
    "How to Win",
    "Leave",
    "Cancel",
  ]);
  expect(await boris.tell("game new")).toContain("уже есть партия");
  expect(await boris.tell("game join", { seat: "us" })).toContain("занято");
  expect(await boris.tell("game start")).toContain("У вас нет места");
  expect(await anna.tell("game start")).toContain("Still free: USSR");
  expect(await boris.tell("game join", { seat: "rome" })).toContain("Есть: США, СССР");
  expect(await boris.tell("game join", { seat: "ussr" })).toContain("играете здесь: СССР");
  expect(textOf(await scene.lobby(anna))).toContain(`USSR: <@${boris.id}>`);
  expect(await chen.tell("game join")).toContain("Every seat is taken");
  expect(await boris.tell("game leave")).toContain("освободили место");
  expect(textOf(await scene.lobby(anna))).toContain("USSR: free");
  expect(await chen.tell("game cancel")).toContain("Only whoever opened");
  expect(await anna.tell("game cancel")).toContain("closed");
});

test("the lobby by buttons, in place", async () => {
  const { message } = await anna.run("game new", { thread: false });
  const lobby = message ?? (await anna.lastPost());
  const sat = await anna.pressLabel(lobby, "Join as US");
  expect(sat.kind).toBe("deferred-update");
  const joined = await boris.pressLabel(lobby, "Join as USSR");
  expect(joined.message?.id).toBe(lobby.id);
  expect(joined.message && labelsOf(joined.message)).toEqual([
    "Start",
    "Bring a Word",
    "How to Win",
    "Leave",
    "Cancel",
  ]);
  const refused = await chen.pressLabel(lobby, "Start");
  expect(refused.message?.ephemeral).toBe(true);
  await boris.pressLabel(lobby, "Start");
  const started = await scene.lobby(anna);
  expect(textOf(started)).toContain("Hash of the bot’s secret");
  expect(labelsOf(started)).toEqual(["How to Win"]);
  expect((await scene.game()).status).toBe("running");
});

test("options of the lobby, typed in any language", async () => {
  const [host, guest] = [chen.at("table-two"), boris.at("table-two")];
  const offered = await host.complete("game new", "options", { options: "сценарий=late-war, chinese" });
  expect(offered.map(({ value }) => value)).toEqual(["сценарий=late-war, chineseCivilWar=true"]);
  expect(await host.tell("game new", { options: "nonsense" })).toContain("no option nonsense");
  expect(await host.tell("game new", { options: "scenario: tomorrow" })).toContain("takes one of");
  expect(await host.tell("game new", { options: "scenario=late-war, chineseCivilWar" })).toContain("Late War");
  const { message } = await host.run("game new", { options: "Extra influence: 2", days: 7 });
  const lobby = message ?? (await host.lastPost());
  expect(textOf(lobby)).toContain("Extra influence: 2");
  expect(textOf(lobby)).toContain("within 7 days");
  expect((await scene.game("table-two")).pace).toEqual({ days: 7, weekendsOff: false });
  expect((await guest.run("game cancel")).message?.ephemeral).toBe(true);
  await host.run("game cancel");
  await scene.calm();
  // a click that was under way when the lobby closed finds what it is now
  const leave = buttonsOf(lobby).find(({ label }) => label === "Leave") as Component;
  expect(textOf((await guest.press(lobby, leave, true)).message ?? lobby)).toContain("closed");
});

test("a long choice is cut behind its name, a long list before its end", async () => {
  const [west, east] = [chen.at("table-three"), boris.at("table-three")];
  await scene.seat([west, east], ["west", "east"], { title: "wir-sind-das-volk" });
  const cards = await west.offered("volk take", "card");
  expect(cards.some((name) => name.length === 100)).toBe(true);
  expect(cards.filter((name) => name.startsWith("…"))).toEqual([]);
  const options = "scenario=standard, edition=deluxe, optionalCards=true, sides=choice, reshuffle=at-once, handicap";
  const [list] = await anna.at("side-table").offered("game new", "options", { options });
  expect(list).toMatch(/^….*Extra influence/);
});

test("looking: board, status, log, hand, list, also from the DM", async () => {
  expect(await chen.tell("game board")).toContain("DEFCON");
  expect(await boris.tell("game board")).toContain("DEFCON");
  expect(await anna.tell("game status")).toContain("USSR");
  expect(await boris.tell("game log")).toContain("**Журнал · Начало партии**");
  expect(await anna.tell("hand")).toContain("Your hand as US");
  expect(await boris.at("dm").tell("hand")).toContain("Ваша рука: СССР");
  expect(await chen.tell("hand")).toContain("no seat");
  expect(await boris.at("dm").tell("game list")).toContain("ждёт вас");
  expect(await anna.tell("game list")).not.toContain("waits for you");
  expect(await boris.at("dm").tell("game board")).toContain("DEFCON");
  for (const command of ["game board", "game status", "game log", "hand", "game list", "help"])
    expect((await anna.run(command)).message?.ephemeral, command).toBe(true);
});

test("undo and redo across the end of a step, and the post that says so", async () => {
  await boris.run("ts influence", poland);
  await scene.calm();
  expect(textOf(await anna.lastPost())).toContain(`<@${anna.id}> (US), set-up`);
  await boris.run("game undo", { picks: 2 });
  await scene.calm();
  const post = await anna.lastPost();
  expect(textOf(post)).toContain(`<@${boris.id}> (USSR), set-up: add influence in Eastern Europe, 2 left`);
  expect(post.rang).toEqual([]);
  expect(await anna.tell("ts influence", west)).toContain("waiting for USSR");
  await boris.run("game undo", { redo: true });
  expect(await boris.tell("game undo", { redo: true })).toContain("США");
  expect(await boris.tell("game undo", { redo: true })).toContain("Повторять нечего");
  await scene.calm();
  await anna.run("ts influence", west);
  expect(await boris.tell("game undo")).toContain("нельзя");
});

test("a button under what was taken back gives it again, once", async () => {
  const side = [anna.at("side-table"), boris.at("side-table")] as const;
  await scene.play(...side);
  const [, ussr] = side;
  await ussr.run("ts influence", { where: "poland 2" });
  const { message } = await ussr.run("game undo");
  if (message === null) throw new Error("No panel");
  expect(labelsOf(message).at(-1)).toBe("Повторить");
  const again = buttonsOf(message).at(-1) as Component;
  const redone = (await ussr.press(message, again)).message;
  expect((await scene.game("side-table")).answered).toBe(2);
  expect(redone && labelsOf(redone)).not.toContain("Повторить");
  const late = (await ussr.press(message, again, true)).message;
  expect(late && textOf(late)).toContain("прежняя позиция");
  expect((await scene.game("side-table")).answered).toBe(2);
});

test("looking back at an earlier position", async () => {
  const positions = await anna.complete("game board", "turn", { turn: "set" });
  expect(positions.map(({ name }) => name)).toEqual(["set-up"]);
  expect(await anna.tell("game board", { turn: String(positions[0]?.value) })).toContain("DEFCON");
  expect(await anna.tell("game board", { turn: "6" })).toContain("DEFCON");
  expect(await anna.tell("game board", { turn: "nonsense" })).toContain("No such earlier position");
  expect((await anna.offered("game board", "region", { region: "south" })).sort()).toEqual(["South America"]);
  expect((await anna.tell("game log")).split("\n").slice(0, 2)).toEqual([
    "**Log · The beginning**",
    expect.stringMatching(/^USSR draws/),
  ]);
});

test("odds, with the arithmetic", async () => {
  expect(await boris.tell("odds", { what: "coup", target: "иран", ops: 3 })).toMatch(/кубик \+ 3 ОО.*2 × 2/);
  expect(await anna.tell("odds", { what: "coup", target: "iran" })).toBe(
    "Iran: no USSR influence there to coup against. [6.3.1]",
  );
  expect(await boris.tell("odds", { what: "space" })).toMatch(/\/6 \(\d+ %\)/);
  expect(await anna.tell("odds", { what: "realign", target: "north korea" })).toContain("/36");
  expect(await anna.tell("odds", { what: "coup" })).toContain("`target:`");
});

test("settings of a person and of the server", async () => {
  expect(await anna.tell("settings mine", { language: "ru", confirmations: false })).toContain("Язык");
  expect(await anna.tell("hand")).toContain("Ваша рука: США");
  expect(await anna.tell("settings mine", { language: "en", confirmations: true })).toContain("Language");
  expect(await boris.tell("settings server", { language: "ru" })).toContain("управляет");
  expect(await anna.tell("settings server", { language: "ru", days: 5 })).toContain("Language: Russian");
  expect(await anna.tell("settings server", { language: "en", "weekends-off": true })).toContain(
    "Pace of new games: 5 days. Weekends off: On",
  );
  expect(await anna.tell("settings mine", { "time-zone": "Mars/Olympus" })).toContain("no such time zone");
  const zoned = await anna.tell("settings mine", { "time-zone": "Europe/Berlin", away: 3, reminders: false });
  expect(zoned).toMatch(/Reminders: Off\. Time zone: Europe\/Berlin\. On holiday until: <t:\d+:D>/);
  expect(await anna.tell("settings mine", { away: 0, reminders: true })).toContain("On holiday until: –");
  // D14: what was set can be unset
  expect(await anna.tell("settings mine", { clear: "time-zone" })).not.toContain("Europe/Berlin");
  expect((await scene.store.userSettings(anna.id)).timeZone).toBeNull();
  await anna.run("settings mine", { clear: "language" });
  expect((await scene.store.userSettings(anna.id)).language).toBeNull();
  const guild = (await scene.people.world()).guild.id;
  expect(await anna.tell("settings server", { role: "Admin" })).toContain("<@&");
  expect((await scene.store.guildSettings(guild)).managerRole).not.toBeNull();
  await anna.run("settings server", { clear: "role" });
  expect((await scene.store.guildSettings(guild)).managerRole).toBeNull();
});

test("the clock: nudge, pause, resume, claim and replace answer privately", async () => {
  for (const command of ["game nudge", "game pause", "game resume", "game claim"])
    expect((await boris.run(command)).message?.ephemeral, command).toBe(true);
  const handed = await boris.run("game replace", { seat: "ussr", player: "dasha" });
  expect(handed.message?.ephemeral).toBe(true);
  const back = await scene.person("dasha").run("game replace", { seat: "ussr", player: "boris" });
  expect(back.message?.ephemeral).toBe(true);
});

test("F12, D12: an opponent's seat is not given away by whoever plays and manages, nor any to a bot", async () => {
  expect(await anna.tell("game replace", { seat: "ussr", player: "anna" })).toContain("You play in this game yourself");
  await scene.people.makePerson({ key: "robot", name: "Robot", bot: true });
  expect(await boris.tell("game replace", { seat: "ussr", player: "robot" })).toBe("Бот не может занять место.");
  expect((await scene.game()).seats.map(({ userId }) => userId)).toEqual([anna.id, boris.id]);
});

test("a draw by agreement, and the record afterwards", async () => {
  expect(await anna.tell("game export")).toContain("when the game is over");
  await anna.run("game draw");
  await scene.calm();
  expect(textOf(await chen.lastPost())).toContain("offers a draw");
  await boris.insist("game draw");
  await scene.calm();
  expect((await scene.game()).outcome).toMatchObject({ winners: [], key: "agreement" });
  expect((await chen.run("game export")).message?.attachments).toHaveLength(1);
  expect(await anna.tell("ts influence", poland)).toContain("The game is over");
});

test("resigning, and ending without a result by whoever manages the channel", async () => {
  const two = [anna.at("table-two"), boris.at("table-two")] as const;
  await scene.play(...two);
  await two[1].insist("game resign");
  expect((await scene.game("table-two")).outcome).toMatchObject({ winners: ["us"], key: "resigned" });
  const game = await scene.play(...two);
  expect(await boris.at("table-one").tell("game cancel", { game: game.id })).toContain("Готово");
  expect((await scene.game("table-two")).status).toBe("running");
  await anna.at("table-one").insist("game cancel", { game: game.id });
  expect((await scene.game("table-two")).status).toBe("abandoned");
  const again = await scene.play(chen.at("table-two"), boris.at("table-two"));
  await anna.at("table-one").run("game cancel", { game: again.id });
  expect((await scene.game("table-two")).status).toBe("running");
  await anna.at("table-two").insist("game cancel");
  expect((await scene.game("table-two")).status).toBe("abandoned");
});

test("nothing of it has gone wrong inside", () => expect(scene.complaints).toEqual([]));
