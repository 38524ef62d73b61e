import { expect, test } from "vitest";
import {
  act,
  carryOut,
  DAY,
  dueAt,
  later,
  nightEnds,
  nudge,
  replace,
  unpause,
  wakeGames,
} from "../../src/table/index.ts";
import { waiting } from "../store/temporary.ts";
import { anna, begun, boris, Room } from "./room.ts";

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
  await room.sent();
  const byAnna = async () => carryOut(room.table, "claim", await room.by(anna, game));
  await expect(byAnna()).rejects.toThrow("refusal.claim-early");
  room.pass(73);
  await expect(carryOut(room.table, "claim", await room.by(boris, game))).rejects.toThrow("refusal.claim-own");
  expect((await byAnna()).game.outcome).toMatchObject({ winners: ["us"], key: "claimed" });
});

test("F6: no claim while the call waits; the clock runs from when it is delivered", async () => {
  const room = await Room.open();
  const game = await room.game();
  const byAnna = async () => carryOut(room.table, "claim", await room.by(anna, game));
  room.pass(73);
  await wakeGames(room.table);
  expect((await room.sent()).sort()).toEqual(begun);
  room.pass(47);
  await wakeGames(room.table);
  expect(await room.sent()).toEqual([]);
  await expect(byAnna()).rejects.toThrow("refusal.claim-early");
  room.pass(1);
  await wakeGames(room.table);
  expect(await room.sent()).toEqual(["reminder boris"]);
  room.pass(24);
  await wakeGames(room.table);
  const [word] = await waiting(room.store);
  expect(word?.kind).toBe("time-out");
  await expect(byAnna()).rejects.toThrow("refusal.claim-uncalled");
  await room.sent();
  expect((await byAnna()).game.outcome).toMatchObject({ winners: ["us"] });
});

test("F6: what is shown as the end of the time is when the game can be claimed, from the delivered call", async () => {
  const room = await Room.open();
  const game = await room.game();
  const due = async () => (await dueAt(room.table, [await room.at(game)])).get(game);
  expect(await due()).toBeUndefined();
  room.pass(10);
  await room.sent();
  expect(await due()).toEqual(new Date(room.table.now().getTime() + 3 * DAY));
  room.pass(72);
  expect(await due()).toEqual(room.table.now());
  const claimed = await carryOut(room.table, "claim", await room.by(anna, game));
  expect(claimed.game.outcome).toMatchObject({ winners: ["us"] });
});

test("F6: no claim where the call was given up", async () => {
  const room = await Room.open();
  const game = await room.game();
  for (const { id } of await waiting(room.store)) await room.store.markFailed(id, "50035", null, room.table.now());
  room.pass(500);
  await wakeGames(room.table);
  expect(await room.sent()).toEqual([]);
  const claim = carryOut(room.table, "claim", await room.by(anna, game));
  await expect(claim).rejects.toThrow("refusal.claim-uncalled");
});

test("F6: what is said later does not put the end off", async () => {
  const room = await Room.open();
  const game = await room.game();
  await room.sent();
  room.pass(70);
  await nudge(room.table, await room.by(anna, game));
  await room.sent();
  room.pass(3);
  const claimed = await carryOut(room.table, "claim", await room.by(anna, game));
  expect(claimed.game.outcome).toMatchObject({ winners: ["us"] });
});

test("a pause by consent stops the clock; going on starts it anew", async () => {
  const room = await Room.open();
  const game = await room.game();
  await room.sent();
  const request = async (user: typeof anna) => ({ ...(await room.by(user, game)), manager: false });
  await carryOut(room.table, "pause", await request(anna));
  await carryOut(room.table, "pause", await request(boris));
  await room.sent();
  room.pass(500);
  await wakeGames(room.table);
  expect(await room.sent()).toEqual([]);
  await expect(carryOut(room.table, "claim", await room.by(anna, game))).rejects.toThrow("refusal.claim-early");
  await unpause(room.table, await request(anna));
  await room.sent();
  room.pass(48);
  await wakeGames(room.table);
  expect(await room.sent()).toEqual(["reminder boris"]);
});

test("a nudge reminds the other, once a day", async () => {
  const room = await Room.open();
  const game = await room.game();
  await room.sent();
  await nudge(room.table, await room.by(anna, game));
  expect((await room.sent()).sort()).toEqual(["move channel"]);
  await expect(nudge(room.table, await room.by(anna, game))).rejects.toThrow("refusal.nudged");
  await expect(nudge(room.table, await room.by(boris, game))).rejects.toThrow("refusal");
});

