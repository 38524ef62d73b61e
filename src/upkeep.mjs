// npm run backup, restore and verify-store: what looks after the database.
import { run } from "./bundle.mjs";

await run("src/upkeep/main.ts", "upkeep");
