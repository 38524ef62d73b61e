import { describe, expect, test } from "vitest";
import type { Witnessed } from "../../src/playground/local.ts";
import { Description, descriptionFile, hasDescription } from "./description.ts";
import { walkThroughPlaces } from "./places.ts";

const channel = "/channels/1100000000000000001/messages";

const call = (method: string, path: string, body?: unknown, files: readonly string[] = []): Witnessed => {
  const [pathname = "", query = ""] = path.split("?");
  const contentType = files.length === 0 ? "application/json" : "multipart/form-data; boundary=x";
  return { method, path: pathname, query: new URLSearchParams(query), contentType, body, files };
};

const text = (content: string) => ({ type: 10, content });

describe.skipIf(!hasDescription)(`requests held against ${descriptionFile}`, () => {
  const description = hasDescription ? new Description() : null;
  const faults = (...request: Parameters<typeof call>) => description?.faultsOf(call(...request));

  test("a post of components with a picture is as described", () => {
    const gallery = { type: 12, items: [{ media: { url: "attachment://board.png" } }] };
    const body = {
      flags: 1 << 15,
      components: [gallery, text("Hello")],
      attachments: [{ id: "0", filename: "board.png" }],
      allowed_mentions: { parse: [] },
      nonce: "abc",
      enforce_nonce: true,
    };
    expect(faults("POST", channel, body, ["0"])).toEqual([]);
  });

  test("a route that there is not, a wrong id and an unknown parameter are found", () => {
    expect(faults("POST", "/channels/here")).toEqual(["POST /channels/here: no such route"]);
    expect(faults("GET", "/channels/table-one")).toEqual(["GET /channels/{channel_id}: channel_id=table-one"]);
    expect(faults("GET", `${channel}?limit=500`)).toEqual(["GET /channels/{channel_id}/messages: limit=500"]);
    expect(faults("GET", `${channel}?most=5`)).toEqual([
      "GET /channels/{channel_id}/messages: no query parameter most",
    ]);
  });

  test("a body of another shape is found, with the place in it", () => {
    expect(faults("POST", channel, { flags: "many" })?.join()).toContain("/flags must be");
    const buttons = Array.from({ length: 6 }, (_, at) => ({ type: 2, style: 1, label: "A", custom_id: `${at}` }));
    const row = { type: 1, components: buttons };
    expect(faults("POST", channel, { flags: 1 << 15, components: [row] })?.join()).toContain(
      "/components/0/components",
    );
  });

  test("4,000 characters and 40 components are for a message as a whole", () => {
    const message = (...components: object[]) => ({ type: 4, data: { flags: 1 << 15, components } });
    const callback = "/interactions/1100000000000000001/token/callback";
    expect(faults("POST", callback, message(text("x".repeat(2000)), text("x".repeat(2000))))).toEqual([]);
    expect(faults("POST", callback, message(text("x".repeat(2000)), text("x".repeat(2001))))).toEqual([
      "POST /interactions/{interaction_id}/{interaction_token}/callback: 4001 characters of 4000",
    ]);
  });

  test("all that a client does with threads and forums is as described", async () => {
    const { routes, violations } = await walkThroughPlaces();
    expect([...violations.keys()]).toEqual([]);
    expect([...routes]).toEqual(
      expect.arrayContaining([
        "POST /channels/{channel_id}/threads",
        "POST /channels/{channel_id}/messages/{message_id}/threads",
        "PATCH /channels/{channel_id}",
        "DELETE /channels/{channel_id}",
        "PUT /channels/{channel_id}/messages/pins/{message_id}",
        "DELETE /channels/{channel_id}/messages/pins/{message_id}",
        "PUT /channels/{channel_id}/thread-members/{user_id}",
        "DELETE /channels/{channel_id}/thread-members/@me",
        "GET /channels/{channel_id}/messages",
        "DELETE /users/@me/guilds/{guild_id}",
      ]),
    );
  });
});
