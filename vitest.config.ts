import { defineConfig } from "vitest/config";

/** The engine's tests run three times: plainly, taking every answer back and giving it again, and reloading after each. */
const modes = ["plain", "undo", "reload"] as const;

/** Tests with servers, sockets and a browser: a busy machine may make one late, so they are patient, and each may try again. */
const live = ["playground", "e2e", "page", "worlds", "forged", "kill", "taps"].map(
  (folder) => `test/${folder}/**/*.test.ts`,
);

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
          exclude: ["test/games/**", "test/rulebook/**", ...live],
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "live",
          include: live,
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 120_000,
          retry: 2,
          expect: { poll: { timeout: 20_000, interval: 40 } },
        },
      },
    ],
  },
});
