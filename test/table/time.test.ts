import { expect, test } from "vitest";
import { act, claim, nudge, pause, replace, unpause, wakeGames } from "../../src/table/index.ts";
import { anna, boris, Room } from "./room.ts";

test("one reminder with a third of the time left, one word to the channel when it is out", async () => {
  const room = await Room.open();
  await room.game();
  await room.sent();
  room.pass(47);
  await wakeGames(room.table);
  expect(await room.sent()).toEqual([]);
  room.pass(1);
  await wakeGames(room.table);
  await wakeGames(room.table);
  expect(await room.sent()).toEqual(["reminder boris"]);
  room.pass(24);
  await wakeGames(room.table);
  await wakeGames(room.table);
  expect(await room.sent()).toEqual(["time-out channel"]);
  room.pass(240);
  await wakeGames(room.table);
  expect(await room.sent()).toEqual([]);
});

test("a game is claimed when time is out, not before, and not by whoever is waited for", async () => {
  const room = await Room.open();
  const game = await room.game();
  const byAnna = () => claim(room.table, { game, user: anna, interaction: room.next() });
  await expect(byAnna()).rejects.toThrow("refusal.claim-early");
  room.pass(73);
  await expect(claim(room.table, { game, user: boris, interaction: room.next() })).rejects.toThrow("refusal.claim-own");
  expect((await byAnna()).game.outcome).toMatchObject({ winners: ["us"], key: "claimed" });
});

test("a pause by consent stops the clock; going on starts it anew", async () => {
  const room = await Room.open();
  const game = await room.game();
  await room.sent();
  const request = (user: typeof anna) => ({ game, user, interaction: room.next(), manager: false });
  await pause(room.table, request(anna));
  await pause(room.table, request(boris));
  await room.sent();
  room.pass(500);
  await wakeGames(room.table);
  expect(await room.sent()).toEqual([]);
  await expect(claim(room.table, { game, user: anna, interaction: room.next() })).rejects.toThrow(
    "refusal.claim-early",
  );
  await unpause(room.table, request(anna));
  await room.sent();
  room.pass(48);
  await wakeGames(room.table);
  expect(await room.sent()).toEqual(["reminder boris"]);
});

test("a nudge reminds the other, once a day", async () => {
  const room = await Room.open();
  const game = await room.game();
  await room.sent();
  await nudge(room.table, { game, user: anna, interaction: room.next() });
  expect((await room.sent()).sort()).toEqual(["move channel", "reminder boris"]);
  await expect(nudge(room.table, { game, user: anna, interaction: room.next() })).rejects.toThrow("refusal.nudged");
  await expect(nudge(room.table, { game, user: boris, interaction: room.next() })).rejects.toThrow("refusal");
});

test("a seat is handed over by its owner or a manager, with its hand", async () => {
  const room = await Room.open();
  const game = await room.game();
  await room.sent();
  const chen = { id: "chen", name: "Chen" };
  const request = { game, interaction: room.next(), manager: false, seat: "ussr", by: chen };
  await expect(replace(room.table, { ...request, user: anna })).rejects.toThrow("refusal.not-your-seat");
  await replace(room.table, { ...request, user: boris });
  expect((await room.sent()).sort()).toEqual(["hand chen", "move channel"]);
  await act(room.table, { game, user: chen, interaction: room.next(), picks: ["poland"] });
  const asBoris = { game, user: boris, interaction: room.next(), picks: ["poland"] };
  await expect(act(room.table, asBoris)).rejects.toThrow("refusal.not-playing");
});
