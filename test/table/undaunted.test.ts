import { expect, test } from "vitest";
import { type GameRecord, verify } from "../../src/engine/index.ts";
import { undaunted } from "../../src/games/undaunted/index.ts";
import type { UndauntedView } from "../../src/games/undaunted/view.ts";
import { act, exportRecord, look, runningGame } from "../../src/table/index.ts";
import { Random } from "../fuzz/random.ts";
import { undauntedSubject as subject } from "../fuzz/undaunted.ts";
import { anna, boris, Room } from "./room.ts";

const people = { lrdg: anna, italy: boris } as const;

/** One random pick of whoever is asked; null when the game is over. */
async function pick(room: Room, game: string, random: Random): Promise<string | null> {
  const record = await runningGame(room.table, game);
  const { match } = look(room.table, record, anna.id);
  const ask = match.pending.find((each) => !each.answered);
  if (ask === undefined) return null;
  const seat = ask.seat as keyof typeof people;
  const options = subject.careful(match.view(seat) as UndauntedView, ask as never);
  const { id } = random.pick(options);
  await act(room.table, { game, user: people[seat], interaction: room.next(), picks: [id] });
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
  expect((await room.sent()).sort()).toEqual(["hand anna", "hand boris", "move channel"]);
  const random = new Random("hands");
  const handOf = async (user: typeof anna) => {
    const seen = look(room.table, await runningGame(room.table, game), user.id);
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
