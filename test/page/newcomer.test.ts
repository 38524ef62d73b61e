import { afterEach, beforeEach, expect, test } from "vitest";
import { Scene } from "../e2e/scene.ts";
import { inBrowser, noBrowser } from "./browser.ts";
import { isLong } from "./long.ts";
import { Typist, typeTheStart } from "./typing.ts";
import { swapped, usual, Walk } from "./walk.ts";

if (noBrowser !== null) console.warn(noBrowser);

inBrowser("a newcomer types", (browser) => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await Scene.set({ seed: "newcomer" });
  });
  afterEach(() => scene.end());

  for (const seats of isLong ? [usual, swapped] : [swapped])
    test(`everything from the empty page to the end of turn 1: ${seats.us} the US, ${seats.ussr} the USSR`, async () => {
      const walk = await Walk.begin(browser, scene, seats);
      await typeTheStart(walk);
      const typist = new Typist(walk);
      await walk.playOn((asked) => typist.move(asked));
      expect([browser.trouble, scene.complaints]).toEqual([[], []]);
    });
});
