import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Scene } from "../e2e/scene.ts";
import { inBrowser } from "./browser.ts";
import { componentSample, postAsBot } from "./samples.ts";
import { Screen } from "./screen.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

inBrowser("what it looks like", (browser) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await Scene.set({ seed: "looks" });
    await scene.play(scene.person("anna"), scene.person("boris"));
    await postAsBot(scene, "1180000000000000304", componentSample);
    for (let count = 1; count <= 130; count++)
      await scene.people.say({ person: "chen", channel: "table-two", content: `Line ${count}` });
  });
  afterAll(() => scene.end());

  async function serious(page: Page): Promise<string[]> {
    await page.evaluate(axe);
    const violations = (await page.evaluate("axe.run().then((found) => found.violations)")) as Violation[];
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ""}`));
  }

  for (const colorScheme of ["light", "dark"] as const)
    test(`axe finds nothing serious (${colorScheme})`, async () => {
      const page = await browser.open(`${scene.playground.url}/`, { bypassCSP: true, colorScheme });
      await page.getByText("Welcome to Dead Drop").waitFor();
      expect(await serious(page)).toEqual([]);
      await page.goto(`${scene.playground.url}/#/table-one/anna+boris`);
      const anna = new Screen(page, "anna");
      await anna.press("Play");
      await anna.pane.locator(".message.ephemeral").last().waitFor();
      await anna.write("/pl");
      await anna.offers.first().waitFor();
      expect(await serious(page)).toEqual([]);
      await page.goto(`${scene.playground.url}/#/table-three/dasha`);
      await page.locator(".container").waitFor();
      expect(await serious(page)).toEqual([]);
      await page.getByRole("button", { name: "Играть в Discord" }).click();
      expect(await serious(page)).toEqual([]);
    });

  test("on a phone everything fits and can be reached", async () => {
    const page = await browser.open(`${scene.playground.url}/#/table-one/boris`, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const boris = new Screen(page, "boris");
    await boris.press("Play");
    await boris.pane.locator(".message.ephemeral").last().waitFor();
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
    const wide =
      "[...document.querySelectorAll('.pane *')].filter((each) => each.getBoundingClientRect().right > 391).length";
    expect(await page.evaluate(wide)).toBe(0);
    await page.getByRole("button", { name: "Каналы и люди" }).click();
    await page.locator(".channel[data-channel=table-two]").click();
    await boris.pane.getByText("Line 130", { exact: true }).waitFor();
    await page.getByRole("button", { name: /Anna/ }).click();
    await new Screen(page, "anna").pane.getByText("Line 130", { exact: true }).waitFor();
    // the thread of a game has a long name, which gives way to the faces beside it
    const long = { name: "Twilight Struggle: Anna – Boris", kind: "thread", parent: "table-three" } as const;
    await scene.people.makeChannel(long);
    await page.getByRole("button", { name: "Channels and people" }).click();
    await page.locator(".channel.thread", { hasText: "Twilight Struggle" }).click();
    const gap =
      "document.querySelector('.people').getBoundingClientRect().left - document.querySelector('.place h1').getBoundingClientRect().right";
    await expect.poll(() => page.evaluate(gap)).toBeGreaterThanOrEqual(0);
    await scene.people.deleteChannel(long.name);
    // and the switch of a conversation does not run under them
    await page.goto(`${scene.playground.url}/#/table-one/anna.dm`);
    await page.locator(".tick").waitFor();
    const hidden =
      "document.elementFromPoint(document.querySelector('.tick').getBoundingClientRect().right - 4, document.querySelector('.tick').getBoundingClientRect().top + 8).closest('.tick') === null";
    expect(await page.evaluate(hidden)).toBe(false);
  });

  test("Markdown, embeds and components are drawn as on Discord", async () => {
    const page = await browser.open(`${scene.playground.url}/#/table-three/anna`);
    const box = page.locator(".container");
    await box.waitFor();
    expect(await box.locator("strong").first().innerText()).toBe("bold");
    expect(await box.locator(".mention.mine").innerText()).toBe("@Anna");
    expect(await box.locator("time").innerText()).toMatch(/in 2 hours|in 1 hour/);
    expect(await box.locator(".section .button").innerText()).toBe("Aside");
    expect(await box.locator("hr").count()).toBe(1);
    expect(await box.locator(".button.danger").isDisabled()).toBe(true);
  });

  test("older messages come when wanted, and nothing jumps", async () => {
    const page = await browser.open(`${scene.playground.url}/#/table-two/anna`);
    const anna = new Screen(page, "anna");
    await anna.pane.getByText("Line 130", { exact: true }).waitFor();
    expect(await anna.messages.count()).toBeLessThan(110);
    await anna.scrollUp(130);
    await page.getByRole("button", { name: "To the newest messages" }).click();
    await expect.poll(() => anna.pane.getByText("Line 130", { exact: true }).isVisible()).toBe(true);
  });

  test("threads, posts of forums and other servers are where they belong, for whoever sees them", async () => {
    const { people } = scene;
    await people.makeChannel({ name: "games", kind: "forum" });
    await people.makeChannel({ name: "Anna – Boris", kind: "thread", parent: "games" });
    await people.makeChannel({ name: "Anna – Boris", kind: "thread", parent: "table-two" });
    const secret = { name: "secret", kind: "thread", parent: "table-two", private: true } as const;
    await people.makeChannel({ ...secret, people: ["boris"] });
    await people.makeServer({ name: "Tavern", people: ["boris"] });
    await people.makeChannel({ name: "bar", server: "Tavern" });
    const listed = (page: Page) => page.locator(".sidebar .server, .sidebar .channel > span:first-of-type");
    const page = await browser.open(`${scene.playground.url}/#/side-table/chen`);
    const own = ["Dead Drop", "# welcome", "# table-one", "# table-two", "↳ Anna – Boris"];
    const rest = ["# table-three", "↳ side-table", "≡ games", "↳ Anna – Boris"];
    await expect.poll(() => listed(page).allTextContents()).toEqual([...own, ...rest, "Dead Drop"]);
    const post = page.locator(".channel.thread", { hasText: "Anna – Boris" }).last();
    await post.click();
    await expect.poll(() => page.locator("h1").textContent()).toBe("↳Anna – Boris");
    expect(await post.getAttribute("aria-current")).toBe("page");
    const at = (await post.getAttribute("data-channel")) ?? "";
    await people.archive(at);
    await people.lock(at);
    await expect.poll(() => post.locator(".state").allTextContents()).toEqual(["locked", "archived"]);
    await people.deleteChannel(at);
    await expect.poll(() => page.locator("h1").textContent()).toBe("#welcome");
    const other = await browser.open(`${scene.playground.url}/#/bar/boris`);
    await expect
      .poll(() => listed(other).allTextContents())
      .toEqual([...own, "↳ secret", ...rest.slice(0, 3), "Tavern", "# bar", "Dead Drop"]);
  });

  test("unread marks and mentions are there for each person", async () => {
    const page = await browser.open(`${scene.playground.url}/#/welcome/chen`);
    await page.getByText("Welcome to Dead Drop").waitFor();
    await scene.people.say({ person: "anna", channel: "side-table", content: "<@1180000000000000203>, look" });
    await page.locator(".channel[data-channel=side-table] .badge").waitFor();
    await page.locator(".channel[data-channel=side-table]").click();
    await page.locator(".message.for-me").last().waitFor();
    await page.locator(".channel[data-channel=side-table] .badge").waitFor({ state: "detached" });
  });
});
