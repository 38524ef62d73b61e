// npm start: the bot, as one bundle.
import { run } from "./bundle.mjs";

await run("src/main.ts", "main");
