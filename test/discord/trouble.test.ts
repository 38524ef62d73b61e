import { DiscordAPIError } from "discord.js";
import { expect, test } from "vitest";
import { redactError } from "../../src/discord/trouble.ts";

const refused = (errors: object) =>
  new DiscordAPIError(
    { code: 50035, message: "Invalid Form Body", errors } as never,
    50035,
    400,
    "POST",
    "https://discord.com/api/v10/channels/1/messages",
    { files: undefined, body: { content: "the-china-card" } },
  );

test("D11: of a request that Discord refuses the fields and their codes are written down, not what stood there", () => {
  const error = refused({
    components: { 0: { items: { _errors: [{ code: "BASE_TYPE_MAX_LENGTH", message: "not the-china-card" }] } } },
    flags: { _errors: [{ code: "NUMBER_TYPE_COERCE", message: "" }] },
  });
  const { code, fields } = redactError(error);
  expect(code).toBe("50035");
  expect(fields).toEqual(["components.0.items: BASE_TYPE_MAX_LENGTH", "flags: NUMBER_TYPE_COERCE"]);
  expect(JSON.stringify(redactError(error).fields)).not.toContain("china");
});

test("F17: a full disk is called what it is", () => {
  const full = Object.assign(new Error("database or disk is full"), { name: "DriverAdapterError" });
  full.cause = { originalCode: "SQLITE_FULL", kind: "sqlite" };
  expect(redactError(full)).toMatchObject({ name: "DriverAdapterError", code: "SQLITE_FULL" });
});

test("a code that could be something people wrote is left out", () => {
  expect(redactError(Object.assign(new Error("x"), { code: "I hold The China Card" }))).not.toHaveProperty("code");
});
