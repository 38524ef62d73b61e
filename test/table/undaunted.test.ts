import { describe, expect, test } from "vitest";
import { type GameRecord, verify } from "../../src/engine/index.ts";
import { undaunted } from "../../src/games/undaunted/index.ts";
import { undauntedTitle } from "../../src/games/undaunted/title.ts";
import type { UndauntedView } from "../../src/games/undaunted/view/index.ts";
import {
  act,
  carryOut,
  chaptersOf,
  exportRecord,
  type Look,
  lookBack,
  missedBy,
  readChapter,
  undo,
} from "../../src/table/index.ts";
import { Random } from "../fuzz/random.ts";
import { undauntedSubject as subject } from "../fuzz/undaunted.ts";
import { table } from "../games/undaunted/table.ts";
import { waiting } from "../store/temporary.ts";
import { lay } from "./lay.ts";
import { movesAmong } from "./posts.ts";
import { anna, begun, boris, Room } from "./room.ts";

const people = { lrdg: anna, italy: boris } as const;

/** One random pick of whoever is asked; null when the game is over. */
async function pick(room: Room, game: string, random: Random): Promise<string | null> {
  const { match } = await room.at(game);
  const ask = match.pending.find((each) => !each.answered);
  if (ask === undefined) return null;
  const seat = ask.seat as keyof typeof people;
  const options = subject.careful(match.view(seat) as UndauntedView, ask as never);
  const { id } = random.pick(options);
  await act(room.table, { ...(await room.by(people[seat], game)), picks: [id] });
  return ask.kind;
}

test("a game is played, stored and verified to its end", { timeout: 120_000 }, async () => {
  const room = await Room.open();
  const game = await room.game({ scenario: "convoy" }, { title: "undaunted-north-africa", seat: "lrdg" });
  const random = new Random("table-0");
  const kinds = new Set<string>();
  for (let picks = 0; picks < 3000; picks++) {
    const stored = await room.store.game(game);
    if (stored?.status !== "running") break;
    const kind = await pick(room, game, random);
    if (kind !== null) kinds.add(kind);
  }
  const over = await room.store.game(game);
  expect(over?.status).toBe("finished");
  expect(kinds).toContain("attack.target");
  if (over === null) return;
  expect(verify(undaunted, (await exportRecord(room.table, over)) as GameRecord<"lrdg" | "italy">)).toEqual({
    ok: true,
  });
});

test("new hands are sent to both, also when a second copy of a card is all that is new", async () => {
  const room = await Room.open();
  const game = await room.game({ scenario: "landing-ground-7" }, { title: "undaunted-north-africa", seat: "lrdg" });
  expect((await room.sent()).sort()).toEqual(begun);
  const random = new Random("hands");
  const handOf = async (user: typeof anna) => {
    const seen = (await room.at(game)).look(user.id);
    return (seen.match.view(seen.seat) as UndauntedView).hand;
  };
  let compared = 0;
  for (let picks = 0; picks < 60; picks++) {
    const before = { anna: await handOf(anna), boris: await handOf(boris) };
    if ((await pick(room, game, random)) === null) break;
    const sent = await room.sent();
    for (const user of [anna, boris]) {
      const held = [...before[user.id as "anna" | "boris"]].sort();
      const now = [...(await handOf(user))].sort();
      const gained = now.some(
        (card) => now.filter((each) => each === card).length > held.filter((each) => each === card).length,
      );
      if (gained) compared++;
      if (gained) expect(sent).toContain(`hand ${user.id}`);
    }
  }
  expect(compared).toBeGreaterThan(3);
});

