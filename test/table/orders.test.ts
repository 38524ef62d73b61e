import { beforeEach, describe, expect, test } from "vitest";
import {
  act,
  carryOut,
  giveOrder,
  missedBy,
  OrderClock,
  ordersFor,
  replace,
  silencedBy,
  takeOrderBack,
  undo,
  unpause,
} from "../../src/table/index.ts";
import { type Setting as ColdWarSetting, table as coldWar } from "../games/twilight-struggle/table.ts";
import { table as camp, type Setting } from "../games/undaunted/table.ts";
import { waiting } from "../store/temporary.ts";
import { lay } from "./lay.ts";
import { anna, boris, Room } from "./room.ts";

const WAIT_HOURS = 0.25;

let room: Room;
let clock: OrderClock;

beforeEach(async () => {
  room = await Room.open();
  room.orderWait = WAIT_HOURS * 60 * 60 * 1000;
  clock = new OrderClock(room.table);
});

/** Anna leads the LRDG, Boris the Italians. */
async function undaunted(setting: Setting): Promise<string> {
  const id = await room.game({}, { title: "undaunted-north-africa", seat: "lrdg" });
  await lay(room.store, id, camp(setting));
  await room.sent();
  return id;
}

const asked = async (id: string) => (await room.at(id)).match.pending.map(({ seat, kind }) => `${seat} ${kind}`);
const standing = async (id: string) => (await room.store.ordersOf(id)).map(({ seat, kind }) => `${seat} ${kind}`);
const order = async (user: typeof anna, id: string, seat: string, kind: string, pick = "") =>
  giveOrder(room.table, { ...(await room.by(user, id)), seat, kind, pick });
const pick = async (user: typeof anna, id: string, ...picks: string[]) =>
  act(room.table, { ...(await room.by(user, id)), picks });
/** What Boris is told of orders that have ended. */
const reasons = async () =>
  (await waiting(room.store))
    .filter(({ kind }) => kind === "order-end")
    .map(({ text, to }) => `${"userId" in to ? to.userId : ""} ${JSON.parse(text).reason.key}`);

/** Looks, waits, and looks again. */
async function wait(hours = WAIT_HOURS): Promise<void> {
  await clock.look();
  room.pass(hours);
  await clock.look();
}

const barce: Setting = {
  scenario: "barce",
  side: "lrdg",
  initiative: "lrdg",
  soldiers: {
    "italy-rifleman": null,
    "italy-machine-gunner": null,
    "italy-scout": null,
    "italy-anti-tank": null,
    "italy-tank-driver": null,
    "lrdg-saboteur": "13B",
  },
  tokens: { lrdg: { "21B": "scouted", "13B": "scouted", "3A": "scouted" } },
  hands: { lrdg: ["lrdg-scout", "lrdg-saboteur"], italy: ["italy-squad-leader", "italy-fog"] },
};

