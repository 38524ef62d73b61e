import { createCanvas } from "@napi-rs/canvas";
import { build } from "esbuild";
import { beforeAll, expect, test } from "vitest";
import type { drawOn as DrawOn } from "../../render/kit/canvas.ts";
import type { sketchOf as SketchOf } from "../../render/painters.ts";
import type * as engine from "../../src/engine/index.ts";
import type { titles as Titles } from "../../src/games/titles.ts";
import type { story as Story } from "../../src/i18n/index.ts";
import "../../render/studio/skia.ts";

/** Whatever a page needs to play a game again and to draw it. */
const page = `
  export { Match } from "./src/engine/index.ts";
  export { titles } from "./src/games/titles.ts";
  export { story } from "./src/i18n/index.ts";
  export { drawOn } from "./render/kit/canvas.ts";
  export { sketchOf } from "./render/painters.ts";
`;

interface Page {
  readonly Match: typeof engine.Match;
  readonly titles: typeof Titles;
  readonly story: typeof Story;
  readonly drawOn: typeof DrawOn;
  readonly sketchOf: typeof SketchOf;
}

/** Runs it where none of Node's own names means anything; a context of its own would be several times slower. */
const withoutNode = (source: string): Page =>
  new Function("globalThis", "global", "Buffer", "process", "require", "module", `${source}; return page;`)({});

let script = "";
let packages: readonly string[] = [];

beforeAll(async () => {
  // a module of Node, or one that is not JavaScript, makes this fail and is named
  const { outputFiles, metafile } = await build({
    stdin: { contents: page, resolveDir: "." },
    bundle: true,
    platform: "browser",
    format: "iife",
    globalName: "page",
    target: "es2022",
    write: false,
    metafile: true,
    logLevel: "silent",
  });
  script = outputFiles[0]?.text ?? "";
  const used = Object.keys(metafile.inputs).flatMap(
    (path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? [],
  );
  packages = [...new Set(used)].sort();
});

test("engine, games, messages and painters make a bundle for a browser, of nothing but two packages", () => {
  expect(packages).toEqual(["@noble/hashes", "zod"]);
  expect(script.length).toBeGreaterThan(500_000);
  // the whole of zod would be a third more
  expect(script.length).toBeLessThan(3_400_000);
});

test("it plays, tells and draws a game of every title with what a browser has", { timeout: 60_000 }, () => {
  const { Match, titles, story, drawOn, sketchOf } = withoutNode(script);
  drawOn(createCanvas);
  for (const [title, { game, messages }] of titles) {
    const match = Match.start(game, { seed: "in a browser" });
    for (let turn = 0; match.outcome === null && turn < 5000; turn++) {
      const ask = match.pending.find(({ answered }) => !answered);
      if (ask === undefined) throw new Error("Nobody is asked");
      match.answer(ask.seat, ask.options[turn % ask.options.length]?.id ?? "");
    }
    const view = match.view(null);
    expect(story("en", match.log.slice(-20), messages).length, title).toBeGreaterThan(0);
    const sketch = sketchOf({ title, kind: "board", input: { view, language: "en", outcome: match.outcome } });
    if (sketch === null) continue;
    const canvas = createCanvas(sketch.width, sketch.height);
    sketch.draw(canvas.getContext("2d"));
    expect(new Set(new Uint32Array(canvas.data().buffer)).size, title).toBeGreaterThan(20);
  }
});
