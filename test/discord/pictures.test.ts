import { ComponentType } from "discord.js";
import { expect, test } from "vitest";
import { text } from "../../src/discord/components.ts";
import { illustratedPost } from "../../src/discord/pictures.ts";

const board = { name: "board.png", alt: "The board", bytes: Buffer.from("") };
const long = [text("x".repeat(3000)), text("y".repeat(3000))];

const characters = ({ components }: ReturnType<typeof illustratedPost>) =>
  components.reduce((sum, part) => sum + ("content" in part ? part.content.length : 0), 0);

test("D2, D4: a post fits when it is sent and when it loses its buttons, and names its pictures both times", () => {
  const fresh = illustratedPost([board], long, "nonce");
  const past = illustratedPost([board], long, "nonce", new Map([["board.png", "1180000000000000001"]]));
  expect([characters(fresh), characters(past)]).toEqual([4000, 4000]);
  expect(fresh.attachments).toEqual([{ id: "0", filename: "board.png" }]);
  expect(past.attachments).toEqual([{ id: "1180000000000000001", filename: "board.png" }]);
});

test("P30: what changed and the whole board have a gallery each, in that order, and keep it when the post is past", () => {
  const closeup = { name: "closeup.png", alt: "What changed", bytes: Buffer.from("") };
  const ids = new Map([
    ["board.png", "1180000000000000002"],
    ["closeup.png", "1180000000000000001"],
  ]);
  for (const known of [undefined, ids]) {
    const { components, attachments } = illustratedPost([closeup, board], [text("words")], "nonce", known);
    const galleries = components.flatMap((part) => (part.type === ComponentType.MediaGallery ? [part.items] : []));
    expect(galleries.map((items) => items.map(({ media }) => media.url))).toEqual([
      ["attachment://closeup.png"],
      ["attachment://board.png"],
    ]);
    expect(attachments.map(({ id, filename }) => [id, filename])).toEqual([
      [known?.get("closeup.png") ?? "0", "closeup.png"],
      [known?.get("board.png") ?? "1", "board.png"],
    ]);
  }
});
