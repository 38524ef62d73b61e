import { defineConfig } from "vitest/config";

/** The engine's tests run three times: plainly, taking every answer back and giving it again, and reloading after each. */
const modes = ["plain", "undo", "reload"] as const;

export default defineConfig({
  test: {
    projects: [
      ...modes.map((mode) => ({
        test: {
          name: mode,
          include: ["test/games/**/*.test.ts", "test/rulebook/**/*.test.ts"],
          env: { TABLE_MODE: mode },
        },
      })),
      {
        test: {
          name: "once",
          include: ["test/**/*.test.ts"],
          exclude: ["test/games/**", "test/rulebook/**"],
          testTimeout: 120_000,
        },
      },
    ],
  },
});
