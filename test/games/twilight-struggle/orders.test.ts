import { describe, expect, test } from "vitest";
import { twilightStruggleTitle } from "../../../src/games/twilight-struggle/title.ts";
import { choices, order } from "../orders.ts";
import { type Setting, table } from "./table.ts";

const { orders } = twilightStruggleTitle;

describe("a headline kept ready for the next turn [4.5.C]", () => {
  /** The last round of turn 4: the US has a card to play and one to keep. */
  const last: Setting = {
    turn: 4,
    side: "us",
    step: { at: "round", round: 7, side: "us" },
    hands: { us: ["nato", "containment", "un-intervention", "asia-scoring"], ussr: ["fidel"] },
  };

  test("cards that can be headlines and may be held until then; nobody else is offered them", () => {
    const t = table(last);
    expect(choices(t, orders, "us", "headline")).toEqual(["nato", "containment"]);
    expect(choices(t, orders, null, "headline")).toEqual([]);
  });

  const next = (hands: Setting["hands"], more: Setting = {}) =>
    table({ turn: 5, step: { at: "headline" }, hands, ...more } as Setting);

  /** Given in turn 4, looked at in turn 5. */
  const given = (card: string, later: ReturnType<typeof table>) =>
    order({ match: { pending: later.match.pending, view: viewOf(later) } }, orders, ["us", "headline", card]);

  /** Of turn 4 when the order is given, of the table afterwards. */
  function viewOf(later: ReturnType<typeof table>) {
    let asked = 0;
    return (seat: "us" | "ussr" | null) => (asked++ === 0 ? table(last).match.view(seat) : later.match.view(seat));
  }

  test("it is chosen when its turn comes, whatever was dealt", () => {
    expect(given("nato", next({ us: ["nato", "cia-created"], ussr: ["fidel"] }))()).toBe("nato");
  });

  test("it is not for the turn that is still to be headlined, and not for a later one", () => {
    const t = table({ turn: 4, step: { at: "headline" }, hands: { us: ["nato", "containment"], ussr: ["fidel"] } });
    expect(order(t, orders, ["us", "headline", "nato"])()).toBe(null);
    expect(given("nato", next({ us: ["nato"], ussr: ["fidel"] }, { turn: 6 }))()).toBe("cancel.headline.late");
  });

  test("it ends when the card has left the hand", () => {
    expect(given("nato", next({ us: ["containment"], ussr: ["fidel"] }))()).toBe("cancel.headline.gone");
  });

  test("it ends when the card cannot be headlined", () => {
    const later = next({ us: ["missile-envy", "nato"], ussr: ["fidel"] }, { missileEnvy: "us" });
    expect(given("missile-envy", later)()).toBe("cancel.headline.illegal");
  });

  test("6.4.4: whoever sees the other headline first is asked, and is told it", () => {
    const t = next({ us: ["nato", "containment"], ussr: ["fidel", "nasser"] }, { space: { us: 4, ussr: 0 } });
    expect(t.asked).toEqual(["ussr headline.card"]);
    t.ussr("fidel");
    expect(t.match.pending[0]?.args).toEqual({ turn: 5, seen: "fidel" });
    expect(given("nato", t)()).toBe("cancel.headline.seen");
  });
});
