import { type Interaction, MessageFlags } from "discord.js";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startPlayground } from "../../src/playground/index.ts";
import { login, type Scene, setTheScene } from "../playground/setup.ts";
import { inBrowser } from "./browser.ts";
import { Screen } from "./screen.ts";

/** The smallest picture there is: one dot. */
const dot = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

inBrowser("every kind of interaction", (browser) => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await setTheScene();
  });
  afterEach(() => scene.end());

  const open = (hash: string) => browser.open(`${scene.playground.url}/#/${hash}`);

  test("options one by one: autocomplete after a pause, choices, people, numbers", async () => {
    const asked: string[] = [];
    const got: unknown[] = [];
    scene.on(async (interaction: Interaction) => {
      if (interaction.isAutocomplete()) {
        asked.push(interaction.options.getFocused());
        return interaction.respond([{ name: "Soup of the day", value: "soup" }]);
      }
      if (!interaction.isChatInputCommand()) return;
      got.push(interaction.options.data.map(({ name, value }) => [name, value]));
      return interaction.reply("Served");
    });
    const page = await open("table-one/anna");
    const anna = new Screen(page, "anna");
    await anna.command("order");
    await anna.offers.first().waitFor();
    asked.length = 0;
    await page.keyboard.type("soup");
    await expect.poll(() => asked.at(-1)).toBe("soup");
    expect(asked.length).toBeLessThan(4);
    await anna.answered();
    await page.keyboard.press("Enter");
    await anna.option("size");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await anna.option("for");
    await anna.accept("Bo");
    await anna.option("count");
    await page.keyboard.type("3");
    await page.keyboard.press("Control+Enter");
    await anna.last.getByText("Served").waitFor();
    expect(got).toEqual([
      [
        ["dish", "soup"],
        ["count", 3],
        ["size", "large"],
        ["for", "1180000000000000202"],
      ],
    ]);
  });

  test("thinking, then filled in, edited, deleted; a picture with its words opens and zooms", async () => {
    let go = () => {};
    const wait = new Promise<void>((resolve) => {
      go = resolve;
    });
    scene.on(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.deferReply();
      await wait;
      await interaction.editReply({
        content: "**Here**",
        files: [{ attachment: dot, name: "dot.png", description: "A dot" }],
      });
      return interaction.followUp({ content: "Psst", flags: MessageFlags.Ephemeral });
    });
    const page = await open("table-two/anna+boris");
    const [anna, boris] = [new Screen(page, "anna"), new Screen(page, "boris")];
    await anna.command("order");
    await page.keyboard.type("tea");
    await page.keyboard.press("Control+Enter");
    await boris.last.getByText("думает").waitFor();
    go();
    await anna.last.getByText("Psst").waitFor();
    expect(await boris.pane.getByText("Psst").count()).toBe(0);
    await boris.pane.getByRole("button", { name: "Открыть картинку: A dot" }).click();
    const picture = page.locator(".viewer img");
    const before = await picture.boundingBox();
    await page.keyboard.press("+");
    await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(before?.width ?? 0);
    await page.keyboard.press("Escape");
    await anna.last.getByRole("button", { name: "Dismiss message" }).click();
    await anna.last.getByText("Here").waitFor();
    const id = (await anna.last.getAttribute("data-message")) ?? "";
    await scene.people.fault({ kind: "delete-message", message: id });
    await anna.pane.locator(`[data-message="${id}"]`).waitFor({ state: "detached" });
  });

  test("a form with labels survives a reload and says what is missing", async () => {
    const got: string[] = [];
    scene.on(async (interaction) => {
      if (interaction.isModalSubmit()) {
        const fields = interaction.fields;
        got.push(fields.getTextInputValue("where"), ...fields.getStringSelectValues("how"));
        return interaction.reply({ content: "Noted", flags: MessageFlags.Ephemeral });
      }
      if (!interaction.isChatInputCommand()) return;
      return interaction.showModal({
        custom_id: "form",
        title: "A form",
        components: [
          {
            type: 18,
            label: "Where",
            description: "Any country",
            component: { type: 4, custom_id: "where", style: 1 },
          },
          {
            type: 18,
            label: "How",
            component: {
              type: 3,
              custom_id: "how",
              max_values: 2,
              options: ["coup", "space", "event"].map((name) => ({ label: name, value: name })),
            },
          },
        ],
      });
    });
    const page = await open("table-three/anna");
    const anna = new Screen(page, "anna");
    await anna.command("order");
    await page.keyboard.type("tea");
    await page.keyboard.press("Control+Enter");
    const dialog = page.getByRole("dialog", { name: "A form" });
    await dialog.waitFor();
    await page.reload();
    await dialog.getByRole("button", { name: "Submit" }).click();
    await dialog.getByText("This is required.").first().waitFor();
    await dialog.getByLabel("Where").fill("Rome");
    await dialog.getByRole("combobox", { name: "How" }).press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await dialog.getByRole("button", { name: "Submit" }).click();
    await anna.last.getByText("Noted").waitFor();
    expect(got).toEqual(["Rome", "coup", "space"]);
  });

  test("a form of five menus for several is filled in with a thumb, and sent once", async () => {
    const got: (readonly string[])[] = [];
    const menus = ["0", "1", "2", "3", "4"];
    const options = Array.from({ length: 25 }, (_, at) => ({ label: `Place ${at}`, value: `${at}` }));
    scene.on(async (interaction) => {
      if (interaction.isModalSubmit()) {
        got.push(...menus.map((menu) => interaction.fields.getStringSelectValues(menu)));
        return interaction.reply({ content: "Noted", flags: MessageFlags.Ephemeral });
      }
      if (!interaction.isChatInputCommand()) return;
      const component = { type: 3, max_values: 2, min_values: 0, required: false, options } as const;
      return interaction.showModal({
        custom_id: "form",
        title: "A form",
        components: menus.map((menu) => ({
          type: 18,
          label: `Region ${menu}`,
          component: { ...component, custom_id: menu },
        })),
      });
    });
    const size = { width: 390, height: 664 };
    const phone = { viewport: size, hasTouch: true, isMobile: true };
    const page = await browser.open(`${scene.playground.url}/#/table-three/boris`, phone);
    const boris = new Screen(page, "boris");
    await boris.command("order");
    await page.keyboard.type("tea");
    await page.keyboard.press("Control+Enter");
    const dialog = page.getByRole("dialog", { name: "A form" });
    for (const menu of menus.slice(0, 4)) {
      const field = dialog.getByRole("combobox", { name: `Region ${menu}` });
      await field.tap();
      const popup = dialog.locator(".menu-popup:popover-open");
      for (const place of ["Place 0", "Place 24", "Place 1"])
        await popup.getByRole("option", { name: place, exact: true }).tap();
      // no more than two
      expect(await popup.getByRole("option", { selected: true }).allInnerTexts()).toEqual(["Place 0", "Place 24"]);
      const { x, y, width, height } = (await popup.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
      expect([x >= 0, y >= 0, x + width <= size.width, y + height <= size.height]).toEqual([true, true, true, true]);
      expect(height).toBeGreaterThan(200);
      await popup.getByRole("button", { name: "Готово · 2 из 2" }).tap();
      await popup.waitFor({ state: "detached" });
      expect(await field.innerText()).toBe("Place 0, Place 24");
    }
    await dialog.getByRole("button", { name: "Отправить" }).tap();
    await boris.last.getByText("Noted").waitFor();
    expect(got).toEqual([...menus.slice(0, 4).map(() => ["0", "24"]), []]);
  });

  test("a restart of everything loses nothing", async () => {
    await scene.people.say({ person: "boris", channel: "table-one", content: "Before" });
    const page = await open("table-one/anna");
    const anna = new Screen(page, "anna");
    await anna.last.getByText("Before").waitFor();
    const before = await anna.messages.count();
    const port = Number(new URL(scene.playground.url).port);
    await scene.bot.destroy();
    await scene.playground.close();
    await page.getByText("The playground is not running").waitFor();
    const again = await startPlayground({ port, dataFolder: scene.folder });
    const bot = await login(again);
    await page.getByText("Local playground: nothing leaves").waitFor();
    await anna.write("Still here");
    await page.keyboard.press("Enter");
    await anna.last.getByText("Still here").waitFor();
    expect(await anna.messages.count()).toBe(before + 1);
    await bot.destroy();
    await again.close();
  });
});
