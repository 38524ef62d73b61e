import { afterEach, beforeEach, expect, test } from "vitest";
import { Scene } from "../e2e/scene.ts";
import { inBrowser } from "./browser.ts";
import { Screen } from "./screen.ts";

inBrowser("when things go wrong", (browser) => {
  let scene: Scene;
  beforeEach(async () => {
    // Discord's own three seconds: one of these waits for their end
    scene = await Scene.set({ seed: "trouble", patience: 3000 });
  });
  afterEach(() => scene.end());

  /** Both headlines are to be chosen. */
  async function dealt(): Promise<void> {
    const [anna, boris] = [scene.person("anna"), scene.person("boris")];
    await scene.play(anna, boris);
    await boris.run("ts influence", { where: "poland 4, east germany, austria" });
    await anna.run("ts influence", { where: "west germany 4, italy 3" });
    await scene.calm();
  }

  const at = (hash: string) => `${scene.playground.url}/#/${hash}`;

  test("a closed DM is told in the channel, and /hand still works", async () => {
    const page = await browser.open(at("welcome/anna.dm"));
    const anna = new Screen(page, "anna");
    await anna.pane.getByText("This is the beginning of your direct messages").waitFor();
    await anna.pane.getByLabel("The bot may write to me").uncheck();
    await expect.poll(async () => (await scene.people.world()).people[0]?.dmsClosed).toBe(true);
    await page.locator(".channel[data-channel=welcome]").click();
    await page.getByRole("button", { name: "Play Twilight Struggle: Anna against Boris" }).click();
    await anna.pane.getByText("your direct messages are closed").waitFor();
    await anna.command("hand");
    await anna.send();
    await anna.pane.getByText("Your hand as US").waitFor();
  });

  test("a late click gets a kind word and the present position", async () => {
    await dealt();
    const page = await browser.open(at("table-one/anna"));
    const anna = new Screen(page, "anna");
    await anna.press("Play");
    const opened = anna.pane.locator(".message.ephemeral", { hasText: "Choose your headline" }).last();
    const panel = anna.pane.locator(`[data-message="${await opened.getAttribute("data-message")}"]`);
    // meanwhile she moves elsewhere
    const [card] = await scene.person("anna").complete("ts headline", "card");
    await scene.person("anna").run("ts headline", { card: card?.value ?? "" });
    await panel.getByRole("combobox").click();
    await page.keyboard.press("Enter");
    await panel.getByText("That was an earlier position").waitFor();
  });

  test("a reload in the middle of a panel and of a command loses nothing", async () => {
    await dealt();
    const page = await browser.open(at("table-one/boris"));
    const boris = new Screen(page, "boris");
    await boris.press("Play");
    const panel = boris.pane.locator(".message.ephemeral").last();
    await panel.getByRole("combobox").waitFor();
    // how long ago something was goes on counting
    const texts = async () =>
      (await boris.messages.allInnerTexts()).map((text) => text.replace(/\d+ секунд\S* назад/g, ""));
    const before = await texts();
    await boris.command("тс сыграть");
    await page.keyboard.type("дук");
    await page.reload();
    await boris.pane.locator(".command-name", { hasText: "/тс сыграть" }).waitFor();
    expect(await boris.pane.locator(".option-input").inputValue()).toBe("дук");
    await panel.getByRole("combobox").waitFor();
    expect(await texts()).toEqual(before);
    await panel.getByRole("combobox").press("ArrowDown");
    await page.keyboard.press("Enter");
    await panel.getByRole("combobox").waitFor({ state: "detached" });
  });

  test("what happens while the messages are being fetched is not lost", async () => {
    const say = (content: string) => scene.people.say({ person: "chen", channel: "table-two", content });
    const gone = await say("Gone soon");
    const page = await browser.open(at("table-one/anna"));
    await page.getByText("This is the beginning of #table-one").waitFor();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const fetched = new Promise<void>((resolve) => {
      void page.route("**/playground/messages?*", async (route) => {
        const response = await route.fetch();
        resolve();
        await released;
        await route.fulfill({ response });
      });
    });
    await page.locator(".channel[data-channel=table-two]").click();
    await fetched;
    await say("In between");
    await scene.people.fault({ kind: "delete-message", message: gone.id });
    const anna = new Screen(page, "anna");
    await anna.last.getByText("In between").waitFor();
    release();
    await page.getByText("This is the beginning of #table-two").waitFor();
    expect(await anna.messages.count()).toBe(1);
    await anna.last.getByText("In between").waitFor();
  });

  test("errors stand where Discord shows them", async () => {
    await dealt();
    const page = await browser.open(at("table-one/anna"));
    const anna = new Screen(page, "anna");
    await anna.command("ts headline");
    await page.keyboard.press("Control+Enter");
    expect(await anna.error.innerText()).toBe("card: This option is required. Give it a value.");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await anna.command("game new");
    await anna.option("days");
    await page.keyboard.type("two");
    await page.keyboard.press("Control+Enter");
    expect(await anna.error.innerText()).toContain("This must be a number.");
  });

  test("a bot that is away, and one that comes back", async () => {
    const page = await browser.open(at("table-two/chen"));
    const chen = new Screen(page, "chen");
    await scene.people.fault({ kind: "hang-up", times: 20, path: "/callback" });
    await chen.command("help");
    await chen.send();
    await chen.pane.getByText("The application did not respond").waitFor();
    await chen.write("Hello there");
    await page.keyboard.press("Enter");
    await chen.last.getByText("Hello there").waitFor();
    await scene.people.clearFaults();
  });
});
