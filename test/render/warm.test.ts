import { expect, it } from "vitest";
import { hasPictures } from "../../render/index.ts";
import { warmPictures } from "../../src/discord/pictures.ts";
import { titles } from "../../src/games/titles.ts";
import { noMeter } from "../../src/metrics/meter.ts";

const failures: unknown[] = [];
const bot = (pictures: boolean) => ({
  pictures,
  table: { titles },
  meter: noMeter,
  log: { error: (what: unknown) => void failures.push(what) },
});

it("at the start every title that has a painter is painted in both languages", { timeout: 60_000 }, async () => {
  const painted = [...titles.keys()].filter(hasPictures);
  expect(painted).toContain("red-sea");
  expect(await warmPictures(bot(true))).toHaveLength(2 * painted.length);
  expect(failures).toEqual([]);
});

it("nothing is painted where pictures are switched off", async () => {
  expect(await warmPictures(bot(false))).toEqual([]);
});
