import { REST, Routes } from "discord.js";
import { z } from "zod";

const recommendedSchema = z.object({ shards: z.int().min(1) });

/** With how many shards Discord wants the bot to come. */
export async function recommendedShards({ token, api }: { readonly token: string; readonly api?: string }) {
  const rest = new REST(api === undefined ? {} : { api }).setToken(token);
  try {
    return recommendedSchema.parse(await rest.get(Routes.gatewayBot())).shards;
  } finally {
    rest.clearHashSweeper();
    rest.clearHandlerSweeper();
  }
}
