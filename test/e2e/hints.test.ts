import { afterEach, beforeEach, expect, test } from "vitest";
import { titles } from "../../src/games/titles.ts";
import { table } from "../games/twilight-struggle/table.ts";
import { lay } from "../table/lay.ts";
import { faultsOf } from "./limits.ts";
import { type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";
import { matchOf } from "./secrecy.ts";

let scene: Scene;
let people: Person[];

beforeEach(async () => {
  scene = await Scene.set({ seed: "hints" });
  people = ["anna", "boris", "chen", "dasha"].map((name) => scene.person(name));
});
afterEach(() => scene.end());

test.each([...titles.keys()])(
  "in %s whoever is asked is advised, for himself alone, and nothing is done",
  async (id) => {
    const title = titles.get(id);
    const seats = title?.game.seats(title.game.options({})) ?? [];
    await scene.seat(people.slice(0, seats.length), seats, { title: id });
    const game = await scene.game();
    const waited = matchOf(game).pending.map(({ seat }) => seat);
    for (const [at, seat] of seats.entries()) {
      const { message } = await (people[at] as Person).run("hint");
      expect(message?.ephemeral).toBe(true);
      expect(message && faultsOf(message)).toEqual([]);
      const advice = waited.includes(seat) ? /1\\\. \*\*/ : /is for whoever is to move|для того, кто ходит/;
      expect(message && textOf(message)).toMatch(advice);
    }
    expect((await scene.game()).version).toBe(game.version);
  },
);

test("it says why, what would be scored otherwise, and where chance begins", async () => {
  const [anna, boris, chen] = people as [Person, Person, Person];
  expect(await anna.tell("hint")).toContain("There is no game in this channel");
  await scene.seat([anna, boris], ["us", "ussr"], { title: "twilight-struggle" });
  const { id } = await scene.game();
  const setting = { side: "us", turn: 3, hands: { us: ["nato"], ussr: ["fidel"] }, defcon: 2 } as const;
  await lay(scene.store, id, table({ ...setting, influence: { iran: [1, 0], israel: [3, 0], iraq: [0, 3] } }));
  const words = await anna.tell("hint");
  expect(words).toContain("**The computer would:**");
  expect(words).toMatch(/scores for it whenever its region is scored/);
  expect(words).toContain("**What would then score differently:**");
  expect(await boris.tell("hint")).toContain("подсказка – для того, кто ходит");
  expect(await chen.tell("hint")).toContain("You have no seat in this game");
});
