import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { openStore, type Store } from "../../src/store/index.ts";
import { witness } from "../processes/driver.ts";
import { dropDatabase, newDatabase } from "../store/databases.ts";
import { temporaryFolder } from "../store/temporary.ts";

let url = "";
let here: Store;
let there: Store;
const asked: string[] = [];
afterAll(witness(({ sql }) => asked.push(sql)));

beforeEach(async () => {
  url = await newDatabase();
  const deletions = join(temporaryFolder(), "deletions");
  [here, there] = [await openStore({ url, deletions }), await openStore({ url, deletions })];
  for (const store of [here, there]) store.trust.alone(false);
});

afterEach(async () => {
  await here.close();
  await there.close();
  await dropDatabase(url);
});

const anna = { userId: "anna", guildId: "berlin", memos: ["locale anna", "orders anna"] };

const look = () =>
  here.glancing(anna, async () => ({
    dms: (await here.userSettings("anna")).dms,
    language: (await here.guildSettings("berlin")).language,
    locale: await here.memo("locale anna"),
    orders: await here.memo("orders anna"),
  }));

test("where others write, one statement says whether all that concerns somebody is as it was", async () => {
  const blank = { dms: true, language: null, locale: null, orders: null };
  expect(await look()).toEqual(blank);
  asked.length = 0;
  expect(await look()).toEqual(blank);
  expect(asked).toHaveLength(1);
});

test("what another process has written, changed or deleted is seen at once", async () => {
  await look();
  await there.setUserSettings("anna", { dms: false });
  await there.setGuildSettings("berlin", { language: "ru" });
  await there.setMemo("orders anna", "An order has ended");
  expect(await look()).toEqual({ dms: false, language: "ru", locale: null, orders: "An order has ended" });
  await there.setUserSettings("anna", { dms: true });
  await there.forgetGuildSettings("berlin");
  await there.forgetMemo("orders anna");
  expect(await look()).toEqual({ dms: true, language: null, locale: null, orders: null });
});

test("what somebody changes himself he sees in the same interaction", async () => {
  await here.setUserSettings("anna", { dms: true });
  const seen = await here.glancing(anna, async () => {
    const before = (await here.userSettings("anna")).dms;
    await here.setUserSettings("anna", { dms: false });
    return [before, (await here.userSettings("anna")).dms];
  });
  expect(seen).toEqual([true, false]);
  expect(await look()).toMatchObject({ dms: false });
});

test("what goes on after an interaction looks for itself, and so does whoever asks about somebody else", async () => {
  let goOn = () => {};
  const later = here.glancing(anna, async () => {
    await here.userSettings("anna");
    const begun = new Promise<void>((resolve) => {
      goOn = resolve;
    }).then(() => here.userSettings("anna"));
    return { begun };
  });
  const { begun } = await later;
  await there.setUserSettings("anna", { dms: false });
  goOn();
  expect((await begun).dms).toBe(false);
  await here.glancing(anna, async () => {
    expect((await here.userSettings("boris")).dms).toBe(true);
    await there.setUserSettings("boris", { dms: false });
    expect((await here.userSettings("boris")).dms).toBe(false);
  });
});

test("what is to be told once is taken by one process only", async () => {
  await here.setMemo("orders anna", "An order has ended");
  const taken = await Promise.all([here.takeMemo("orders anna"), there.takeMemo("orders anna")]);
  expect(taken.filter((each) => each !== null)).toEqual(["An order has ended"]);
  expect(await here.takeMemo("orders anna")).toBe(null);
});
