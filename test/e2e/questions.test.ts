import { afterAll, beforeAll, expect, test } from "vitest";
import type { SeenMessage } from "../../src/playground/client.ts";
import { openDatabase } from "../../src/store/database.ts";
import { buttonsOf, type Component, labelsOf, type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";

let scene: Scene;
let anna: Person;
let boris: Person;
let chen: Person;
let dasha: Person;

beforeAll(async () => {
  scene = await Scene.set({ seed: "questions" });
  [anna, boris, chen, dasha] = ["anna", "boris", "chen", "dasha"].map((name) => scene.person(name)) as [
    Person,
    Person,
    Person,
    Person,
  ];
});
afterAll(() => scene.end());

/** What a command or a click asks its person. */
const asked = ({ message }: { readonly message: SeenMessage | null }): SeenMessage => {
  if (message === null) throw new Error("Nothing was asked");
  return message;
};

const first = (message: SeenMessage): Component => buttonsOf(message)[0] as Component;

async function posted(person: Person): Promise<SeenMessage> {
  await scene.calm();
  return person.lastPost();
}

test("resigning is asked about, with game, side and what is lost, whatever the settings", async () => {
  await scene.play(chen, boris);
  await boris.run("settings mine", { confirmations: false });
  const before = await scene.game();
  const question = asked(await boris.run("game resign"));
  expect(question.ephemeral).toBe(true);
  expect(textOf(question).replaceAll("**", "")).toBe(
    `Сдаться за СССР в партии «Сумеречная борьба» против <@${chen.id}> (расстановка)? Партия закончится, победа: США.`,
  );
  expect(labelsOf(question)).toEqual(["Сдаться", "Отмена"]);
  expect(await scene.game()).toEqual(before);
  const kept = asked(await boris.pressLabel(question, "Отмена"));
  expect(textOf(kept)).toBe("Ничего не изменилось.");
  expect(labelsOf(kept)).toEqual([]);
  expect(await scene.game()).toEqual(before);
  expect(textOf(asked(await chen.run("game resign"))).replaceAll("**", "")).toBe(
    `Resign as US in Twilight Struggle against <@${boris.id}> (set-up)? The game ends, and USSR wins.`,
  );
});

test("an answer that comes after a move is late: kindly told, and nothing happens", async () => {
  const question = asked(await chen.run("game resign"));
  await boris.run("ts influence", { where: "poland" });
  const before = await scene.game();
  const late = asked(await chen.press(question, first(question)));
  expect(textOf(late)).toContain("That was an earlier position.");
  expect(await scene.game()).toEqual(before);
});

test("a question outlives a restart, and its answer delivered or given many times is taken once", async () => {
  const question = asked(await boris.run("game resign"));
  await scene.restart();
  const before = await scene.game();
  const press = { person: "boris", channel: "table-one", message: question.id, settle: true, timeoutMs: 20_000 };
  const customId = String(first(question).custom_id);
  const outcomes = await Promise.all([
    scene.people.press({ ...press, customId, repeat: 10 }),
    ...Array.from({ length: 10 }, () => scene.people.press({ ...press, customId, force: true })),
  ]);
  expect(outcomes.every(({ kind }) => kind !== "none")).toBe(true);
  await scene.calm();
  const after = await scene.game();
  expect(after.version).toBe(before.version + 1);
  expect(after.outcome).toMatchObject({ winners: ["us"], key: "resigned" });
  expect((await chen.posts()).filter((post) => textOf(post).includes("resigns"))).toHaveLength(1);
  expect(textOf(asked(await boris.press(question, first(question), true)))).toContain("прежняя позиция");
});

test("a draw is offered with buttons for the other alone, whose phone rings", async () => {
  await scene.play(chen, boris);
  await boris.run("game draw");
  const offer = await posted(chen);
  expect(textOf(offer)).toContain(`▸ <@${chen.id}> (US): accept the draw, or decline it.`);
  expect(offer.rang).toEqual([chen.id]);
  expect(labelsOf(offer)).toEqual(["Play", "My Hand", "Board", "Log", "Accept Draw", "Decline Draw"]);
  const before = await scene.game();
  expect(await boris.tell("game draw")).toContain("ваше собственное предложение");
  for (const label of ["Accept Draw", "Decline Draw"]) {
    const own = asked(await boris.pressLabel(offer, label));
    expect(own.ephemeral).toBe(true);
    expect(textOf(own)).toContain("ваше собственное предложение");
    const foreign = asked(await dasha.pressLabel(offer, label));
    expect(foreign.ephemeral).toBe(true);
    expect(textOf(foreign)).toContain("нет места");
    // who may manage the channel has no voice in it either
    expect(textOf(asked(await anna.pressLabel(offer, label)))).toContain("no seat");
  }
  expect(await scene.game()).toEqual(before);
});

test("declining tells the channel and whoever offered, and the offer is gone", async () => {
  const offer = await chen.lastPost();
  await chen.pressLabel(offer, "Decline Draw");
  const declined = await posted(boris);
  expect(textOf(declined).replaceAll("**", "")).toContain(`US declines the draw that <@${boris.id}> offered`);
  expect(declined.rang).toEqual([boris.id]);
  expect(labelsOf(declined)).toEqual(["Play", "My Hand", "Board", "Log"]);
  expect((await scene.game()).table.draw).toEqual([]);
  const before = await scene.game();
  const accept = buttonsOf(offer).find(({ label }) => label === "Accept Draw") as Component;
  expect(textOf(asked(await chen.press(offer, accept, true)))).toContain("That was an earlier position.");
  expect(await scene.game()).toEqual(before);
});

test("an offer keeps its buttons under the next post, and a move takes it back", async () => {
  await boris.run("game draw");
  await chen.run("game nudge");
  const nudged = await posted(chen);
  expect(labelsOf(nudged)).toContain("Accept Draw");
  const question = asked(await chen.pressLabel(nudged, "Accept Draw"));
  expect(textOf(question).replaceAll("**", "")).toBe(
    `Agree to a draw as US in Twilight Struggle against <@${boris.id}> (set-up)? The game ends, and nobody wins.`,
  );
  await boris.run("ts influence", { where: "poland" });
  expect((await scene.game()).table.draw).toEqual([]);
  expect(textOf(asked(await chen.press(question, first(question))))).toContain("That was an earlier position.");
  expect((await scene.game()).status).toBe("running");
});

test("an offer delivered many times is made once", async () => {
  const posts = (await chen.posts()).length;
  const { version } = await scene.game();
  const draw = { person: "boris", channel: "table-one", command: "game draw", settle: true, timeoutMs: 20_000 };
  await scene.people.run({ ...draw, repeat: 20 });
  await scene.calm();
  expect((await scene.game()).version).toBe(version + 1);
  expect(await chen.posts()).toHaveLength(posts + 1);
  await chen.pressLabel(await chen.lastPost(), "Decline Draw");
  await scene.calm();
});

test("/game draw against a standing offer asks before it accepts", async () => {
  await boris.run("game draw");
  const question = asked(await chen.run("game draw"));
  expect(labelsOf(question)).toEqual(["Agree to Draw", "Cancel"]);
  expect((await scene.game()).status).toBe("running");
  await chen.press(question, first(question));
  await scene.calm();
  expect((await scene.game()).outcome).toMatchObject({ winners: [], key: "agreement" });
});

test("both offer a draw in the same moment: one offers, the other is told or asked, never surprised", async () => {
  await scene.play(chen, boris);
  await Promise.all([chen.run("game draw"), boris.run("game draw")]);
  await scene.calm();
  const { status, table } = await scene.game();
  expect(status).toBe("running");
  expect(table.draw).toHaveLength(1);
});

test("ending without a result: by consent with a question, by whoever manages at once, also with a question", async () => {
  await chen.run("game cancel");
  const offer = await posted(boris);
  expect(labelsOf(offer)).toEqual(expect.arrayContaining(["Agree to End", "Decline to End"]));
  const question = asked(await boris.pressLabel(offer, "Agree to End"));
  expect(textOf(question)).toContain("без результата? Партия закончится без победителя.");
  expect((await scene.game()).status).toBe("running");
  await boris.press(question, first(question));
  expect((await scene.game()).status).toBe("abandoned");

  await scene.play(chen, boris);
  const managing = asked(await anna.run("game cancel"));
  expect(textOf(managing)).toBe(
    `End Twilight Struggle of <@${chen.id}>, <@${boris.id}> (set-up) without a result? The game ends, and nobody wins.`,
  );
  expect((await scene.game()).status).toBe("running");
  await anna.press(managing, first(managing));
  expect((await scene.game()).status).toBe("abandoned");
});

test("a pause is offered and answered at once: it takes nothing from anybody", async () => {
  await scene.play(chen, boris);
  await chen.run("game pause");
  const offer = await posted(boris);
  expect(offer.rang).toEqual([boris.id]);
  await boris.pressLabel(offer, "Decline to Pause");
  expect(textOf(await posted(chen)).replaceAll("**", "")).toContain("USSR does not want to pause");
  expect((await scene.game()).table).toMatchObject({ pause: [], paused: false });
  await chen.run("game pause");
  await boris.pressLabel(await posted(boris), "Agree to Pause");
  expect((await scene.game()).table).toMatchObject({ pause: [], paused: true });
  await boris.run("game resume");
});

test("claiming is refused before its time without a question, and asked about when time is out", async () => {
  expect(await chen.tell("game claim")).toContain("when time is out");
  const { id } = await scene.game();
  const database = await openDatabase(scene.database);
  await database.write(async (tx) => {
    await tx.game.update({ where: { id }, data: { movedAt: new Date(0), version: { increment: 1 } } });
    await tx.outbox.updateMany({ where: { gameId: id }, data: { doneAt: new Date(0) } });
  });
  await database.close();
  const question = asked(await chen.run("game claim"));
  expect(textOf(question).replaceAll("**", "")).toBe(
    `Claim Twilight Struggle as US against <@${boris.id}> (set-up)? The game ends, and US wins: USSR did not move in time.`,
  );
  expect((await scene.game()).status).toBe("running");
  await chen.press(question, first(question));
  expect((await scene.game()).outcome).toMatchObject({ winners: ["us"], key: "claimed" });
});

test("of four, each is asked what is still missing, and the last one ends it", async () => {
  const four = [chen, boris, anna, dasha].map((person) => person.at("table-two"));
  await scene.seat(four, ["usa", "west", "ussr", "east"], { title: "two-plus-two" });
  const [usa, west, ussr, east] = four as [Person, Person, Person, Person];
  await usa.run("game draw");
  const offer = await posted(usa);
  expect([...offer.rang].sort()).toEqual([anna.id, boris.id, dasha.id].sort());
  const question = asked(await west.pressLabel(offer, "Accept Draw"));
  expect(textOf(question)).toContain(`когда согласятся и <@${dasha.id}>, <@${anna.id}>`);
  await west.press(question, first(question));
  const joined = await posted(usa);
  expect(textOf(joined).replaceAll("**", "")).toContain("West agrees to the draw");
  expect([...joined.rang].sort()).toEqual([anna.id, dasha.id].sort());
  await ussr.insist("game draw");
  await east.insist("game draw");
  expect((await scene.game("table-two")).outcome).toMatchObject({ winners: [], key: "agreement" });
});

test("forged answers change nothing and are answered kindly", async () => {
  const side = [chen.at("table-three"), boris.at("table-three")] as const;
  const { id, version } = await scene.play(...side);
  const before = await scene.game("table-three");
  const post = await side[0].lastPost();
  for (const action of ["agree", "accept", "decline"])
    for (const ask of ["__proto__", "toString", "", "draw|x", "resign", "draw"]) {
      const forged = { type: 2, custom_id: `dd1|${action}|${id}|${version + 1}|${ask}|` };
      const { message } = await dasha.at("table-three").press(post, forged, true);
      expect(message && textOf(message), `${action} ${ask}`).toMatch(/прежняя позиция|нет места/);
    }
  expect(await scene.game("table-three")).toEqual(before);
});

test("nothing of it has gone wrong inside", () => expect(scene.complaints).toEqual([]));
