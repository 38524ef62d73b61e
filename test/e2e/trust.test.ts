import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Setting, table } from "../games/twilight-struggle/table.ts";
import { table as volkTable } from "../games/wir-sind-das-volk/table.ts";
import { lay } from "../table/lay.ts";
import { labelsOf, menusOf, type Options, type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";
import { matchOf } from "./secrecy.ts";

let scene: Scene;
let anna: Person;
let boris: Person;

/** Anna plays the US, Boris the USSR; at the other table Anna is West and Boris East. */
beforeAll(async () => {
  scene = await Scene.set({ seed: "trust" });
  [anna, boris] = [scene.person("anna"), scene.person("boris")];
  await scene.play(anna, boris);
  const volk = [anna, boris].map((person) => person.at("table-two"));
  await scene.seat(volk, ["west", "east"], { title: "wir-sind-das-volk" });
});
afterAll(() => scene.end());

const set = async (setting: Setting) => lay(scene.store, (await scene.game()).id, table(setting));
const match = async () => matchOf(await scene.game());
const log = async () => {
  const { id, logged } = await scene.game();
  return scene.store.log(id, 0, logged);
};
const asked = async () => (await match()).pending.map(({ seat, kind }) => `${seat} ${kind}`);

/** Told to them alone, and nothing changes. */
async function refused(person: Person, command: string, options: Options, channel = "table-one"): Promise<string> {
  const before = await scene.game(channel);
  const words = await person.at(channel).tell(command, options);
  expect(await scene.game(channel)).toEqual(before);
  return words;
}

/** The line that a refusal gives as an example, as a command and its options. */
function exampleIn(words: string): [command: string, options: Options] {
  const [, line = ""] = /`\/([^`]+)`\s*$/.exec(words) ?? [];
  const [command = "", ...rest] = line.split(/ (?=\S+: )/);
  return [command, Object.fromEntries(rest.map((each) => each.split(/: (.*)/s).slice(0, 2)))];
}

const round: Setting = {
  side: "us",
  hands: { us: ["norad", "nato", "duck-and-cover"], ussr: ["fidel", "nasser"] },
  china: { holder: "us", faceUp: true },
  influence: { panama: [0, 2], "saudi-arabia": [0, 2], libya: [0, 2], "united-kingdom": [5, 0] },
};

describe("what is typed is what happens", () => {
  beforeEach(() => set(round));

  test("P1: a typed card takes the place of one that was only chosen", async () => {
    await anna.run("choose", { option: "the-china-card" });
    expect(await asked()).toEqual(["us play.use"]);
    await anna.run("ts coup", { card: "NORAD", target: "Panama" });
    const played = (await log()).filter(({ key }) => key === "play").map(({ args }) => args.card);
    expect(played).toEqual(["norad"]);
    expect((await match()).view("us")).toMatchObject({ view: { china: { holder: "us", faceUp: true } } });
  });

  test("P1: between two rolls a card is being played for good, and the refusal says which", async () => {
    await anna.run("ts realign", { card: "NORAD", where: "Panama" });
    expect(await asked()).toEqual(["us realign.target"]);
    const words = await refused(anna, "ts realign", { card: "NATO", where: "Libya" });
    expect(words).toContain("Finish NORAD first: it can no longer be undone");
    const [command, options] = exampleIn(words);
    await anna.run(command, options);
    expect((await log()).filter(({ key }) => key === "play")).toHaveLength(1);
  });

  test("P2: what nothing asks for is refused before a die falls", async () => {
    const words = await refused(anna, "ts play", { card: "norad", as: "space", where: "panama" });
    expect(words).toContain("“Panama”");
    expect((await log()).some(({ key }) => key.startsWith("space"))).toBe(false);
  });

  test("P6: after an illegal target the hint is about targets, and its example works", async () => {
    const words = await refused(anna, "ts influence", { card: "nato", where: "iran 5" });
    expect(words).toContain("You said “iran");
    expect(words).toContain("→ ");
    expect(words).not.toContain("→ NORAD");
    expect(words).toMatch(/\[6\.1/);
    const [command, options] = exampleIn(words);
    expect(command).toBe("ts influence");
    await anna.run(command, options);
    expect((await log()).at(-1)?.key).toBe("influence");
  });

  test("P6: where there was no choice, what was said instead is named with what it was", async () => {
    await set({ ...round, defcon: 2, influence: { panama: [0, 2] } });
    const words = await refused(anna, "ts coup", { card: "nato", target: "**poland**" });
    expect(words).toContain("There was no choice here: Panama");
  });

  test("P6: too many places for the points that are left are counted", async () => {
    const words = await refused(anna, "ts influence", { card: "duck", where: "france, france, norway, canada" });
    expect(words).toContain("1 too many");
  });

  test("P8: a wrong verb hears the question again, and a line that works", async () => {
    await anna.run("choose", { option: "norad, influence" });
    const words = await refused(anna, "ts headline", { card: "nato" });
    expect(words).toContain("Place influence");
    const [command, options] = exampleIn(words);
    expect(command).toBe("ts influence");
    await anna.run(command, options);
    expect((await log()).some(({ key }) => key === "influence")).toBe(true);
  });

  test("P10: a command of another game says which game is played here", async () => {
    const words = await refused(anna, "volk event", { where: "nato" });
    expect(words).toContain("Twilight Struggle is played here: its commands begin with `/ts`");
    expect(exampleIn(words)[0]).toMatch(/^ts /);
    expect(await anna.offered("undaunted act", "card")).toEqual([]);
  });

  test("P11: the card comes first, and targets are offered before there is one", async () => {
    const shown = await scene.people.commands({ person: "anna", channel: "table-one" });
    const subs = shown.find(({ name }) => name === "ts")?.options ?? [];
    expect(subs.map(({ options }) => options?.[0]?.name)).toEqual(Array(6).fill("card"));
    expect(await anna.offered("ts coup", "target", { target: "pan" })).toEqual([expect.stringContaining("Panama")]);
    expect(await anna.offered("ts influence", "where", { where: "fra" })).toEqual([expect.stringContaining("France")]);
  });

  test("P5: a fresh panel has Close and no Back; a move that is done is taken back by name", async () => {
    const fresh = (await anna.pressLabel(await anna.lastPost(), "Play")).message;
    expect(fresh && labelsOf(fresh)).toContain("Close");
    expect(fresh && labelsOf(fresh)).not.toContain("Back");
    const begun = await anna.run("choose", { option: "norad" });
    expect(begun.message && labelsOf(begun.message)).toContain("Back");
    const closed = fresh === null ? null : (await anna.pressLabel(fresh, "Close")).message;
    expect(closed && textOf(closed)).toContain("Closed");
    expect(await asked()).toEqual(["us play.use"]);
  });
});

test("what is lost by neglect is shown and not asked about", async () => {
  await set({ ...round, defcon: 3 });
  const panel = (await anna.pressLabel(await anna.lastPost(), "Play")).message;
  expect(panel && textOf(panel)).toContain(
    "Military operations 0 of 3: as it stands, the end of the turn costs you 3 VP.",
  );
});

describe("P4: nuclear suicide is named", () => {
  const brink: Setting = {
    defcon: 2,
    influence: { iran: [2, 0], angola: [1, 0], poland: [0, 3] },
    hands: { us: ["nato"], ussr: ["duck-and-cover", "fidel", "nasser", "blockade"] },
  };

  test("the opponent's event that lowers DEFCON is marked on the use and asked about, clicked", async () => {
    await set(brink);
    const { message } = await boris.run("choose", { option: "duck-and-cover" });
    if (message === null) throw new Error("No panel");
    const influence = labelsOf(message).find((label) => label.includes("Разместить"));
    expect(influence).toContain("⚠️");
    const question = (await boris.pressLabel(message, influence ?? "")).message;
    expect(question && textOf(question)).toMatch(/DEFCON 2 → 1/);
    expect(question && labelsOf(question)).toEqual(["Всё равно сделать", "Назад"]);
    expect(await asked()).toEqual(["ussr play.use"]);
  });

  test("typed, the line waits for its person's word, and is done when it is given", async () => {
    await set(brink);
    const before = await scene.game();
    const { message } = await boris.run("ts influence", { card: "duck", where: "poland 3" });
    expect(message && textOf(message)).toMatch(/⚠️.*DEFCON 2 → 1/);
    expect(await scene.game()).toEqual(before);
    // somebody else's word does not count
    if (message === null) throw new Error("No question");
    await boris.pressLabel(message, "Всё равно сделать");
    await scene.calm();
    expect((await scene.game()).outcome).toMatchObject({ winners: ["us"] });
  });
});

describe("Wir sind das Volk!", () => {
  const volk = () => anna.at("table-two");
  const lays = async (setting: Parameters<typeof volkTable>[0]) =>
    lay(scene.store, (await scene.game("table-two")).id, volkTable(setting));
  const built = ["hamburg", "dortmund", "bitterfeld", "berlin", "leipzig"] as const;

  test("P7: every example works, and the place says which effect is meant", async () => {
    await lays({ display: ["berlin-airlift", "land-reform"], factories: built, unrest: 2 });
    const words = await refused(anna, "volk build", { card: "land reform", where: "kassel 2" }, "table-two");
    expect(words).toContain("You said “kassel”");
    const [command, options] = exampleIn(words);
    await volk().run(command, options);
    expect((await scene.game("table-two")).answered).toBeGreaterThan(0);
    await lays({ display: ["berlin-airlift", "land-reform"], factories: built, unrest: 2 });
    const told = await volk().tell("volk event", { card: "berlin airlift", where: "frankfurt" });
    expect(told).toContain("**Frankfurt**");
  });

  test("P9: an action that does nothing is asked about, clicked and typed", async () => {
    await lays({ display: ["the-miracle-of-bern"], factories: built });
    const typed = await volk().run("volk build", { card: "miracle", where: "done" });
    expect(typed.message && textOf(typed.message)).toContain("this does nothing at all");
    expect((await scene.game("table-two")).answered).toBe(0);
    const panel = (await volk().run("volk build", { card: "miracle" })).message;
    const question = panel === null ? null : (await volk().pressLabel(panel, "Done · does nothing")).message;
    expect(question && labelsOf(question)).toEqual(["Do It Anyway", "Back"]);
    expect(question && menusOf(question)).toEqual([]);
  });
});

test("nothing of it has gone wrong inside", () => expect(scene.complaints).toEqual([]));
