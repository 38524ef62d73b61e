import { afterEach, beforeEach, expect, test } from "vitest";
import { textOf } from "../e2e/person.ts";
import { Scene } from "../e2e/scene.ts";
import { inBrowser, noBrowser } from "./browser.ts";
import { Screen } from "./screen.ts";

if (noBrowser !== null) console.warn(noBrowser);

inBrowser("a newcomer", (browser) => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await Scene.set({ seed: "newcomer" });
  });
  afterEach(() => scene.end());

  const words = {
    anna: { headline: "headline", play: "play", as: "as", influence: "influence", choose: "choose" },
    boris: { headline: "заголовок", play: "сыграть", as: "как", influence: "влияние", choose: "выбрать" },
  } as const;
  type Name = keyof typeof words;

  const turnIsOver = async () => textOf(await scene.person("anna").lastPost()).includes("turn 2, headline phase");
  const asked = async (name: Name) => scene.person(name).complete("choose", "option");

  test("types everything from the empty page to the end of turn 1, in English and in Russian", async () => {
    const page = await browser.open(`${scene.playground.url}/`);
    const one = new Screen(page, "anna");
    await page.locator(".channel[data-channel=table-one]").click();
    await page.getByRole("button", { name: "Two people side by side" }).click();
    const screens = { anna: one, boris: new Screen(page, "boris") };

    // the lobby, with the picker by keyboard
    await one.write("/game ne");
    expect(await one.offers.allInnerTexts()).toEqual([expect.stringContaining("/game new")]);
    await page.keyboard.press("Tab");
    await one.option("seat");
    await page.keyboard.type("us");
    await page.keyboard.press("Control+Enter");
    await one.pane.getByText("a game is being set up").waitFor();
    await screens.boris.command("партия сесть");
    await screens.boris.send();
    await one.command("game start");
    await one.send();
    await screens.boris.pane.getByText("set-up: add influence, 6").waitFor();

    await screens.boris.command("влияние");
    await page.keyboard.type("польша 4, гдр 1, австрия 1");
    await page.keyboard.press("Control+Enter");
    await one.pane.getByText("set-up: add influence, 7").waitFor();
    await one.command("influence");
    await page.keyboard.type("west germany 4, italy 3");
    await page.keyboard.press("Control+Enter");
    await one.pane.getByText("headline phase").first().waitFor();

    // headlines: nobody sees the other's
    for (const name of ["anna", "boris"] as const) {
      await screens[name].command(words[name].headline);
      const card = await screens[name].accept();
      await screens[name].send();
      const other = screens[name === "anna" ? "boris" : "anna"];
      expect(card).not.toBe("");
      if (name === "anna") expect(await other.pane.innerText()).not.toContain(card.split(" · ")[0]);
    }
    await scene.calm();

    for (let step = 0; step < 150 && !(await turnIsOver()); step++) {
      for (const name of ["anna", "boris"] as const) {
        const before = (await scene.game()).version;
        const offered = await asked(name);
        if (offered.length === 0) continue;
        await typeOne(screens[name], words[name], offered.length > 1 && step % 2 === 0);
        await expect.poll(async () => (await scene.game()).version).toBeGreaterThan(before);
        await scene.calm();
      }
    }
    await one.pane.getByText("turn 2, headline phase").first().waitFor();
    expect(browser.trouble).toEqual([]);
  });

  /** A whole play in one command where it goes, and otherwise the command that always works. */
  async function typeOne(screen: Screen, names: (typeof words)[Name], whole: boolean): Promise<void> {
    const { page } = screen;
    if (whole) {
      await screen.command(names.influence);
      await screen.option(screen.person === "anna" ? "card" : "карта");
      await screen.answered();
      if ((await screen.offers.count()) > 0) {
        await screen.accept();
        await screen.accept();
        return screen.send();
      }
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
    }
    await screen.command(names.choose);
    await screen.accept();
    await screen.send();
  }
});
