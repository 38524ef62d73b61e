import { DiscordAPIError } from "discord.js";
import { expect, test } from "vitest";
import { verdictOn } from "../../src/discord/refused-posts.ts";

const refusal = (status: number, code: number) =>
  new DiscordAPIError({ code, message: "" }, code, status, "POST", "/channels/1/messages", {});

const channel = { channelId: "1" };
const words = new Set(["words", "unarchive"] as const);

test("D6: a reason that nobody has heard of is not a reason to try for ever", () => {
  const blocked = refusal(400, 200_000);
  expect(verdictOn(blocked, { to: channel, attempts: 0 }, new Set())).toBe("words");
  expect(verdictOn(blocked, { to: channel, attempts: 4 }, words)).toBe("later");
  expect(verdictOn(blocked, { to: channel, attempts: 5 }, words)).toBe("hopeless");
});

test("D6: what says nothing of the post does not give it up: Discord is down, the token is not taken, somebody stands before Discord", () => {
  const tired = { to: channel, attempts: 100 };
  expect(verdictOn(refusal(503, 0), tired, words)).toBe("later");
  expect(verdictOn(refusal(401, 40_001), tired, words)).toBe("later");
  expect(verdictOn(refusal(403, 0), tired, words)).toBe("later");
  expect(verdictOn(new Error("cut"), tired, words)).toBe("later");
});
