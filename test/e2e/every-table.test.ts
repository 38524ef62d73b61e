import { describe, expect, test } from "vitest";
import type { Player } from "./players.ts";
import { clickers, type Table, tables } from "./tables.ts";
import { playThrough } from "./whole-game.ts";

const SOME_TURNS = 10;

/** The beginning of a game, then somebody resigns; whole ones are played by `npm run e2e:long`. */
async function play(table: Table, players: readonly Player[]) {
  const { scene, game, refused, leaks, misposted } = await playThrough("table", players, {
    ...table,
    most: SOME_TURNS,
  });
  const { status } = game;
  const { complaints } = scene;
  await scene.end();
  expect({ status, refused, leaks, misposted, complaints }).toEqual({
    status: "finished",
    refused: [],
    leaks: [],
    misposted: [],
    complaints: [],
  });
}

const [, ...others] = tables;

describe.each(others.filter(({ mixed }) => !mixed))("$name", (table) => {
  test("is played by commands", () => play(table, [table.typist, table.typist, table.typist, table.typist]));
  test("is played by clicks", () => play(table, clickers()));
});

describe.each(others.filter(({ mixed }) => mixed))("$name", (table) => {
  test("is played by commands and clicks", () => play(table, [table.typist, ...clickers().slice(1)]));
});
