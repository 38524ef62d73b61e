import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { createCanvas } from "@napi-rs/canvas";
import { type Picture, paintBoard, paintCloseup, paintHand } from "../../render/index.ts";
import { forget } from "../../render/studio/studio.ts";
import type { TwilightView } from "../../src/games/twilight-struggle/view.ts";
import { Random } from "../fuzz/random.ts";
import * as redSea from "../render/red-sea-scenes.ts";
import { nine, thick } from "../render/scenes.ts";
import * as undaunted from "../render/undaunted/scenes.ts";
import * as volk from "../render/wir-sind-das-volk/scenes.ts";
import { watchLoop } from "./loop.ts";

const title = "twilight-struggle";

const language = "en";

/** Draws and encodes boards and hands that were never drawn before, as the bot would: one await after the other. */
export async function benchRender(count: number): Promise<void> {
  const random = new Random("bench");
  const board = () =>
    paintBoard({ title, view: variation(thick.view, random), language, last: thick.last, asks: thick.asks });
  const hand = () => paintHand({ title, view: anotherHand(nine, random), language });
  await Promise.all([board(), board(), hand(), hand()]);
  await times(10, board);

  const boards = await times(count, board);
  const hands = await times(Math.ceil(count / 4), hand);
  const posts = await benchPosts(Math.ceil(count / 2));
  const loops = [boards, hands, ...posts].map(({ loop }) => loop);
  const loopDelayMs = Math.max(...loops.map(({ delayMs }) => delayMs));
  const loopWorkMs = Math.max(...loops.map(({ workMs }) => workMs ?? Number.NaN));

  const settled = await rss();
  const started = performance.now();
  for (let at = 0; at < count; at += 4) await Promise.all([board(), board(), board(), board()]);
  const atOnce = (performance.now() - started) / count;
  const rssGrowth = (await rss()) / settled;

  const figures = {
    boardP95Ms: round(part(boards.ms, 0.95)),
    boardBytes: Math.max(...boards.bytes),
    handP95Ms: round(part(hands.ms, 0.95)),
    postP95Ms: round(Math.max(...posts.map(({ ms }) => part(ms, 0.95)))),
    postBytes: Math.max(...posts.flatMap(({ bytes }) => bytes)),
    loopDelayMs: round(loopDelayMs),
    loopWorkMs: Number.isNaN(loopWorkMs) ? null : round(loopWorkMs),
    rssGrowth: round(rssGrowth),
    vsNodeCanvas: await vsNodeCanvas(),
  };
  const row = (label: string, value: string, aim = "") =>
    console.log(`${label.padEnd(34)}${value.padStart(12)}   ${aim}`);
  console.log(`Twilight Struggle: ${count} boards and ${hands.ms.length} hands, drawn and encoded`);
  row("board, p50", `${part(boards.ms, 0.5).toFixed(1)} ms`);
  row("board, processor time", `${boards.cpuMs.toFixed(1)} ms`);
  row("board, p95", `${figures.boardP95Ms} ms`, "100 ms or less");
  row("board, of four asked at once", `${atOnce.toFixed(1)} ms`);
  row("board, largest", `${figures.boardBytes} B`, "400,000 B or less");
  row("hand, p50", `${part(hands.ms, 0.5).toFixed(1)} ms`);
  row("hand, processor time", `${hands.cpuMs.toFixed(1)} ms`);
  row("hand, p95", `${figures.handP95Ms} ms`, "60 ms or less");
  for (const { title: each, ms, bytes, cpuMs, loop } of posts) {
    const times = `p50 ${part(ms, 0.5).toFixed(1)}, processor ${cpuMs.toFixed(1)} ms, largest ${Math.max(...bytes)} B, delay ${round(loop.delayMs)} ms`;
    row(`closeup and board, p95, ${each.slice(0, 12)}`, `${round(part(ms, 0.95))} ms`, `100 ms or less   ${times}`);
  }
  row(
    "longest delay of the event loop",
    `${figures.loopDelayMs} ms`,
    "20 ms or less, where nothing else wants the processor",
  );
  row("of it work of its own, at most", `${figures.loopWorkMs} ms`, "20 ms or less");
  row("memory after as many again", `× ${figures.rssGrowth}`, "1.1 or less");
  console.log(JSON.stringify(figures));
}

