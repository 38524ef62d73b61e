import { afterEach, beforeEach, expect, test } from "vitest";
import { Scene } from "../e2e/scene.ts";
import { inBrowser } from "./browser.ts";
import { Clicker, clickTheStart, clickTheWelcome } from "./clicking.ts";
import { isLong } from "./long.ts";
import { swapped, usual, Walk } from "./walk.ts";

inBrowser("a newcomer clicks", (browser) => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await Scene.set({ seed: "clicks" });
  });
  afterEach(() => scene.end());

  for (const seats of isLong ? [usual, swapped] : [usual])
    test(`everything from the empty page to the end of turn 1: ${seats.us} the US, ${seats.ussr} the USSR`, async () => {
      const walk = await Walk.begin(browser, scene, seats);
      await (seats === usual ? clickTheWelcome(walk) : clickTheStart(walk));
      const clicker = new Clicker(walk);
      await walk.playOn((asked) => clicker.move(asked));
      const { pick, menu, next, form } = clicker.used;
      expect(Math.min(pick, menu, next, form)).toBeGreaterThan(0);
      expect(await walk.screens.boris.pane.innerText()).toContain("Это видно только вам");
      expect(await walk.screens.anna.pane.innerText()).toContain("Only you can see this");
      expect([browser.trouble, scene.complaints]).toEqual([[], []]);
    });
});
