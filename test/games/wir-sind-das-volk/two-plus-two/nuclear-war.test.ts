import { describe, expect, test } from "vitest";
import { warWinners } from "../../../../src/games/wir-sind-das-volk/two-plus-two/nuclear-war.ts";
import { type Setting, table } from "../table.ts";

describe("[11] nuclear war", () => {
  const brink: Setting = {
    powers: {
      doves: 0,
      peacemakers: { usa: [], west: ["korean-war"], ussr: [], east: ["atoms-for-peace", "austrian-state-treaty"] },
    },
    display: ["hungarian-uprising", "land-reform", "berlin-airlift"],
  };

  test("the acting player presses the button; most peacemakers among the others win", () => {
    const t = table({ ...brink, seat: "ussr" }).ussr("hungarian-uprising", "event", "icon:dove-down");
    expect(t.outcome).toMatchObject({
      winners: ["east"],
      key: "nuclear-war",
      args: { presser: "ussr", usaPoints: 1, westPoints: 1, ussrPoints: -2, eastPoints: 4 },
    });
  });

  test("also when the dove stands on a card somebody else drew", () => {
    const t = table({
      ...brink,
      powers: { ...brink.powers, conflictDeck: ["conflict-06"] },
      seat: "west",
      display: ["korean-war", "land-reform", "berlin-airlift"],
    });
    expect(
      table({ ...brink, seat: "west", display: ["korean-war", "land-reform", "berlin-airlift"] }).west(
        "korean-war",
        "event",
        "icon:dove-down",
      ).outcome?.args.presser,
    ).toBe("west");
    t.west("korean-war", "event", "icon:conflict/usa");
    expect(t.outcome?.args.presser).toBe("west");
  });

  test("in an automatic event by the player who acted last", () => {
    const t = table({ ...brink, seat: "usa", display: ["berlin-airlift", "korean-war"] }).usa(
      "berlin-airlift",
      "credit",
    );
    expect(t.outcome).toMatchObject({ key: "nuclear-war", args: { presser: "usa" }, winners: ["east"] });
  });

  test("ties: the presser's ally drops out; the two opponents may share", () => {
    expect(warWinners("usa", { usa: 3, west: 2, ussr: 2, east: 1 })).toEqual(["ussr"]);
    expect(warWinners("usa", { usa: 0, west: 0, ussr: 0, east: 0 })).toEqual(["ussr", "east"]);
    expect(warWinners("usa", { usa: 0, west: 1, ussr: 0, east: 0 })).toEqual(["west"]);
    expect(warWinners("east", { usa: 1, west: 1, ussr: 1, east: 5 })).toEqual(["usa", "west"]);
  });

  test("[26] a card that starts the war counts for nobody", () => {
    const t = table({
      ...brink,
      powers: { doves: 0 },
      seat: "west",
      decade: 2,
      display: ["partial-test-ban-treaty", "vietnam-war", "noespl-reforms"],
    });
    t.west("partial-test-ban-treaty", "build", "done");
    expect(t.outcome).toMatchObject({ winners: ["ussr", "east"] });
  });
});
