import { startPlayground } from "../../src/playground/index.ts";

/** The local Discord as a process of its own. */
export interface DiscordOrders {
  readonly folder: string;
  /** Where it was before; any free one unless told. */
  readonly port?: number;
}

process.on("disconnect", () => process.exit());
process.once("message", ({ folder, port = 0 }: DiscordOrders) => {
  void startPlayground({ port, dataFolder: folder }).then(({ url }) => process.send?.({ url }));
});
process.send?.("loaded");
