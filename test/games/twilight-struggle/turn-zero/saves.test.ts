import { expect, test } from "vitest";
import { Match, type Saved } from "../../../../src/engine/index.ts";
import type { Side } from "../../../../src/games/cold-war/seats.ts";
import { twilightStruggle } from "../../../../src/games/twilight-struggle/index.ts";
import type { TwilightOptions } from "../../../../src/games/twilight-struggle/options.ts";
import type { TwilightState } from "../../../../src/games/twilight-struggle/state.ts";
import { viewOf } from "../../../../src/games/twilight-struggle/view.ts";

type Save = Saved<TwilightState, Side, TwilightOptions>;

/** A save as it was written before there were these options. */
function older(saved: Save): Save {
  const text = JSON.stringify(saved)
    .replaceAll(/"turnZero":false,?/g, "")
    .replaceAll(/"promoCards":false,?/g, "")
    .replaceAll(/"spaceTrack":"standard",?/g, "");
  return JSON.parse(text) as Save;
}

const play = (match: Match<TwilightState, unknown, Side, TwilightOptions>, answers: number) => {
  for (let at = 0; at < answers && match.outcome === null; at++) {
    const ask = match.pending.find((each) => !each.answered);
    if (ask !== undefined) match.answer(ask.seat, ask.options[at % ask.options.length]?.id ?? "");
  }
};

test("a game saved before Turn Zero came is taken up and goes on as it would have", () => {
  for (const answers of [3, 20, 60, 120]) {
    const match = Match.start(twilightStruggle, { seed: `old-${answers}` });
    play(match, answers);
    const saved = older(match.save());
    expect(JSON.stringify(saved)).not.toMatch(/turnZero|promoCards|spaceTrack/);
    const loaded = Match.load(twilightStruggle, saved);
    expect(loaded.dropped).toEqual([]);
    play(match, 60);
    play(loaded, 60);
    expect(loaded.log.slice(-20)).toEqual(match.log.slice(-20));
    expect({ ...loaded.view(null), options: {} }).toEqual({ ...match.view(null), options: {} });
  }
});

test("a standard game carries nothing of the new modules in its state or view", () => {
  const state = twilightStruggle.start(twilightStruggle.options({}));
  expect(Object.keys(state)).not.toContain("turnZero");
  expect(Object.keys(state)).not.toContain("abilitiesUsed");
  expect(Object.keys(viewOf(state, "us"))).not.toContain("statecraft");
});

test("a copy shares nothing that is written to", () => {
  const match = Match.start(twilightStruggle, { options: { turnZero: true }, seed: "copy" });
  const before = JSON.stringify(match.save().steps.at(-1)?.state);
  const saved = match.save();
  const loaded = Match.load(twilightStruggle, saved);
  loaded.answer("us", "statecraft:kennan");
  loaded.answer("ussr", "statecraft:kgb");
  expect(JSON.stringify(saved.steps.at(-1)?.state)).toBe(before);
  expect(JSON.stringify(match.save().steps.at(-1)?.state)).toBe(before);
});
