import { REST, Routes } from "discord.js";
import { z } from "zod";

const recommendedSchema = z.object({
  shards: z.int().min(1),
  session_start_limit: z.object({ max_concurrency: z.int().min(1) }),
});

/** With how many shards Discord wants the bot to come, and how many of them may introduce themselves at once. */
export async function recommendedShards({ token, api }: { readonly token: string; readonly api?: string }) {
  const rest = new REST(api === undefined ? {} : { api }).setToken(token);
  try {
    const { shards, session_start_limit: limit } = recommendedSchema.parse(await rest.get(Routes.gatewayBot()));
    return { shards, atOnce: limit.max_concurrency };
  } finally {
    rest.clearHashSweeper();
    rest.clearHandlerSweeper();
  }
}
