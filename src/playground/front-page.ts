import type { Local } from "./local.ts";
import { guildName, people } from "./world.ts";

/** What a browser sees at `/`: that this is running, and how to reach it. */
export function frontPage(local: Local): string {
  const channels = local.store.channels.filter((channel) => channel.kind !== "dm" && !channel.deleted);
  const bots = local.gateway.connections;
  const state = bots === 0 ? "No bot is connected." : "The bot is connected.";
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${guildName}: playground</title>
<style>body { font: 16px/1.5 system-ui, sans-serif; max-width: 42rem; margin: 2rem auto; padding: 0 1rem }</style>
<h1>${guildName}: playground</h1>
<p>A Discord of your own, on this computer only. ${state}</p>
<p>People: ${people.map((person) => `${person.name} (${person.locale})`).join(", ")}.</p>
<p>Channels: ${channels.map((channel) => `#${channel.name}`).join(", ")}, and a DM with the bot for each person.</p>
<h2>How to reach it</h2>
<p>Read a channel as somebody sees it:</p>
<pre>curl '${local.url}/playground/messages?person=anna&amp;channel=table-one'</pre>
<p>Run a command:</p>
<pre>curl -d '{"person":"anna","channel":"table-one","command":"help","settle":true}' ${local.url}/playground/command</pre>
<p>Everything else is in docs/playground.md. A discord.js client connects with <code>rest: { api: "${local.url}/api" }</code>.</p>
</html>
`;
}
