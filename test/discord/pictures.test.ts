import { expect, test } from "vitest";
import { text } from "../../src/discord/components.ts";
import { illustratedPost } from "../../src/discord/pictures.ts";

const board = { name: "board.png", alt: "The board", bytes: Buffer.from("") };
const long = [text("x".repeat(3000)), text("y".repeat(3000))];

const characters = ({ components }: ReturnType<typeof illustratedPost>) =>
  components.reduce((sum, part) => sum + ("content" in part ? part.content.length : 0), 0);

test("D2, D4: a post fits when it is sent and when it loses its buttons, and names its pictures both times", () => {
  const fresh = illustratedPost([board], long, "nonce");
  const past = illustratedPost([board], long, "nonce", ["1180000000000000001"]);
  expect([characters(fresh), characters(past)]).toEqual([4000, 4000]);
  expect(fresh.attachments).toEqual([{ id: "0", filename: "board.png" }]);
  expect(past.attachments).toEqual([{ id: "1180000000000000001", filename: "board.png" }]);
});
