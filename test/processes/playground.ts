import { startPlayground } from "../../src/playground/index.ts";

/** The local Discord as a process of its own. */
export interface DiscordOrders {
  readonly folder: string;
  /** Where it was before; any free one unless told. */
  readonly port?: number;
  /** With how many shards it wants the bot to come; one unless told. */
  readonly shards?: number;
}

process.on("disconnect", () => process.exit());
process.once("message", ({ folder, port = 0, shards = 1 }: DiscordOrders) => {
  void startPlayground({ port, dataFolder: folder, shards }).then(({ url }) => process.send?.({ url }));
});
process.send?.("loaded");
