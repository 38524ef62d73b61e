import { defineConfig } from "vitest/config";

/** The engine's tests run three times: plainly, taking every answer back and giving it again, and reloading after each. */
const modes = ["plain", "undo", "reload"] as const;

/** Tests with servers, sockets and a browser: a busy machine may make one late, so they are patient, and each may try again. */
const live = ["playground", "e2e", "page", "worlds", "forged", "kill", "taps"].map(
  (folder) => `test/${folder}/**/*.test.ts`,
);

const patience = { testTimeout: 180_000, retry: 2, expect: { poll: { timeout: 20_000, interval: 40 } } };

/** What is tried once more on PostgreSQL: whatever speaks with the database by itself, and with `npm run check:all` all of it. */
const some = (folder: string, names: readonly string[]) =>
  process.env.CHECK_ALL === "true" ? [`${folder}/**/*.test.ts`] : names.map((name) => `${folder}/${name}.test.ts`);

const onServer = {
  env: { TEST_STORE: "postgresql" },
  globalSetup: ["test/store/server.ts"],
  setupFiles: ["test/store/skipped.ts"],
  isolate: false,
  hookTimeout: 120_000,
};

// Nothing of ours lives outside of the objects that a test makes, so files may share what they have loaded: `isolate: false`.
export default defineConfig({
  test: {
    // by default one core would stay idle
    maxWorkers: "100%",
    // npm run coverage: of the rules, lines and branches
    coverage: {
      provider: "v8",
      include: ["src/engine/**/*.ts", "src/games/**/*.ts"],
      reportsDirectory: "coverage",
      reporter: ["text-summary", "html", "json-summary"],
    },
    projects: [
      ...modes.map((mode) => ({
        test: {
          name: mode,
          include: ["test/games/**/*.test.ts", "test/rulebook/**/*.test.ts"],
          env: { TABLE_MODE: mode },
          isolate: false,
        },
      })),
      {
        test: {
          name: "once",
          include: ["test/**/*.test.ts"],
          exclude: ["test/games/**", "test/rulebook/**", "test/postgresql/**", ...live],
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...onServer,
          name: "postgresql",
          include: [
            "test/postgresql/**/*.test.ts",
            "test/store/**/*.test.ts",
            ...some("test/table", ["acting", "forgetting", "mending", "own-games", "seeking"]),
          ],
          exclude: ["disk", "migrate", "privacy"].map((name) => `test/store/${name}.test.ts`),
          testTimeout: 120_000,
        },
      },
      {
        test: {
          ...onServer,
          ...patience,
          name: "live-postgresql",
          include: some("test/e2e", ["half-done", "repeated"]),
          // what they break or start themselves is a file
          exclude: ["environment", "gateway", "one-process", "trouble"].map((name) => `test/e2e/${name}.test.ts`),
        },
      },
      {
        test: {
          ...patience,
          name: "live",
          include: live,
          isolate: false,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
