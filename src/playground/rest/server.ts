import { closeServer } from "../changes.ts";
import { apiChannel } from "../channel.ts";
import { activeThreads, channelsOf, serverOf } from "../contents.ts";
import { refuse } from "../errors.ts";
import { type Json, objectOf, textOf } from "../json.ts";
import { application, botUser, guild, memberOf, members, roles, userOf } from "../users.ts";
import { applicationId, botId, type Server } from "../world.ts";
import { type Call, route } from "./router.ts";

/** Who the bot is, who else is there, and where: what a client fetches to know its surroundings. */
export const serverRoutes = [
  route("GET /gateway", ({ local }) => ({ url: gatewayUrl(local.url) }), true),
  route("GET /gateway/bot", ({ local }) => ({
    url: gatewayUrl(local.url),
    shards: local.shards,
    session_start_limit: local.gateway.starts.report,
  })),
  route("GET /applications/@me", ({ local }) => application(local.store)),
  route("PATCH /applications/@me", ({ local }) => application(local.store)),
  route("GET /oauth2/applications/@me", ({ local }) => application(local.store)),
  route("GET /applications/:application/emojis", () => ({ items: [] })),
  route("GET /users/@me", botUser),
  route("PATCH /users/@me", botUser),
  route("GET /users/@me/guilds", ({ local }) =>
    local.store.servers
      .filter(({ bot }) => bot === "here")
      .map((server) => ({ ...guild(server), owner: false, permissions: "0" })),
  ),
  route("POST /users/@me/channels", openDm),
  route("GET /users/:user", (call) => userOf(call.local.store, known(call, call.at.user))),
  route("GET /guilds/:guild", (call) => serverOf(call.local.store, ours(call))),
  route("GET /guilds/:guild/channels", (call) =>
    channelsOf(call.local.store, ours(call)).map((channel) => apiChannel(call.local.store, channel)),
  ),
  route("GET /guilds/:guild/threads/active", (call) => ({
    threads: activeThreads(call.local.store, ours(call)).map((thread) => apiChannel(call.local.store, thread)),
    members: [],
  })),
  route("GET /guilds/:guild/roles", (call) => roles(ours(call))),
  route("GET /guilds/:guild/roles/:role", (call) => {
    const role = roles(ours(call)).find(({ id }) => id === call.at.role);
    if (!role) throw refuse.unknownRole();
    return role;
  }),
  // The list of everybody takes a privileged intent.
  route("GET /guilds/:guild/members", (call) => {
    ours(call);
    throw refuse.missingAccess();
  }),
  route("GET /guilds/:guild/members/search", (call) =>
    members(call.local.store, ours(call)).filter(named(call.query.get("query") ?? "")),
  ),
  route("GET /guilds/:guild/members/:user", (call) => {
    const server = ours(call);
    const user = call.at.user === "@me" ? botId : known(call, call.at.user);
    if (user !== botId && !server.members.includes(user)) throw refuse.unknownMember();
    return memberOf(call.local.store, server, user);
  }),
  route("DELETE /users/@me/guilds/:guild", (call) => {
    closeServer(call.local, { ...ours(call), bot: "gone" });
    return null;
  }),
];

export const gatewayUrl = (url: string): string => url.replace(/^http/, "ws");

function ours({ local, at }: Call): Server {
  const server = local.store.server(at.guild ?? "");
  if (server?.bot !== "here") throw refuse.unknownGuild();
  return server;
}

function known({ local }: Call, id: string | undefined): string {
  if (id === botId || id === applicationId) return botId;
  const person = local.store.person(id ?? "");
  if (!person) throw refuse.unknownUser();
  return person.id;
}

const named = (query: string) => (member: Json) =>
  textOf(objectOf(member.user).username).toLowerCase().startsWith(query.toLowerCase());

/** Opening a DM always works; it is writing to it that somebody can refuse. */
function openDm({ local, payload }: Call): Json {
  const person = local.store.person(textOf(payload.recipient_id));
  if (!person) throw refuse.unknownUser();
  return apiChannel(local.store, local.store.dmOf(person));
}
