import { describe, expect, test } from "vitest";
import { volkOrders } from "../../../src/games/wir-sind-das-volk/orders.ts";
import type { Seat } from "../../../src/games/wir-sind-das-volk/seats.ts";
import { choices, order } from "../orders.ts";
import { phase } from "./end-of-decade/phase.ts";
import type { Table } from "./table.ts";

describe("an order of preference for dismantling [B13]", () => {
  const factories = ["berlin", "leipzig", "jena", "rostock", "dresden"] as const;
  const flight = () => phase("flight", { factories, standard: { bayern: 4 }, tracks: { prestige: 1 } });

  test("everything that East could lose can be listed, by the two Germanys", () => {
    expect(choices(flight(), volkOrders, "west", "dismantle")).toEqual(
      expect.arrayContaining(["berlin", "leipzig", "jena", "rostock", "dresden"]),
    );
    expect(choices(flight(), volkOrders, "usa", "dismantle")).toEqual([]);
    expect(choices(flight(), volkOrders, null, "dismantle")).toEqual([]);
  });

  test("B13.1: the first of the list that is still there, each time it is the seat's choice", () => {
    const t = flight();
    const ordered = order(t, volkOrders, ["east", "dismantle", "rostock", "jena", "berlin"]);
    expect(t.asked).toEqual(["east flight.dismantle"]);
    expect(ordered()).toBe("rostock");
    t.east("rostock");
    expect(t.asked).toEqual(["west flight.dismantle"]);
    expect(ordered()).toBe(null);
    t.west("jena");
  });

  test("it ends when nothing on the list can be chosen any more", () => {
    const t = flight();
    const ordered = order(t, volkOrders, ["west", "dismantle", "rostock"]);
    t.east("rostock");
    expect(t.asked).toEqual(["west flight.dismantle"]);
    expect(ordered()).toBe("cancel.list.spent");
  });

  test("it answers nothing else of the end of the decade", () => {
    const t = phase("currency", {
      factories: ["kiel", "bremen", "koeln", "kassel", "koblenz", "ulm", "muenchen", "berlin", "leipzig", "jena"],
      tracks: { currency: -5 },
    });
    expect(t.asked).toEqual(["west currency.rundown"]);
    expect(order(t, volkOrders, ["west", "dismantle", "berlin"])()).toBe(null);
    expect(order(t, volkOrders, ["west", "rundown", "leipzig", "berlin"])()).toBe("leipzig");
  });

  /** Given at one table, looked at from another. */
  function later(now: Table, then: Table, given: readonly [Seat, string, ...string[]]) {
    let asked = 0;
    const view = (seat: Seat | null) => (asked++ === 0 ? now : then).match.view(seat);
    return order({ match: { pending: then.match.pending, view } }, volkOrders, given);
  }

  test("B6: infrastructure that carries a connection only since is dearer to East, and decided anew; no longer, and West is asked", () => {
    const setting = { standard: { bayern: 4 }, segments: ["leipzig--dresden"] } as const;
    const east = { ...setting, tracks: { prestige: 1 } };
    const idle = { factories: ["berlin", "leipzig", "jena"] } as const;
    const working = { factories: [...idle.factories, "dresden"] } as const;
    const list = ["dismantle", "leipzig--dresden"] as const;
    const [eastIdle, eastWorking] = [phase("flight", { ...east, ...idle }), phase("flight", { ...east, ...working })];
    expect(later(eastIdle, eastWorking, ["east", ...list])()).toBe("cancel.list.worth");
    expect(later(eastWorking, eastIdle, ["east", ...list])()).toBe("leipzig--dresden");
    const [westIdle, westWorking] = [
      phase("flight", { ...setting, ...idle }),
      phase("flight", { ...setting, ...working }),
    ];
    expect(westIdle.asked).toEqual(["west flight.dismantle"]);
    expect(later(westWorking, westIdle, ["west", ...list])()).toBe("cancel.list.worth");
    expect(later(westIdle, westWorking, ["west", ...list])()).toBe("leipzig--dresden");
  });

  test("a list is for the decade it was made in", () => {
    const next = phase("flight", { factories, standard: { bayern: 4 }, tracks: { prestige: 1 }, decade: 2 });
    expect(later(flight(), next, ["east", "dismantle", "rostock"])()).toBe("cancel.list.decade");
  });
});
