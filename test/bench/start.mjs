// npm run bench: measures what runs, a bundle like that of the bot.
import { run } from "../../src/bundle.mjs";

await run("test/bench/main.ts", "bench");
