import { performance } from "node:perf_hooks";
import { type BoardInput, paintFilm } from "../../render/index.ts";
import { titles } from "../../src/games/titles.ts";
import { CuttingRoom } from "../../src/replay/cutting-room.ts";
import { framesOf } from "../../src/replay/film.ts";
import { filmOf } from "../../src/replay/filming.ts";
import { footageOf, type Played, play, titleCalled } from "../replay/played.ts";

/** As many as there are in a moving picture. */
const BOARDS = 10;

interface Figures {
  readonly steps: number;
  readonly fileMs: number;
  readonly fileBytes: number;
  readonly gifMs: number;
  readonly gifBytes: number;
}

/** A long game of every title: what its file costs once somebody has had one, and how large it is. */
export async function benchReplay(): Promise<void> {
  const room = new CuttingRoom();
  const figures: Record<string, Figures> = {};
  for (const id of titles.keys()) {
    const footage = footageOf(longest(id), true);
    await room.cut(footage);
    const times: number[] = [];
    let bytes = 0;
    for (let count = 0; count < 7; count++) {
      const begun = performance.now();
      bytes = Buffer.byteLength((await room.cut(footage)).file);
      times.push(performance.now() - begun);
    }
    const middle = times.sort((one, two) => one - two)[3] ?? 0;
    const boards = framesOf(filmOf(titleCalled(id), footage).film).slice(-BOARDS - 1, -1);
    const film = boards.map(({ view, entries, asks }) => ({ view, language: "en" as const, last: entries, asks }));
    const gif = await moving(id, film);
    figures[id] = { steps: footage.posts.length, fileMs: Math.round(middle), fileBytes: bytes, ...gif };
    console.log(
      `${id.padEnd(26)}${footage.posts.length} posts: file ${Math.round(middle)} ms (300 or less), ${bytes} B (400,000 or less); ${film.length} boards as a GIF ${gif.gifMs} ms (1000 or less), ${gif.gifBytes} B (1,000,000 or less)`,
    );
  }
  await room.close();
  console.log(JSON.stringify(figures));
}

/** Once everything that never changes is drawn. */
async function moving(title: string, film: readonly BoardInput[]) {
  const order = { title, film, name: "film", alt: "" };
  const times: number[] = [];
  let gifBytes = 0;
  // the first is not counted: statics are drawn then
  for (let count = 0; count < 6; count++) {
    const begun = performance.now();
    gifBytes = (await paintFilm(order))?.bytes.length ?? 0;
    times.push(performance.now() - begun);
  }
  return { gifMs: Math.round(times.slice(1).sort((one, two) => one - two)[2] ?? 0), gifBytes };
}

/** Of some games the one with the most posts. */
function longest(id: string): Played {
  const games = Array.from({ length: 12 }, (_, at) => play(id, { seed: `bench ${at}`, sensible: true }));
  return games.reduce((one, two) => (two.posts.length > one.posts.length ? two : one));
}
