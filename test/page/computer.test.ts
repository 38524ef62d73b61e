import { afterEach, beforeEach, expect, test } from "vitest";
import { Scene } from "../e2e/scene.ts";
import { inBrowser } from "./browser.ts";

inBrowser("against the computer", (browser) => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await Scene.set({ seed: "computer" });
  });
  afterEach(() => scene.end());

  test("the first button of the welcome deals a game, and its menu any other", async () => {
    const page = await browser.open(`${scene.playground.url}/`);
    await page.getByRole("button", { name: "Play Against the Computer" }).click();
    await page.getByText("Computer (easy)").first().waitFor();
    await scene.calm();
    expect((await scene.game()).seats.map(({ seat, userId }) => [seat, userId.startsWith("computer:")])).toEqual([
      ["us", false],
      ["ussr", true],
    ]);
    await page.goto(`${scene.playground.url}/#/welcome/boris`);
    await page.getByRole("combobox", { name: "Другая сторона…" }).click();
    await page.getByRole("option", { name: "Wir sind das Volk! 2+2: Запад" }).click();
    await expect.poll(async () => (await scene.store.ownGames(await idOf("boris"))).rows.length).toBe(1);
    await scene.calm();
    const game = await scene.game("table-two");
    expect(game.title).toBe("two-plus-two");
    expect(game.status).toBe("running");
    expect([browser.trouble, scene.complaints]).toEqual([[], []]);
  });

  const idOf = async (key: string) => {
    const { people } = await scene.people.world();
    return people.find((person) => person.key === key)?.id ?? "";
  };
});
