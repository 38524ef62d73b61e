import { afterAll, expect, test } from "vitest";
import { type GameRecord, verify } from "../../src/engine/index.ts";
import type { Side } from "../../src/games/cold-war/seats.ts";
import { twilightStruggle } from "../../src/games/twilight-struggle/index.ts";
import { labelsOf, textOf } from "./person.ts";
import { typist } from "./players.ts";
import { type Played, playThrough } from "./whole-game.ts";

const played: Played[] = [];
afterAll(() => Promise.all(played.map(({ scene }) => scene.end())));

test("a whole game by typed commands, in two languages, without a refusal or a leak", async () => {
  const game = await playThrough("3", [typist, typist]);
  played.push(game);
  const { scene, refused, leaks, looked, misposted } = game;
  expect({ refused, leaks, misposted, complaints: scene.complaints }).toEqual({
    refused: [],
    leaks: [],
    misposted: [],
    complaints: [],
  });
  expect(looked).toBeGreaterThan(500);
  const { status, outcome } = await scene.game();
  expect(status).toBe("finished");
  expect(outcome).not.toBeNull();
});

test("its last post says how it ended, rings both players once and asks nobody", async () => {
  const { scene } = played[0] as Played;
  const [anna, boris] = [scene.person("anna"), scene.person("boris")];
  const post = await anna.lastPost();
  expect([...post.rang].sort()).toEqual([anna.id, boris.id].sort());
  const us = `<@${anna.id}> (US)`;
  const ussr = `<@${boris.id}> (USSR)`;
  const { outcome } = await scene.game();
  const [winner, loser] = outcome?.winners.includes("us") ? [us, ussr] : [ussr, us];
  expect(textOf(post)).toContain(`${winner} beats ${loser}.`);
  expect(textOf(post)).not.toContain("▸");
  expect(labelsOf(post)).toEqual(["Rematch", "Swap Sides", "Board", "Log", "Replay"]);
});

test("its record is given out and verifies", async () => {
  const { scene } = played[0] as Played;
  const { message } = await scene.person("chen").run("game export");
  const url = message?.attachments[0]?.url ?? "";
  const record = JSON.parse(new TextDecoder().decode(await scene.people.download(url))) as GameRecord<Side>;
  expect(verify(twilightStruggle, record)).toEqual({ ok: true });
});
