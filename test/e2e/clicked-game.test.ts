import { afterAll, expect, test } from "vitest";
import { clicker } from "./players.ts";
import { type Played, playThrough } from "./whole-game.ts";

const played: Played[] = [];
afterAll(() => Promise.all(played.map(({ scene }) => scene.end())));

const english = () => clicker({ play: "Play", back: "Back", confirm: "Confirm" });
const russian = () => clicker({ play: "Play", back: "Назад", confirm: "Подтвердить" });

test("a whole game by clicks, in two languages, without a refusal or a leak", async () => {
  const game = await playThrough("2", [english(), russian()]);
  played.push(game);
  const { scene, refused, leaks, looked, misposted } = game;
  expect({ refused, leaks, misposted, complaints: scene.complaints }).toEqual({
    refused: [],
    leaks: [],
    misposted: [],
    complaints: [],
  });
  expect(looked).toBeGreaterThan(500);
  expect((await scene.game()).status).toBe("finished");
});