describe("an order acts as an ordinary move", () => {
  const setting: Setting = {
    side: "lrdg",
    initiative: "lrdg",
    hands: { lrdg: ["lrdg-scout", "lrdg-fog"], italy: ["italy-scout"] },
  };

  test("in a turn of one's own at once, and one post tells it all", async () => {
    const id = await undaunted(setting);
    await order(anna, id, "lrdg", "fog");
    const { position } = await pick(anna, id, "lrdg-scout", "conceal");
    expect(position.match.pending.map(({ seat }) => seat)).toEqual(["italy"]);
    expect(await room.sent()).toEqual(["move channel"]);
    const answers = (await room.store.answers(id)).map(({ userId, option }) => `${userId} ${option}`);
    expect(answers.slice(-3)).toEqual(["anna lrdg-scout", "anna conceal", "anna end-turn"]);
  });

  test("what it did is taken back like one's own answers, and it leaves what is taken back alone", async () => {
    const id = await undaunted(setting);
    await order(anna, id, "lrdg", "fog");
    await pick(anna, id, "lrdg-scout", "conceal");
    await undo(room.table, await room.by(anna, id));
    expect(await asked(id)).toEqual(["lrdg play.card"]);
    await wait();
    expect(await asked(id)).toEqual(["lrdg play.card"]);
    await undo(room.table, { ...(await room.by(anna, id)), picks: 2 });
    expect((await room.at(id)).match.view("lrdg")).toMatchObject({ hand: ["lrdg-scout", "lrdg-fog"] });
    expect(await standing(id)).toEqual(["lrdg fog"]);
  });

  test("its person has missed what was told before it moved by itself", async () => {
    const id = await undaunted(barce);
    await order(boris, id, "italy", "pass");
    await pick(anna, id, "end-turn");
    const missed = async () => missedBy(room.table, (await room.at(id)).look(boris.id), boris.id);
    const { from, to } = await missed();
    expect(from).toBeLessThan(to);
    await wait();
    expect((await missed()).to).toBeGreaterThan(to);
    expect((await missed()).from).toBe(from);
  });

  test("after a move of somebody else it waits, so that he can take his move back; two clocks are as one", async () => {
    const id = await undaunted(barce);
    await order(boris, id, "italy", "pass");
    await pick(anna, id, "end-turn");
    await clock.look();
    expect(await asked(id)).toEqual(["italy play.card"]);
    await undo(room.table, await room.by(anna, id));
    await pick(anna, id, "end-turn");
    await clock.look();
    const other = new OrderClock(room.table);
    await other.look();
    room.pass(WAIT_HOURS);
    await Promise.all([clock.look(), other.look()]);
    expect(await asked(id)).toEqual(["lrdg initiative.card", "italy initiative.card"]);
    expect((await room.store.answers(id)).filter(({ userId }) => userId === "boris")).toHaveLength(1);
  });

  test("a new process goes on where the last one was", async () => {
    const id = await undaunted(barce);
    await order(boris, id, "italy", "pass");
    await pick(anna, id, "end-turn");
    clock = new OrderClock(room.table);
    await wait();
    expect(await asked(id)).toEqual(["lrdg initiative.card", "italy initiative.card"]);
    clock = new OrderClock(room.table);
    await wait();
    expect((await room.at(id)).match.pending.map(({ answered }) => answered === true)).toEqual([false, true]);
  });

  test("given while one is asked it acts at once", async () => {
    const id = await undaunted({ ...barce, side: "italy", initiative: "italy" });
    await order(boris, id, "italy", "pass");
    expect(await asked(id)).toEqual(["lrdg play.card"]);
  });

  test("it sleeps while its person does, and is away with him", async () => {
    const id = await undaunted(barce);
    await order(boris, id, "italy", "pass");
    // noon in London is one in the morning in Auckland
    await room.store.setUserSettings("boris", { timeZone: "Pacific/Auckland" });
    await pick(anna, id, "end-turn");
    await wait();
    expect(await asked(id)).toEqual(["italy play.card"]);
    await room.store.setUserSettings("boris", { timeZone: null, awayUntil: new Date("2026-03-03T00:00:00Z") });
    await wait(8);
    expect(await asked(id)).toEqual(["italy play.card"]);
    await wait(48);
    expect(await asked(id)).toEqual(["lrdg initiative.card", "italy initiative.card"]);
  });

  test("while the game is paused it rests", async () => {
    const id = await undaunted(barce);
    await order(boris, id, "italy", "pass");
    await pick(anna, id, "end-turn");
    for (const user of [anna, boris]) await carryOut(room.table, "pause", await room.by(user, id));
    await wait();
    expect(await asked(id)).toEqual(["italy play.card"]);
    await unpause(room.table, await room.by(anna, id));
    await wait();
    expect(await asked(id)).toEqual(["lrdg initiative.card", "italy initiative.card"]);
  });

  test("nobody is rung for what a pass will answer; for anything that hangs on a hand everybody is", async () => {
    const id = await undaunted(barce);
    await order(boris, id, "italy", "pass");
    const { position } = await pick(anna, id, "end-turn");
    const { version } = position.game;
    expect([...(await silencedBy(room.table, { game: id, version }))]).toEqual(["boris"]);
    expect([...(await silencedBy(room.table, { game: id, version: version - 1 }))]).toEqual([]);
    await takeOrderBack(room.table, { ...(await room.by(boris, id)), seat: "italy", kind: "pass" });
    const foggy = await undaunted({ ...barce, hands: { ...barce.hands, italy: ["italy-fog"] } });
    await order(boris, foggy, "italy", "fog");
    const after = await pick(anna, foggy, "end-turn");
    expect([...(await silencedBy(room.table, { game: foggy, version: after.position.game.version }))]).toEqual([]);
  });
});

