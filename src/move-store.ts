import { parseArgs } from "node:util";
import { config } from "dotenv";
import { moveStore } from "./store/index.ts";

/** npm run move-store -- --from URL --to URL */
config({ quiet: true });
const { values } = parseArgs({ options: { from: { type: "string" }, to: { type: "string" } } });
const { from, to } = values;
if (from === undefined || to === undefined) {
  console.error("usage: npm run move-store -- --from URL --to URL");
  process.exit(2);
}

const counts = new Map<string, number>();
let told = 0;
try {
  const progress = (table: string, done: number, all: number) => {
    counts.set(table, done);
    if (done < all && Date.now() - told < 1000) return;
    told = Date.now();
    console.log(`${table}: ${done} of ${all}`);
  };
  await moveStore(from, to, progress, process.env.DELETIONS_FILE?.trim() || undefined);
} catch (error) {
  console.error(`Nothing is lost, but not everything is there: ${error instanceof Error ? error.message : error}.`);
  process.exit(1);
}
const rows = [...counts.values()].reduce((sum, count) => sum + count, 0);
console.log(
  `All ${rows} rows of ${counts.size} tables are there. Set DATABASE_URL to the new address and start the bot.`,
);
process.exit(0);