const scenes = [
  { title, ...thick },
  { title: "red-sea", ...redSea.thick },
  { title: "undaunted-north-africa", ...undaunted.thick },
  { ...volk.thick, title: "wir-sind-das-volk" },
  { ...volk.powersThick, title: "two-plus-two" },
];

/** What the post of a move shows, of every title: what changed and the whole board, asked for together. */
async function benchPosts(count: number) {
  const figures = [];
  for (const { title: each, view, last, asks } of scenes) {
    let number = 0;
    const post = async () => {
      // everything that a view holds is part of a picture's key
      const input = { title: each, view: { ...view, number: number++ }, language, last, asks } as const;
      const shown = await Promise.all([paintCloseup(input), paintBoard(input)]);
      const bytes = Buffer.concat(shown.flatMap((picture) => picture?.bytes ?? []));
      return { bytes, name: each, alt: "" };
    };
    // when anybody asks, the bot has painted every title
    await times(6, post);
    figures.push({ title: each, ...(await times(count, post)) });
  }
  return figures;
}

async function times(count: number, paint: () => Promise<Picture | null>) {
  const ms: number[] = [];
  const bytes: number[] = [];
  const before = process.cpuUsage();
  const loop = watchLoop();
  for (let at = 0; at < count; at++) {
    const start = performance.now();
    const picture = await paint();
    ms.push(performance.now() - start);
    bytes.push(picture?.bytes.length ?? 0);
  }
  const { user, system } = process.cpuUsage(before);
  // of all threads together: what is left of a time when other work takes the processor
  return { ms, bytes, cpuMs: (user + system) / 1000 / count, loop: loop.stop() };
}

/** A position of its own: no picture can come from the cache. */
function variation(view: TwilightView, random: Random): TwilightView {
  const change = (amounts: readonly number[]) => amounts.map((each) => (random.chance(3) ? random.below(6) : each));
  return {
    ...view,
    influence: { us: change(view.influence.us), ussr: change(view.influence.ussr) },
    vp: random.below(39) - 19,
    defcon: 2 + random.below(4),
  };
}

function anotherHand(view: TwilightView, random: Random): TwilightView {
  const pool = random.shuffle([...view.discard, ...view.removed]);
  return { ...view, hands: { us: pool.slice(0, 9) } };
}

async function rss(): Promise<number> {
  forget();
  globalThis.gc?.();
  await pause(50);
  return process.memoryUsage().rss;
}

/** The same plain scene on both libraries, drawn and encoded: how many times as long node-canvas takes. */
async function vsNodeCanvas(): Promise<number | null> {
  const name = "canvas";
  const other = (await import(name).catch(() => null)) as { createCanvas: typeof createCanvas } | null;
  if (other === null) return null;
  const time = (create: typeof createCanvas) => {
    const start = performance.now();
    for (let at = 0; at < 5; at++) plainScene(create);
    return performance.now() - start;
  };
  plainScene(createCanvas);
  plainScene(other.createCanvas);
  return round(time(other.createCanvas) / time(createCanvas));
}

function plainScene(create: typeof createCanvas): void {
  const canvas = create(2000, 1664);
  const pen = canvas.getContext("2d");
  pen.fillStyle = "#bfd3dc";
  pen.fillRect(0, 0, 2000, 1664);
  for (let at = 0; at < 300; at++) {
    const [x, y] = [(at % 20) * 100, Math.floor(at / 20) * 110];
    pen.fillStyle = at % 2 === 0 ? "#1c4f96" : "#b3201c";
    pen.fillRect(x + 4, y + 4, 90, 70);
    pen.fillStyle = "#ffffff";
    pen.font = "40px sans-serif";
    pen.fillText(String(at), x + 12, y + 56);
  }
  canvas.toBuffer("image/png");
}

const part = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const round = (value: number): number => Math.round(value * 100) / 100;
