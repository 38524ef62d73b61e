// npm run move-store: takes all games to another database.
import { run } from "./bundle.mjs";

await run("src/move-store.ts", "move-store");