describe("an order ends", () => {
  test("with a reason when what it hangs on has changed, and its person is asked", async () => {
    const id = await undaunted({ ...barce, soldiers: { ...barce.soldiers, "italy-scout": "18A" } });
    await order(boris, id, "italy", "pass");
    await pick(anna, id, "lrdg-scout", "scout", "21B", "stop", "end-turn");
    const { version } = (await room.at(id)).game;
    expect([...(await silencedBy(room.table, { game: id, version }))]).toEqual([]);
    await clock.look();
    expect(await reasons()).toEqual(["boris cancel.pass.enemy"]);
    expect(await standing(id)).toEqual([]);
    await wait();
    expect(await asked(id)).toEqual(["italy play.card"]);
  });

  test("when its person takes it back", async () => {
    const id = await undaunted(barce);
    await order(boris, id, "italy", "pass");
    await takeOrderBack(room.table, { ...(await room.by(boris, id)), seat: "italy", kind: "pass" });
    await pick(anna, id, "end-turn");
    await wait();
    expect(await asked(id)).toEqual(["italy play.card"]);
    const again = takeOrderBack(room.table, { ...(await room.by(boris, id)), seat: "italy", kind: "pass" });
    await expect(again).rejects.toThrow("refusal.order.gone");
  });

  test("with the game, and when the seat is handed over", async () => {
    const id = await undaunted(barce);
    await order(boris, id, "italy", "pass");
    await order(anna, id, "lrdg", "fog");
    const by = { id: "chen", name: "Chen" };
    await replace(room.table, { ...(await room.by(boris, id)), seat: "italy", by });
    expect(await standing(id)).toEqual(["lrdg fog"]);
    await carryOut(room.table, "resign", await room.by(anna, id));
    expect(await standing(id)).toEqual([]);
    expect(await reasons()).toEqual([]);
  });
});

describe("nothing but one's own can be ordered, and only what there is", () => {
  test("each refusal changes nothing", async () => {
    const id = await undaunted(barce);
    await expect(order(anna, id, "italy", "pass")).rejects.toThrow("refusal.order ");
    await expect(order(boris, id, "italy", "headline")).rejects.toThrow("refusal.order ");
    await expect(order(boris, id, "italy", "decline", "everything")).rejects.toThrow("refusal.order.choice");
    await expect(order({ id: "chen", name: "Chen" }, id, "italy", "pass")).rejects.toThrow("refusal.not-playing");
    expect(await standing(id)).toEqual([]);
  });

  test("nobody sees what another has ordered", async () => {
    const id = await undaunted(barce);
    await order(boris, id, "italy", "pass");
    expect((await ordersFor(room.table, await room.at(id), "anna")).standing).toEqual([]);
    expect((await ordersFor(room.table, await room.at(id), "boris")).standing).toHaveLength(1);
  });
});

describe("offers are declined", () => {
  test("those that were named, after a while, and nobody else is rung for it", async () => {
    const id = await undaunted(barce);
    await order(boris, id, "italy", "decline", "draw");
    await carryOut(room.table, "pause", await room.by(anna, id));
    await wait();
    expect((await room.at(id)).game.table).toMatchObject({ pause: ["anna"] });
    await carryOut(room.table, "draw", await room.by(anna, id));
    const { version } = (await room.at(id)).game;
    const offers = [{ kind: "draw" }] as const;
    expect([...(await silencedBy(room.table, { game: id, version, offers }))]).toEqual(["boris"]);
    await clock.look();
    expect((await room.at(id)).game.table.draw).toEqual(["anna"]);
    await wait();
    expect((await room.at(id)).game.table.draw).toEqual([]);
    expect(await standing(id)).toEqual(["italy decline"]);
  });
});

describe("a headline kept ready", () => {
  async function headline(setting: ColdWarSetting, card = "nato"): Promise<string> {
    const id = await room.game();
    await lay(
      room.store,
      id,
      coldWar({ turn: 4, side: "us", hands: { us: ["nato", "duck-and-cover", "containment"], ussr: ["fidel"] } }),
    );
    await order(anna, id, "us", "headline", card);
    await lay(room.store, id, coldWar({ turn: 5, step: { at: "headline" }, ...setting } as ColdWarSetting));
    await room.sent();
    return id;
  }

  test("is chosen in secret, and is then used up", async () => {
    const id = await headline({ hands: { us: ["nato", "containment"], ussr: ["fidel", "nasser"] } });
    await wait();
    expect((await room.at(id)).match.pending.map(({ seat, answered }) => [seat, answered === true])).toEqual([
      ["us", true],
      ["ussr", false],
    ]);
    expect(await standing(id)).toEqual([]);
    expect(await room.sent()).toEqual([]);
  });

  test("is not chosen if it may lose the game: the order ends, and its person is asked", async () => {
    const id = await headline(
      { defcon: 2, hands: { us: ["duck-and-cover", "nato"], ussr: ["fidel"] } },
      "duck-and-cover",
    );
    await wait();
    expect(await reasons()).toEqual(["anna cancel.danger"]);
    expect((await room.at(id)).match.pending.every(({ answered }) => answered === undefined)).toBe(true);
  });

  test("ends if the card is gone", async () => {
    await headline({ hands: { us: ["containment"], ussr: ["fidel", "nasser"] } });
    await wait();
    expect(await reasons()).toEqual(["anna cancel.headline.gone"]);
  });
});
