import { performance } from "node:perf_hooks";
import { titles } from "../../src/games/titles.ts";
import { CuttingRoom } from "../../src/replay/cutting-room.ts";
import { footageOf, type Played, play } from "../replay/played.ts";

interface Figures {
  readonly steps: number;
  readonly fileMs: number;
  readonly fileBytes: number;
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
    figures[id] = { steps: footage.posts.length, fileMs: Math.round(middle), fileBytes: bytes };
    console.log(
      `${id.padEnd(26)}${footage.posts.length} posts: file ${Math.round(middle)} ms (300 or less), ${bytes} B (400,000 or less)`,
    );
  }
  await room.close();
  console.log(JSON.stringify(figures));
}

/** Of some games the one with the most posts. */
function longest(id: string): Played {
  const games = Array.from({ length: 12 }, (_, at) => play(id, { seed: `bench ${at}`, sensible: true }));
  return games.reduce((one, two) => (two.posts.length > one.posts.length ? two : one));
}
