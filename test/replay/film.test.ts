import { readFileSync } from "node:fs";
import { inflateRawSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { languages } from "../../src/engine/index.ts";
import { titles } from "../../src/games/titles.ts";
import { CuttingRoom } from "../../src/replay/cutting-room.ts";
import { changed, difference, type Film, framesOf } from "../../src/replay/film.ts";
import { filmOf } from "../../src/replay/filming.ts";
import { tellingOf, turnsOf } from "../../src/replay/telling.ts";
import { readPost } from "../../src/store/posts.ts";
import { footageOf, type Played, play } from "./played.ts";

const room = new CuttingRoom();
afterAll(() => room.close());

const games = new Map<string, Played>([...titles.keys()].map((id) => [id, play(id, { most: 260 })]));
const played = (id: string): Played => games.get(id) ?? play(id);
const filmed = (id: string, over: boolean) => filmOf(played(id).title, footageOf(played(id), over));

/** What is in a file besides the program. */
const filmIn = (file: string): string =>
  inflateRawSync(Buffer.from(/id="film">([^<]+)</.exec(file)?.[1] ?? "", "base64")).toString("utf8");

test.each([
  [{ a: 1, b: [1, 2] }, { a: 1, b: [1, 3] }, { b: { "1": [3] } }],
  [{ a: 1, b: 2 }, { b: 2 }, { a: 0 }],
  [[1], [1, 2], [[1, 2]]],
  [{ a: null }, { a: { b: 1 } }, { a: [{ b: 1 }] }],
  [{ a: {} }, { a: {}, b: undefined }, undefined],
  [{ a: [0] }, { a: [0], b: [0] }, { b: [[0]] }],
])("a difference is as small as it can be, and leads from one to the other (%j, %j)", (before, after, change) => {
  expect(difference(before, after)).toEqual(change);
  expect(changed(before, difference(before, after))).toEqual(after);
});

test.each([...titles.keys()])("%s: a film shows every position, in its order, with the log as it was then", (id) => {
  const frames = framesOf(filmed(id, false).film);
  const posts = played(id).posts.map(readPost);
  expect(frames.map(({ view }) => view)).toEqual(
    posts.map((said) => (said.kind === "move" ? said.payload.view : null)),
  );
  const told = played(id)
    .match.log.map(({ key }) => key)
    .filter((key) => !key.startsWith("table."));
  expect(told.slice(0, frames.at(-1)?.logged)).toEqual(frames.at(-1)?.log.map(({ key }) => key));
  const { messages } = played(id).title;
  expect(turnsOf(frames, messages)[0]?.from).toBe(0);
  for (const language of languages)
    for (const frame of frames)
      expect(tellingOf(language, frame, { players: [] }, messages).lines.join()).not.toMatch(/\(\w+\)$/);
});

/** Every string and number in a value, and what it is called there. */
function leaves(value: unknown, into = new Set<string>()): Set<string> {
  if (typeof value !== "object" || value === null) return into.add(JSON.stringify(value));
  for (const [key, each] of Object.entries(value)) {
    if (!Array.isArray(value)) into.add(key);
    leaves(each, into);
  }
  return into;
}

test.each([...titles.keys()])(
  "%s: of a game that goes on nothing is in the file that is not in its posts",
  async (id) => {
    const game = played(id);
    const { file } = await room.cut(footageOf(game, false));
    const text = filmIn(file);
    expect(text).not.toContain(`"${game.seed}"`);
    const film = JSON.parse(text) as Film;
    const known = leaves(game.posts.map((post) => JSON.parse(post.text)));
    const steps = film.steps.map(({ score: _, ...step }) => step);
    // a change of an array names its indices
    const strange = [...leaves(steps)].filter((each) => !known.has(each) && !/^\d+$/.test(each));
    expect(strange.filter((each) => each !== "change")).toEqual([]);
    expect(file.length).toBeLessThan(400_000);
  },
);

test.each([...titles.keys()])("%s: when it is over everybody's hand can be seen, as it was", (id) => {
  const { film, lacks } = filmed(id, true);
  expect(lacks).toBe(false);
  const { match } = played(id);
  const last = framesOf(film).at(-1);
  const views = Object.fromEntries(match.seats.map((seat) => [seat, JSON.parse(JSON.stringify(match.view(seat)))]));
  for (const seat of match.seats) expect(last?.seen[seat] ?? views[seat], seat).toEqual(views[seat]);
  const isHidden = match.seats.some((seat) => difference(match.view(null), match.view(seat)) !== undefined);
  if (isHidden) expect(Object.keys(last?.seen ?? {})).not.toEqual([]);
});

test("a film knows names and no people", () => {
  const footage = footageOf(played("twilight-struggle"), true);
  const [first] = footage.chairs;
  const word = `<@${first?.userId}>`;
  const posts = footage.posts.map((post) => ({
    ...post,
    text: post.text.replace(`"entries":[`, `"entries":[{"key":"table.resigned","args":{"players":["${word}"]}},`),
  }));
  const text = JSON.stringify(filmOf(played("twilight-struggle").title, { ...footage, posts }).film);
  expect(text).toContain('"players":["Anna"]');
  for (const { userId } of footage.chairs) expect(text).not.toContain(userId);
});

test("a post that was told on gives way to the one that tells it, and one that cannot be read is passed over", () => {
  const footage = footageOf(played("red-sea"), false);
  const [first, second, ...others] = footage.posts;
  if (first === undefined || second === undefined) throw new Error("Too few posts");
  const replacing = { ...second, text: second.text.replace(/"version":\d+/, '"version":99,"replaces":0') };
  const torn = { ...first, id: 1000, text: "{" };
  const { film } = filmOf(played("red-sea").title, { ...footage, posts: [first, replacing, torn, ...others] });
  expect(film.steps).toHaveLength(footage.posts.length - 1);
});

test("a game that was decided at the table ends as it was decided", () => {
  const footage = footageOf(played("twilight-struggle"), true);
  if (footage.ended === null) throw new Error("It goes on");
  const outcome = { winners: ["us"], key: "resigned", args: {} };
  const { film } = filmOf(played("twilight-struggle").title, { ...footage, ended: { ...footage.ended, outcome } });
  expect(film.outcome).toEqual(outcome);
  expect(film.steps.at(-1)).toMatchObject({ outcome, asks: [] });
});

test("answers that lead nowhere by the rules as they are: hands are those of the stored positions", () => {
  const { title, match } = played("twilight-struggle");
  const footage = footageOf(played("twilight-struggle"), true);
  if (footage.ended === null) throw new Error("It goes on");
  const acts = footage.ended.acts.map((act, at) => (at === 20 ? { ...act, option: "not-a-card" } : act));
  const torn = { ...footage, ended: { ...footage.ended, acts } };
  expect(filmOf(title, torn).lacks).toBe(true);
  const positions = [JSON.stringify(match.save()), "torn"];
  const { film, lacks } = filmOf(title, { ...torn, ended: { ...torn.ended, positions } });
  expect(lacks).toBe(false);
  expect(film.steps).toHaveLength(footage.posts.length);
  const last: Film["steps"][number] | undefined = film.steps.at(-1);
  expect(framesOf(film).at(-1)?.seen.us).toEqual(
    last?.seen === undefined ? undefined : JSON.parse(JSON.stringify(match.view("us"))),
  );
  // without any post the positions are all there is
  const bare = filmOf(title, { ...torn, posts: [], ended: { ...torn.ended, positions } });
  expect(bare.film.steps).toHaveLength(1);
});

test("the letters of the page are all that the catalogues and the pictures have", () => {
  const letters = new Set(readFileSync("src/replay/fonts/letters.txt", "utf8"));
  // a variation selector is no letter, and no font of ours has the die
  for (const other of ["\u{1f3b2}", "\ufe0f"]) letters.add(other);
  const texts = [...titles.values()].flatMap(({ messages: { phrases, name, effect }, subjects }) => [
    ...languages.flatMap((language) => Object.values(phrases[language])),
    ...(["card", "place", "tile", "scenario"] as const)
      .flatMap(subjects)
      .flatMap((id) => [...Object.values(name(id) ?? {}), ...Object.values(effect?.(id) ?? {})]),
  ]);
  expect(texts.length).toBeGreaterThan(3000);
  expect([...new Set(texts.join(""))].filter((letter) => !letters.has(letter))).toEqual([]);
});
