import { describe, expect, test } from "vitest";
import { parseInline, parseMarkdown } from "../../src/playground/page/text/parse.ts";
import { timeInWords } from "../../src/playground/page/text/timestamps.ts";

describe("Discord's Markdown", () => {
  test("bold, italic and code inside each other", () => {
    expect(parseInline("**USSR** plays *Duck* `x*y`")).toEqual([
      { kind: "strong", inside: [{ kind: "text", text: "USSR" }] },
      { kind: "text", text: " plays " },
      { kind: "em", inside: [{ kind: "text", text: "Duck" }] },
      { kind: "text", text: " " },
      { kind: "code", text: "x*y" },
    ]);
  });

  test("signs that are only signs", () => {
    expect(parseInline("2 * 3 * 4 and snake_case_name \\*so\\*")).toEqual([
      { kind: "text", text: "2 * 3 * 4 and snake_case_name *so*" },
    ]);
  });

  test("mentions, channels, commands and times", () => {
    expect(parseInline("<@1> <#2> </game new:3> <t:5:R>").filter(({ kind }) => kind !== "text")).toEqual([
      { kind: "person", id: "1" },
      { kind: "channel", id: "2" },
      { kind: "command", name: "game new" },
      { kind: "time", seconds: 5, style: "R" },
    ]);
  });

  test("headings, lists within lists, quotes, small print, code", () => {
    const blocks = parseMarkdown("# Top\n- one\n  - two\n> said\n-# small\n```\na **b**\n```");
    expect(blocks.map(({ kind }) => kind)).toEqual(["heading", "list", "quote", "subtext", "code"]);
    expect(blocks[1]).toMatchObject({ items: [{ below: [{ kind: "list" }] }] });
    expect(blocks[4]).toEqual({ kind: "code", text: "a **b**" });
  });

  test("only real addresses become links", () => {
    expect(parseInline("[a](javascript:b) [c](https://example.com/)")).toEqual([
      { kind: "text", text: "[a](javascript:b) " },
      { kind: "link", url: "https://example.com/", inside: [{ kind: "text", text: "c" }] },
    ]);
  });

  test("times in the reader's language", () => {
    expect(timeInWords(3 * 86_400, "R", "en-US", 0)).toBe("in 3 days");
    expect(timeInWords(0, "R", "ru", 2 * 3_600_000)).toBe("2 часа назад");
  });
});
