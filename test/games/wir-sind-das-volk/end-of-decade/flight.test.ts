import { describe, expect, test } from "vitest";
import { phase } from "./phase.ts";

describe("[B13.1] flight", () => {
  const east = ["berlin", "leipzig", "jena", "rostock", "dresden"] as const;

  test("runners + dark police + best West − worst East + 1 − 1, East loses half of it", () => {
    const t = phase("flight", {
      factories: east,
      standard: { bayern: 3, sachsen: 2 },
      played: ["forced-merger-of-kpd-and-spd", "reparations-agreement-with-israel", "russian-tanks", "land-reform"],
      police: [{ card: "stasi-is-founded", strength: "dark" }, { card: "stalinist-purges" }],
      unrest: { thueringen: 4 },
    });
    expect(t.told("flight")).toEqual([
      { runners: 4, police: 1, west: 3, east: 0, eastProtests: 1, westProtests: 0, level: 9, points: 4 },
    ]);
  });

  test("a mass protest in the West lowers it, a supplier's marker counts too", () => {
    const t = phase("flight", {
      factories: east,
      standard: { bayern: 2 },
      unrest: { "west-berlin": 4 },
      supplierProtests: ["rheinland-pfalz"],
    });
    expect(t.told("flight")[0]).toMatchObject({ westProtests: 1, level: 1, points: 0 });
  });

  test("never below 0; West Berlin counts as a Western province", () => {
    const t = phase("flight", { factories: east, unrest: { bayern: 4 } });
    expect(t.told("flight")[0]).toMatchObject({ level: 0, points: 0 });
    const berlin = phase("flight", { factories: [...east, "koblenz"], sectors: { french: 1, british: 1 } });
    expect(berlin.told("flight")[0]).toMatchObject({ west: 2 });
  });

  test("the points are chosen in turn, the prestige holder first; West must choose, too", () => {
    const t = phase("flight", { factories: east, standard: { bayern: 4 }, tracks: { prestige: 1 } });
    expect(t.asked).toEqual(["east flight.dismantle"]);
    t.east("rostock");
    expect(t.asked).toEqual(["west flight.dismantle"]);
    t.west("berlin");
    expect(Object.keys(t.view.factories).sort()).toEqual(["dresden", "jena", "leipzig"]);
    const west = phase("flight", { factories: east, standard: { bayern: 2 } });
    expect(west.asked).toEqual(["west flight.dismantle"]);
  });

  test("an odd level is rounded down, and East never loses more than ten points", () => {
    const odd = phase("flight", { factories: east, standard: { bayern: 3 } });
    expect(odd.told("flight")[0]).toMatchObject({ level: 3, points: 1 });
    const many = phase("flight", { factories: east, standard: { bayern: 25 } });
    expect(many.told("flight")[0]).toMatchObject({ level: 25, points: 10 });
  });

  test("insolvency: East cannot dismantle what it must, West wins", () => {
    const t = phase("flight", { standard: { bayern: 2 }, runDown: ["berlin"] });
    expect(t.outcome).toEqual({ winners: ["west"], key: "insolvency", args: { decade: 1, loser: "east" } });
  });

  test("[B6] infrastructure first where it touches; a run-down factory cannot go; Rheinsberg goes in two steps", () => {
    const t = phase("flight", {
      factories: ["leipzig", "dresden", "rheinsberg", "cssr-east"],
      runDown: ["berlin"],
      segments: ["leipzig--dresden", "dresden--cssr-east"],
      standard: { bayern: 8 },
    });
    expect(t.options("west")).toEqual(["leipzig--dresden", "dresden--cssr-east", "rheinsberg"]);
    expect(t.refusal("west", "leipzig")?.key).toBe("refusal.touched");
    expect(t.refusal("west", "berlin")?.key).toBe("refusal.run-down");
    expect(t.refusal("west", "cssr-east")?.key).toBe("refusal.abroad");
    expect(t.refusal("west", "rostock")?.key).toBe("refusal.not-built");
    t.west("rheinsberg");
    expect(t.view.factories.rheinsberg).toBe("run-down");
    t.east("rheinsberg");
    expect(t.view.factories.rheinsberg).toBeUndefined();
  });

  test("[B12] the Wall's arrow beyond the end of prestige is the West's choice", () => {
    const t = phase("flight", {
      wall: true,
      factories: ["berlin", "jena"],
      tracks: { prestige: -6 },
      unrest: { bayern: 1 },
    });
    t.east("jena");
    expect(t.asked).toEqual(["west overflow.way"]);
    t.west("add", "sachsen");
    expect(t.told("unrest")[0]).toEqual({ province: "sachsen", from: 0, to: 1 });
  });

  test("[B12] with the Wall East dismantles a point of its choice and prestige moves to the West", () => {
    const t = phase("flight", { wall: true, factories: east, standard: { bayern: 9 }, tracks: { prestige: 2 } });
    expect(t.asked).toEqual(["east wall.dismantle"]);
    t.east("rostock");
    expect(t.told("track")[0]).toEqual({ track: "prestige", from: 2, to: 1 });
    expect(t.told("flight")).toEqual([]);
    expect(phase("flight", { wall: true }).outcome?.key).toBe("insolvency");
  });
});