describe("a turn with dice is told whole", () => {
  /** Anna shoots at the only target with two soldiers, who miss and stay where they are, in so many moves; or offers a draw. */
  async function turnOf(moves: readonly (readonly string[])[]) {
    const room = await Room.open();
    const game = await room.game({ scenario: "vulnerable-camp" }, { title: "undaunted-north-africa", seat: "lrdg" });
    const hands = { lrdg: ["lrdg-machine-gunner", "lrdg-rifleman"], italy: ["italy-scout"] } as const;
    await lay(room.store, game, table({ side: "lrdg", initiative: "lrdg", hands }));
    await room.sent();
    const posts: string[][] = [];
    for (const picks of moves) {
      const request = await room.by(anna, game);
      await (picks[0] === "draw" ? carryOut(room.table, "draw", request) : act(room.table, { ...request, picks }));
      for (const { entries } of movesAmong(await waiting(room.store))) posts.push(entries.map(({ key }) => key));
      await room.sent();
    }
    return posts.map((keys) => [keys.filter((key) => key === "fired").length, keys.includes("turn-ended")]);
  }

  test("posted after each die, the last post has all of them", async () => {
    const first = ["lrdg-machine-gunner", "attack"];
    expect(await turnOf([first, ["stay", "lrdg-rifleman", "attack"], ["stay", "end-turn"]])).toEqual([
      [1, false],
      [2, false],
      [2, true],
    ]);
  });

  test("P40: whoever comes back reads it once, whatever posts it took", async () => {
    const room = await Room.open();
    const game = await room.game({ scenario: "vulnerable-camp" }, { title: "undaunted-north-africa", seat: "lrdg" });
    const hands = { lrdg: ["lrdg-machine-gunner", "lrdg-rifleman"], italy: ["italy-scout"] } as const;
    await lay(room.store, game, table({ side: "lrdg", initiative: "lrdg", hands }));
    await room.sent();
    for (const picks of [
      ["lrdg-machine-gunner", "attack"],
      ["stay", "lrdg-rifleman", "attack"],
      ["stay", "end-turn"],
    ]) {
      await act(room.table, { ...(await room.by(anna, game)), picks });
      await room.sent();
    }
    const { told } = await missedBy(room.table, (await room.at(game)).look(boris.id), boris.id, 0);
    const keys = told.flatMap(({ entries }) => entries.map(({ key }) => key));
    expect(keys.filter((key) => key === "fired" || key === "turn-ended")).toEqual(["fired", "fired", "turn-ended"]);
  });

  test("a post about something else in between stays where it is, and nothing is told twice", async () => {
    expect(await turnOf([["lrdg-machine-gunner", "attack"], ["draw"], ["stay", "lrdg-rifleman", "attack"]])).toEqual([
      [1, false],
      [0, false],
      [1, false],
    ]);
  });

  test("also when nothing was told before its end, because a pick behind each die could be taken back", async () => {
    const shot = (card: string) => [card, "attack", "stay"];
    expect(await turnOf([shot("lrdg-machine-gunner"), shot("lrdg-rifleman"), ["end-turn"]])).toEqual([[2, true]]);
  });
});

describe("what a player can still take back is nobody else's business", () => {
  /** A game in which somebody has played a card and goes on; the other, and who only watches, as they were before. */
  async function played() {
    const room = await Room.open();
    const game = await room.game({ scenario: "vulnerable-camp" }, { title: "undaunted-north-africa", seat: "lrdg" });
    const random = new Random("untold");
    for (let picks = 0; picks < 2; picks++) await pick(room, game, random);
    const [ask] = (await room.at(game)).match.pending;
    const [mover, other] = ask?.seat === "lrdg" ? [anna, boris] : [boris, anna];
    const before = await told(room, game, [other.id, "chen"]);
    const card = ask?.options[0]?.id ?? "";
    await room.sent();
    await act(room.table, { ...(await room.by(mover, game)), picks: [card, "hunker"] });
    expect(await room.sent()).toEqual([]);
    return { room, game, card, mover, other, before };
  }

  /** The last round of the log. */
  async function logOf(room: Room, look: Look) {
    const chapter = (await chaptersOf(room.table, undauntedTitle, look)).at(-1);
    if (chapter === undefined) throw new Error("No log");
    const { passages } = await readChapter(room.table, look, chapter);
    return passages.flatMap(({ entries }) => entries);
  }

  /** Everything that these people can be shown of a game. */
  async function told(room: Room, game: string, users: readonly string[]) {
    const position = await room.at(game);
    return Promise.all(
      users.map(async (user) => {
        const seen = position.look(user);
        const past = await lookBack(room.table, position, user, position.game.answered);
        return {
          view: seen.match.view(seen.seat),
          asks: seen.match.pending,
          log: await logOf(room, seen),
          past: past.match.view(past.seat),
        };
      }),
    );
  }

  test("neither board, log nor an earlier position shows it to others, until it is told", async () => {
    const { room, game, card, mover, other, before } = await played();
    const others = [other.id, "chen"];
    expect(await told(room, game, others)).toEqual(before);
    const position = await room.at(game);
    const { told: missed } = await missedBy(room.table, position.look(other.id), other.id);
    expect(missed.flatMap(({ entries }) => entries.map(({ key }) => key))).not.toContain("played");
    const own = position.look(mover.id);
    expect((await logOf(room, own)).at(-1)).toMatchObject({ key: "played", args: { card } });
    await act(room.table, { ...(await room.by(mover, game)), picks: ["end-turn"] });
    for (const { log } of await told(room, game, others))
      expect(log.map(({ key }) => key)).toEqual(expect.arrayContaining(["played", "turn-ended"]));
  });

  test("a post about something else in the meantime shows the position that is known", async () => {
    const { room, game, other, before } = await played();
    await carryOut(room.table, "draw", await room.by(other, game));
    const posts = movesAmong(await waiting(room.store));
    expect(posts.map(({ view }) => view)).toEqual([before[1]?.view]);
    expect(posts.flatMap(({ asks }) => asks.map(({ kind }) => kind))).toEqual(["play.card"]);
  });

  test("taken back, it has never been seen", async () => {
    const { room, game, mover, other, before } = await played();
    await undo(room.table, { ...(await room.by(mover, game)), picks: 2 });
    expect(await told(room, game, [other.id, "chen"])).toEqual(before);
  });
});
