import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Fails, and is run by itself with the same setup as the tests on PostgreSQL. */
const failing = 'import { expect, test } from "vitest";\ntest("fails", () => expect(1).toBe(2));\n';

test("where tests fail the runner says so, also after a PostgreSQL of our own was started", () => {
  const folder = mkdtempSync(join(tmpdir(), "dead-drop-exit-"));
  const root = process.cwd();
  writeFileSync(join(folder, "failing.test.ts"), failing);
  const config = {
    test: { globalSetup: [join(root, "test/store/server.ts")], include: ["*.test.ts"], root: folder },
  };
  writeFileSync(join(folder, "vitest.config.mjs"), `export default ${JSON.stringify(config)};\n`);
  // as from a shell: nothing of the run that this test belongs to
  const { TEST_DATABASE_URL: _, TEST_DATABASE_TEMPLATE: __, ...env } = process.env;
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const { status, stdout } = spawnSync(
    process.execPath,
    [vitest, "run", "--config", join(folder, "vitest.config.mjs")],
    {
      cwd: root,
      env,
      encoding: "utf8",
    },
  );
  rmSync(folder, { recursive: true, force: true });
  expect(stdout).toContain("1 failed");
  expect(status).toBe(1);
}, 120_000);