test("a seat is handed over by its owner or a manager, with its hand", async () => {
  const room = await Room.open();
  const game = await room.game();
  await room.sent();
  const chen = { id: "chen", name: "Chen" };
  const order = { manager: false, seat: "ussr", by: chen };
  await expect(replace(room.table, { ...(await room.by(anna, game)), ...order })).rejects.toThrow(
    "refusal.not-your-seat",
  );
  await replace(room.table, { ...(await room.by(boris, game)), ...order });
  expect((await room.sent()).sort()).toEqual(["hand chen", "move channel"]);
  await act(room.table, { ...(await room.by(chen, game)), picks: ["poland"] });
  const asBoris = { ...(await room.by(boris, game)), picks: ["poland"] };
  await expect(act(room.table, asBoris)).rejects.toThrow("refusal.not-playing");
});

test("F12: whoever manages the channel and plays himself gives no opponent's seat away; one who does not play may", async () => {
  const room = await Room.open();
  const game = await room.game();
  const chen = { id: "chen", name: "Chen" };
  const order = { manager: true, seat: "ussr", by: anna };
  await expect(replace(room.table, { ...(await room.by(anna, game)), ...order })).rejects.toThrow(
    "refusal.replace-opponent",
  );
  await expect(replace(room.table, { ...(await room.by(anna, game)), ...order, by: chen })).rejects.toThrow(
    "refusal.replace-opponent",
  );
  await replace(room.table, { ...(await room.by({ id: "dasha", name: "Dasha" }, game)), ...order, by: chen });
  expect((await room.at(game)).playerOf("ussr")).toBe("chen");
});

test("weekends do not count where the pace says so", async () => {
  const pace = { days: 3, weekendsOff: true };
  const after = (from: string, days: number) => later(new Date(from), days * DAY, pace).toISOString();
  expect(after("2026-03-05T12:00:00Z", 1)).toBe("2026-03-06T12:00:00.000Z");
  expect(after("2026-03-06T12:00:00Z", 1)).toBe("2026-03-09T12:00:00.000Z");
  expect(after("2026-03-07T12:00:00Z", 1)).toBe("2026-03-10T00:00:00.000Z");
  expect(after("2026-03-06T12:00:00Z", 0.5)).toBe("2026-03-09T00:00:00.000Z");
  // the room's clock begins on a Sunday at noon
  const room = await Room.open();
  await room.game({}, { pace: { weekendsOff: true } });
  await room.sent();
  room.pass(12 + 47);
  await wakeGames(room.table);
  expect(await room.sent()).toEqual([]);
  room.pass(1);
  await wakeGames(room.table);
  expect(await room.sent()).toEqual(["reminder boris"]);
});

test("nobody is called at night", async () => {
  const at = (time: string, zone: string | null) => nightEnds(new Date(time), zone)?.toISOString();
  expect(at("2026-03-01T03:30:00Z", null)).toBeUndefined();
  expect(at("2026-03-01T03:30:00Z", "UTC")).toBe("2026-03-01T08:00:00.000Z");
  expect(at("2026-03-01T22:00:00Z", "UTC")).toBe("2026-03-02T08:00:00.000Z");
  expect(at("2026-03-01T12:00:00Z", "UTC")).toBeUndefined();
  expect(at("2026-03-01T12:00:00Z", "Asia/Tokyo")).toBeUndefined();
  expect(at("2026-03-01T13:00:00Z", "Asia/Tokyo")).toBe("2026-03-01T23:00:00.000Z");
  const room = await Room.open();
  await room.game();
  await room.sent();
  await room.store.setUserSettings("boris", { timeZone: "Pacific/Auckland" });
  room.pass(48);
  await wakeGames(room.table);
  expect(await room.sent()).toEqual([]);
  room.pass(7);
  await wakeGames(room.table);
  expect(await room.sent()).toEqual(["reminder boris"]);
});

test("no clock runs out on a holiday", async () => {
  const room = await Room.open();
  const game = await room.game();
  await room.sent();
  await room.store.setUserSettings("boris", { awayUntil: new Date(room.table.now().getTime() + 10 * DAY) });
  room.pass(9 * 24);
  await wakeGames(room.table);
  expect(await room.sent()).toEqual([]);
  const byAnna = async () => carryOut(room.table, "claim", await room.by(anna, game));
  await expect(byAnna()).rejects.toThrow("refusal.claim-early");
  room.pass(2 * 24);
  await wakeGames(room.table);
  expect(await room.sent()).toEqual(["time-out channel"]);
  expect((await byAnna()).game.outcome).toMatchObject({ winners: ["us"] });
});
