import { afterAll, beforeAll, expect, test } from "vitest";
import type { TwilightState } from "../../src/games/twilight-struggle/state.ts";
import { type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";
import { matchOf } from "./secrecy.ts";

let scene: Scene;
let anna: Person;
let boris: Person;

beforeAll(async () => {
  scene = await Scene.set({ seed: "verbs" });
  [anna, boris] = [scene.person("anna"), scene.person("boris")];
  await scene.play(anna, boris);
});
afterAll(() => scene.end());

const position = async () => matchOf(await scene.game());
const hand = async (side: "us" | "ussr") => ((await position()).view(side).state as TwilightState).hands[side];

/** Somebody tries something that is not legal: it is told to them alone, and nothing changes. */
async function refused(person: Person, command: string, options: Record<string, string>): Promise<string> {
  const before = await scene.game();
  const { message } = await person.run(command, options);
  expect(message?.ephemeral).toBe(true);
  expect(await scene.game()).toEqual(before);
  return message === null ? "" : textOf(message);
}

test("P50: a list is completed item by item with the points left, and only with what is legal", async () => {
  expect(await boris.offered("ts influence", "where", { where: "пол" })).toEqual([
    "Польша · до 6 · 0:0 · стабильность 3 · ключевая страна",
  ]);
  expect(await boris.offered("ts influence", "where", { where: "Польша 4, че" })).toEqual([
    "Польша 4, Чехословакия · до 2",
  ]);
  expect(await boris.offered("ts influence", "where", { where: "Польша 4 (2), че" })).toHaveLength(1);
  expect(await boris.offered("ts influence", "where", { where: "Польша 6, " })).toEqual([]);
  expect(await boris.offered("ts influence", "where", { where: "ital" })).toEqual([]);
  expect(await anna.offered("ts influence", "where")).toEqual([]);
  expect(await scene.person("chen").offered("ts influence", "where")).toEqual([]);
});

test("names in the other language, short ones, and with small mistakes", async () => {
  for (const typed of ["poland", "Polnad", "поьлша", "ПОЛЬША"])
    expect((await boris.offered("ts influence", "where", { where: typed }))[0], typed).toContain("Польша");
  for (const typed of ["гдр", "GDR", "e germany", "east ger"])
    expect((await boris.offered("choose", "option", { option: typed }))[0], typed).toContain("Восточная Германия");
});

test("a verb that does not fit is refused, and says what is legal", async () => {
  const coup = await refused(boris, "ts coup", { target: "poland" });
  for (const part of ["Сейчас от вас требуется другое.", "Восточная Германия, Польша", "`/тс влияние где: "])
    expect(coup).toContain(part);
  expect(await refused(boris, "ts headline", { card: "nato" })).toContain("Сейчас от вас требуется другое.");
  expect(await refused(boris, "ts influence", { where: "italy" })).toContain("Италия");
  expect(await refused(boris, "ts influence", { where: "poland 9" })).toContain("на 3");
  expect(await refused(boris, "ts influence", { where: "poland 2, atlantis" })).toContain("→");
  expect(await refused(boris, "choose", { option: "italy" })).toContain("→");
  expect(await refused(anna, "ts influence", { where: "italy" })).toContain("waiting for USSR");
  expect(await refused(scene.person("chen"), "choose", { option: "poland" })).toContain("no seat");
  expect(await refused(boris.at("dm"), "ts influence", { where: "italy" })).toContain("→");
});

test("an ambiguous name asks which", async () => {
  expect(await refused(boris, "ts influence", { where: "в" })).toContain("может быть: Восточная Германия, Венгрия");
});

test("no card is offered where none is asked for", async () => {
  for (const command of ["ts play", "ts headline", "ts coup", "ts space"])
    expect(await boris.offered(command, "card"), command).toEqual([]);
});

test("a move typed in the DM is posted in the channel", async () => {
  await boris.at("dm").run("ts influence", { where: "польша 4, гдр, австрия" });
  await scene.calm();
  const post = await anna.lastPost();
  expect(textOf(post)).toContain("**Poland** 0 → 4");
  expect(post.rang).toEqual([anna.id]);
  await anna.run("choose", { option: "w germany 4, italy 3" });
  expect((await position()).pending.map(({ kind }) => kind)).toEqual(["headline.card", "headline.card"]);
});

test("a headline is chosen in secret, may be chosen anew, and shows when both are in", async () => {
  const offered = (await anna.complete("ts headline", "card")).map(({ value }) => value);
  expect(offered.length).toBeGreaterThan(4);
  const own = await hand("us");
  expect(offered.every((card) => own.some((held) => held === card))).toBe(true);
  expect(await refused(anna, "ts space", { card: String(offered[0]) })).toContain("Something else is needed now.");
  const theirs = (await hand("ussr"))[0] ?? "";
  expect(await refused(anna, "ts headline", { card: theirs })).toContain("not in your hand");
  const posts = (await boris.posts()).length;
  await anna.run("ts headline", { card: String(offered[0]) });
  await anna.run("ts headline", { card: String(offered[1]) });
  await scene.calm();
  expect(await boris.posts()).toHaveLength(posts);
  const [first] = await boris.complete("ts headline", "card");
  await boris.run("ts headline", { card: String(first?.value) });
  await scene.calm();
  expect((await scene.game()).answered).toBeGreaterThan(13);
});

test("what follows a die is neither completed nor told before it has fallen", async () => {
  await untilRound(1);
  const cards = await boris.complete("ts coup", "card");
  expect(cards.length).toBeGreaterThan(0);
  const card = String(cards.at(-1)?.value);
  expect(await boris.offered("ts coup", "target", { card })).not.toEqual([]);
  // a coup has one target
  expect(await refused(boris, "ts coup", { card, target: "iran, lebanon" })).toContain("iran, lebanon");
  expect(await boris.offered("ts realign", "where", { card, where: "iran, " })).toEqual([]);
});

test("a card is offered only for what it can be used for", async () => {
  const cards = async (command: string) => (await boris.complete(command, "card")).map(({ value }) => String(value));
  const all = await cards("ts play");
  for (const use of ["influence", "coup", "realign", "space"])
    for (const card of await cards(`ts ${use}`)) {
      expect(all).toContain(card);
      expect((await boris.complete("ts play", "as", { card })).map(({ value }) => value)).toContain(use);
    }
  expect((await cards("ts space")).length).toBeLessThan(all.length);
});

test("a use is typed in words", async () => {
  const [card] = await boris.complete("ts influence", "card");
  expect(await refused(boris, "ts play", { card: String(card?.value), as: "переворот", where: "france" })).toContain(
    "→",
  );
  expect(await refused(boris, "ts influence", { where: "poland" })).toContain("`карта:`");
  await boris.run("ts play", { card: String(card?.value), as: "разместить", where: "poland" });
  expect((await position()).log.at(-1)?.args).toMatchObject({ country: "poland" });
});

test("nothing of it has gone wrong inside", () => expect(scene.complaints).toEqual([]));

/** Answers whatever comes up with the first thing offered until the USSR is to play a card in this round. */
async function untilRound(round: number): Promise<void> {
  for (;;) {
    const { pending } = await position();
    if (pending[0]?.kind === "play.card" && pending[0].seat === "ussr" && pending[0].args.round === round) return;
    const person = pending.find(({ answered }) => !answered)?.seat === "us" ? anna : boris;
    const [first] = await person.complete("choose", "option");
    await person.run("choose", { option: String(first?.value) });
  }
}
