import { describe, expect, test } from "vitest";
import { hasPictures, paintCard, paintPart } from "../../render/index.ts";
import { Match, Refusal } from "../../src/engine/index.ts";
import { titles } from "../../src/games/titles.ts";
import { optionLabel, settingName } from "../../src/i18n/index.ts";

/** What every object answers to although nobody gave it that name, and what people might type beside it. */
const names = [...Object.getOwnPropertyNames(Object.prototype), "prototype", "length", "act:__proto__", "0"];

describe.each([...titles.values()].map((title) => [title.game.id, title] as const))("%s", (id, title) => {
  const match = Match.start(title.game, { seed: "nothing" });
  const [ask] = match.pending;
  if (ask === undefined) throw new Error("nobody is asked");

  test.each(names)("%s is the name of nothing", async (name) => {
    const { game, messages } = title;
    expect([messages.name(name), game.name(name), title.group(name)]).toEqual([undefined, undefined, undefined]);
    expect(game.aliases(name).filter((alias) => typeof alias !== "string")).toEqual([]);
    expect(messages.mark(name)).toBe("");
    expect(settingName("en", name, messages)).toBe(name);
    expect(optionLabel("ru", ask, name, messages)).not.toContain("native code");
    expect(match.refusal(ask.seat, name)?.key).toMatch(/^refusal\./);
    expect(match.refusal(name, name)?.key).toBe("refusal.turn");
    expect(() => game.options({ [name]: true })).toThrow(Refusal);
    expect(hasPictures(name)).toBe(false);
    if (!hasPictures(id)) return;
    const view = match.view(null);
    expect(await paintPart({ title: id, view, language: "en", asks: [], outcome: null, part: name })).toBeNull();
    expect(await paintCard({ title: id, card: name, language: "en" })).toBeNull();
  });
});
