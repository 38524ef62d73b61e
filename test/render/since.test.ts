import { expect, test } from "vitest";
import { changesIn as coldWarChanges } from "../../render/cold-war/changes.ts";
import { twilightStrugglePainter } from "../../render/twilight-struggle/index.ts";
import { changesIn as campChanges } from "../../render/undaunted/changes.ts";
import { boardScene as campScene } from "../../render/undaunted/model.ts";
import { changesIn as volkChanges } from "../../render/wir-sind-das-volk/changes.ts";
import { boardScene as volkScene } from "../../render/wir-sind-das-volk/model.ts";
import { board } from "../../src/games/twilight-struggle/components/board.ts";
import { table as camp } from "../games/undaunted/table.ts";
import { table as volk } from "../games/wir-sind-das-volk/table.ts";
import { final } from "./scenes.ts";

const influence = (country: string, change: number, us: number) => ({
  key: "influence",
  args: { side: "us", country, change, us, ussr: 0 },
});
const realignment = (country: string) => ({ key: "realignment", args: { country, side: "us", usDie: 3, ussrDie: 1 } });

test("a picture for whoever was away rings all that stands otherwise, with the dice of the last move alone", () => {
  const last = [realignment("iran"), influence("italy", 1, 3)];
  const since = [
    influence("italy", 1, 2),
    influence("france", 1, 1),
    influence("france", -1, 0),
    realignment("cuba"),
    ...last,
  ];
  const changes = coldWarChanges(board, { last, since });
  const named = (places: Iterable<number>) => [...places].map((place) => board.id(place));
  expect(named(changes.influence.keys())).toEqual(["italy"]);
  expect([...changes.influence.values()]).toEqual([{ us: { from: 1, to: 3 } }]);
  expect(named(changes.rolls.keys())).toEqual(["iran"]);
});

test("of Undaunted every counter that moved, and the ways of the last turn", () => {
  const { match } = camp({ side: "lrdg" });
  const moved = (unit: string, from: string, to: string) => ({ key: "moved", args: { unit, from, to } });
  const last = [moved("lrdg-scout", "3A", "17A")];
  const since = [moved("italy-scout", "4A", "18A"), ...last];
  const scene = campScene({ view: match.view(null), language: "en", last, since });
  const { counters, routes } = campChanges(scene);
  expect([...counters]).toEqual(["italy-scout", "lrdg-scout"]);
  expect(routes.map(({ unit }) => unit)).toEqual(["lrdg-scout"]);
});

test("of Wir sind das Volk! every province, from what stood there to what stands there", () => {
  const unrest = (from: number, to: number) => ({ key: "unrest", args: { province: "hessen", from, to } });
  const scene = volkScene({
    view: volk().match.view(null),
    language: "en",
    last: [unrest(3, 4)],
    since: [unrest(2, 3), unrest(3, 4)],
  });
  expect([...volkChanges(scene).unrest]).toEqual([["hessen", { from: 2, to: 4 }]]);
});

test("the table of final scoring begins with the score that it found, whatever was won before it in the same post", () => {
  const { view, last } = final;
  const before = [
    { key: "milops.check", args: { defcon: 2, us: 0, ussr: 1 } },
    { key: "vp", args: { side: "ussr", amount: 4, vp: -9 } },
  ];
  const key = (entries: typeof last) => twilightStrugglePainter.count({ view, language: "en", entries })?.key;
  expect(key([...before, ...last])).toBe(key(last));
});
