import { REST } from "discord.js";
import { pino } from "pino";
import { expect, test } from "vitest";
import { shareShards } from "../../src/discord/shared-shards.ts";
import { Trust } from "../../src/store/trust.ts";

/** A process whose shards a test hands out. */
function process(of: number) {
  const done: string[] = [];
  const shards: number[] = [];
  const trust = new Trust();
  const rest = new REST();
  const hands: Parameters<Parameters<typeof shareShards>[0]["sharing"]["begin"]>[0][] = [];
  const running = shareShards({
    sharing: {
      begin: (those) => void hands.push(those),
      get share() {
        return { of, shards };
      },
      get isAlone() {
        return shards.length === of;
      },
    },
    client: {
      rest,
      goes: (shard) => void done.push(`goes ${shard}`),
      remove: async (shard) => void done.push(`gone ${shard}`),
    },
    come: async (those) => void done.push(`come ${those === "auto" ? those : those.ids}`),
    router: { idle: async () => void done.push("answered") },
    outbox: {
      handOver: async () => void done.push("handed over"),
      alone: (begin) => {
        done.push("alone");
        begin();
      },
    },
    store: { trust },
    log: pino({ level: "silent" }),
    failed: () => done.push("failed"),
  });
  const [hand] = hands;
  if (hand === undefined) throw new Error("not begun");
  return { done, shards, trust, hand, running, requests: () => rest.options.globalRequestsPerSecond };
}

test("what Discord allows in a second is divided as the shards are, and what is kept is believed by whoever has them all", async () => {
  const { shards, trust, hand, requests } = process(3);
  expect(trust.time).toBeNull();
  shards.push(0);
  hand.changed();
  expect([requests(), trust.time]).toEqual([16, null]);
  shards.push(1);
  hand.changed();
  expect(requests()).toBe(33);
  shards.push(2);
  hand.changed();
  expect([requests(), trust.time]).toEqual([50, 1]);
  shards.pop();
  hand.changed();
  expect([requests(), trust.time]).toEqual([33, null]);
  shards.push(2);
  hand.changed();
  // what was believed then is not believed now
  expect(trust.time).toBe(2);
});

test("nobody is left without a request a second", () => {
  const { shards, hand, requests } = process(200);
  shards.push(7);
  hand.changed();
  expect(requests()).toBe(1);
});

test("it runs when the first shards have come; one is given up when what is under way there is done", async () => {
  const { done, hand, running } = process(2);
  await hand.take([0, 1]);
  await running;
  await hand.giveUp(1);
  expect(done).toEqual(["come 0,1", "goes 1", "handed over", "answered", "gone 1", "answered"]);
});

test("shards that cannot be run are told of: at the beginning to whoever starts it, later to whoever ends it", async () => {
  const early = process(1);
  early.hand.failed(new Error("no gateway"));
  await expect(early.running).rejects.toThrow("no gateway");
  const { done, hand } = process(1);
  await hand.take([0]);
  hand.failed(new Error("no gateway"));
  expect(done.at(-1)).toBe("failed");
});
