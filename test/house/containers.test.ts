import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readEnvironment } from "../../src/environment.ts";

/** No container is built in these tests; what its files name must be there. */
const dockerfile = readFileSync("Dockerfile", "utf8");
const compose = readFileSync("compose.yaml", "utf8");
const ignored = readFileSync(".dockerignore", "utf8").trim().split("\n");

const lines = (name: string): string[][] =>
  dockerfile
    .split("\n")
    .filter((line) => line.startsWith(`${name} `))
    .map((line) => line.split(/\s+/).slice(1));

test("what the container takes of the house is there", () => {
  const taken = lines("COPY").flatMap((words) => {
    const from = words[0]?.startsWith("--from=") ? words.slice(1, -1) : words.slice(0, -1);
    return from.map((path) => path.replace(/^\/app\//, ""));
  });
  expect(taken).toContain("src");
  for (const path of taken) expect(existsSync(path), path).toBe(true);
  for (const room of ["package.json", "prisma", "src", "commands", "render"]) expect(ignored).not.toContain(room);
});

test("all rooms that run are taken along", () => {
  const { include } = JSON.parse(readFileSync("tsconfig.json", "utf8")) as { include?: string[] };
  const rooms = (include ?? []).map((path) => path.split("/")[0] ?? "").filter((room) => room !== "test");
  expect(rooms).toEqual(expect.arrayContaining(["src"]));
  for (const room of ["src", "commands", "render", "prisma"])
    expect(dockerfile).toContain(`COPY --from=build /app/${room} ./${room}\n`);
});

test("it runs what npm start runs, not as root, and the scripts it calls exist", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  expect(dockerfile).toContain('CMD ["node", "src/start.mjs"]');
  expect(scripts.start).toBe("node src/start.mjs");
  expect(lines("USER")).toEqual([["node"]]);
  expect(dockerfile.match(/npm run ([\w:]+)/g)).toEqual(["npm run generate"]);
  expect(scripts.generate).toBeDefined();
  // nothing that compiles in what is kept
  expect(dockerfile.split("\nFROM ").at(-1)).not.toMatch(/apt-get|RUN npm/);
});

test("the variables of the bot in compose.yaml are those that it reads, with values that they may have", () => {
  const [, block = ""] = /\n {2}bot:\n[\s\S]*?\n {4}environment:\n((?: {6}.*\n)+)/.exec(compose) ?? [];
  const set = [...block.matchAll(/^ {6}(\w+): (.*)$/gm)].map(([, name = "", value = ""]) => {
    const filled = value.replace(/\$\{\w+:-(\w+)\}/g, "$1").replace(/\$\{\w+:\?[^}]*\}/g, "x");
    return [name, filled.replace(/^"(.*)"$/, "$1")] as const;
  });
  expect(set.map(([name]) => name)).toEqual(["DISCORD_TOKEN", "DATABASE_URL", "HTTP_PORT", "HTTP_HOST", "LOG_LEVEL"]);
  const documented = readFileSync("README.md", "utf8");
  for (const [name] of set) expect(documented, name).toContain(`| \`${name}\` |`);
  expect(readEnvironment(Object.fromEntries(set))).toMatchObject({
    databaseUrl: "postgresql://dead_drop:x@database:5432/dead_drop",
    watch: { host: "0.0.0.0", port: 9464 },
    logLevel: "info",
  });
});
