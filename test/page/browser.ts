import { existsSync } from "node:fs";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe } from "vitest";

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

const installed = places.find((path) => existsSync(path));

export const noBrowser = installed === undefined ? "The page's tests are skipped: no chromium in /usr/bin." : null;

/** A real browser for the tests inside, or none of them. */
export function inBrowser(name: string, tests: (browser: OneBrowser) => void): void {
  describe.skipIf(installed === undefined)(name, () => {
    const browser = new OneBrowser();
    beforeAll(() => browser.start());
    afterAll(() => browser.stop());
    beforeEach(() => {
      browser.trouble.length = 0;
    });
    // whatever an attempt leaves open must not look on at the next
    afterEach(() => browser.closePages());
    tests(browser);
  });
}

export class OneBrowser {
  #browser: Browser | null = null;
  /** What the pages complained about, and what they wanted from elsewhere. */
  readonly trouble: string[] = [];

  async start(): Promise<void> {
    const args = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"];
    this.#browser = await chromium.launch({ args, ...(installed !== undefined && { executablePath: installed }) });
  }

  async stop(): Promise<void> {
    await this.#browser?.close();
  }

  async closePages(): Promise<void> {
    await Promise.all(this.#browser?.contexts().map((context) => context.close()) ?? []);
  }

  async open(url: string, options: BrowserContextOptions = {}): Promise<Page> {
    if (this.#browser === null) throw new Error("No browser");
    const context = await this.#browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    const { origin } = new URL(url);
    page.on("pageerror", (error) => this.trouble.push(error.message));
    page.on("console", (said) => {
      if (said.type() === "error" && !said.text().includes("ERR_")) this.trouble.push(said.text());
    });
    page.on("request", (request) => {
      if (new URL(request.url()).origin !== origin) this.trouble.push(`asks ${request.url()}`);
    });
    await page.goto(url);
    return page;
  }
}
