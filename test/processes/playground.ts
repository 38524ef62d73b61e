import { startPlayground } from "../../src/playground/index.ts";

/** The local Discord as a process of its own. */
process.on("disconnect", () => process.exit());
process.once("message", ({ folder }: { readonly folder: string }) => {
  void startPlayground({ port: 0, dataFolder: folder }).then(({ url }) => process.send?.({ url }));
});
process.send?.("loaded");
