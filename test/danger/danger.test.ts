import { describe, expect, test } from "vitest";
import { subjectOf, withOptions } from "../fuzz/subjects.ts";
import { variants } from "../fuzz/variants.ts";
import { playerFor } from "./players.ts";
import { Count, prove, summary, uncalibrated } from "./proof.ts";

describe("nobody loses by his own answer unwarned, and warnings are true", () => {
  test.each(variants)("in 40 random games of %s", (_, game, options) => {
    const subject = withOptions(subjectOf(game), options);
    const count = new Count();
    for (let at = 0; at < 40; at++)
      prove({ subject, playerOf: playerFor(subject, "random"), thin: 20 }, `ci-${at}`, count);
    expect(count.missed).toEqual([]);
    expect(count.sureWrong).toEqual([]);
    expect(uncalibrated(count)).toEqual([]);
    expect(count.shown).toBeGreaterThan(0);
  });

  test.each(variants)("and a sensible player of %s is seldom asked", (_, game, options) => {
    const subject = withOptions(subjectOf(game), options);
    const count = new Count();
    for (let at = 0; at < 8; at++)
      prove({ subject, playerOf: playerFor(subject, "sensible"), thin: 10 }, `ci-${at}`, count);
    expect(summary(game, count).askedShare).toBeLessThanOrEqual(0.01);
  });
});
