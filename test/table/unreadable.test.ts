import { expect, test } from "vitest";
import { redactError } from "../../src/discord/trouble.ts";
import { myGames, wakeGames } from "../../src/table/index.ts";
import { boris, Room } from "./room.ts";

/** Puts something else in the place of what the engine has saved of a game. */
async function damage(room: Room, id: string, change: (saved: object) => object): Promise<void> {
  const { game } = await room.at(id);
  const saved = JSON.stringify(change(JSON.parse(game.saved ?? "{}")));
  await room.store.move(game, { by: { userId: "anna" }, at: room.table.now(), saved });
}

const withoutState = (saved: object) => ({ ...saved, steps: [{ state: null, fate: 0, logged: 0, answers: [] }] });

test("a position that cannot be read is named, whatever is wrong with it", async () => {
  const room = await Room.open();
  const game = await room.game();
  await damage(room, game, (saved) => ({ ...saved, format: 2 }));
  await expect(room.at(game).then(({ match }) => match)).rejects.toThrow(
    `position of game ${game}: format 2 is not known, the newest is 1`,
  );
  await damage(room, game, (saved) => ({ ...saved, format: 1, seed: 7 }));
  await expect(room.at(game).then(({ match }) => match)).rejects.toThrow(
    `position of game ${game}: seed is not what it should be`,
  );
  await damage(room, game, (saved) => withoutState({ ...saved, seed: "a known seed" }));
  const failure = await room
    .at(game)
    .then(({ match }) => match)
    .catch(redactError);
  expect(failure).toMatchObject({
    name: "Unreadable",
    what: `position of game ${game}`,
    why: "its game cannot go on from it",
  });
  // where the game itself came to grief
  expect(JSON.stringify(failure)).toContain("src/games/");
});

test("one that cannot be read keeps no other from being reminded, and is restored when it is listed", async () => {
  const room = await Room.open();
  const broken = await room.game();
  const sound = await room.game();
  await damage(room, broken, withoutState);
  await room.sent();
  room.pass(48);
  const failed: string[] = [];
  await wakeGames(room.table, (game) => void failed.push(game));
  expect(failed).toEqual([broken]);
  // the next time it comes later
  await wakeGames(room.table, (game) => void failed.push(game));
  expect(failed).toEqual([broken]);
  expect(await room.sent()).toEqual(["reminder boris"]);
  const { games } = await myGames(room.table, boris.id, { most: 10 });
  const waiting = games.filter(({ waits }) => waits).map(({ game }) => game.id);
  expect(waiting.sort()).toEqual([sound, broken].sort());
});
