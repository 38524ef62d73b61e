import { defineConfig } from "vitest/config";

/** npm run page:long: more walks and whole games in the browser, one after the other. */
export default defineConfig({
  test: {
    name: "page:long",
    include: ["test/page/*.test.ts"],
    env: { PAGE_LONG: "yes" },
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 40 } },
  },
});
