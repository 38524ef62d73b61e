import { refuse } from "../errors.ts";
import { type Json, objectOf, textOf } from "../json.ts";
import { apiChannel, application, botUser, guild, memberOf, members, roles, userOf } from "../users.ts";
import { applicationId, botId, findPerson, guildId } from "../world.ts";
import { type Call, route } from "./router.ts";

/** Who the bot is, who else is there, and where: what a client fetches to know its surroundings. */
export const serverRoutes = [
  route("GET /gateway", ({ local }) => ({ url: gatewayUrl(local.url) }), true),
  route("GET /gateway/bot", ({ local }) => ({
    url: gatewayUrl(local.url),
    shards: 1,
    session_start_limit: { total: 1000, remaining: 1000, reset_after: 14_400_000, max_concurrency: 16 },
  })),
  route("GET /applications/@me", application),
  route("PATCH /applications/@me", application),
  route("GET /oauth2/applications/@me", application),
  route("GET /applications/:application/emojis", () => ({ items: [] })),
  route("GET /users/@me", botUser),
  route("PATCH /users/@me", botUser),
  route("GET /users/@me/guilds", () => [{ ...guild(), owner: false, permissions: "0" }]),
  route("POST /users/@me/channels", openDm),
  route("GET /users/:user", ({ at }) => userOf(known(at.user))),
  route("GET /guilds/:guild", (call) => ours(call, guild())),
  route("GET /guilds/:guild/channels", (call) =>
    ours(
      call,
      call.local.store.channels
        .filter((channel) => channel.kind === "text" && !channel.deleted)
        .map((channel) => apiChannel(channel)),
    ),
  ),
  route("GET /guilds/:guild/threads/active", (call) =>
    ours(call, {
      threads: call.local.store.channels.filter((each) => each.kind === "thread").map((each) => apiChannel(each)),
      members: [],
    }),
  ),
  route("GET /guilds/:guild/roles", (call) => ours(call, roles())),
  route("GET /guilds/:guild/roles/:role", (call) =>
    ours(call, roles().find((role) => role.id === call.at.role) ?? roles()[0] ?? {}),
  ),
  route("GET /guilds/:guild/members", (call) => ours(call, members())),
  route("GET /guilds/:guild/members/search", (call) =>
    ours(call, members().filter(named(call.query.get("query") ?? ""))),
  ),
  route("GET /guilds/:guild/members/:user", (call) => {
    const user = call.at.user === "@me" ? botId : call.at.user;
    if (user !== botId && !findPerson(user ?? "")) throw refuse.unknownMember();
    return ours(call, memberOf(known(user)));
  }),
];

export const gatewayUrl = (url: string): string => url.replace(/^http/, "ws");

function ours<T>({ at }: Call, answer: T): T {
  if (at.guild !== guildId) throw refuse.unknownGuild();
  return answer;
}

function known(id: string | undefined): string {
  if (id === botId || id === applicationId) return botId;
  const person = findPerson(id ?? "");
  if (!person) throw refuse.unknownUser();
  return person.id;
}

const named = (query: string) => (member: Json) =>
  textOf(objectOf(member.user).username).toLowerCase().startsWith(query.toLowerCase());

/** Opening a DM always works; it is writing to it that somebody can refuse. */
function openDm({ local, payload }: Call): Json {
  const person = findPerson(textOf(payload.recipient_id));
  if (!person) throw refuse.unknownUser();
  return apiChannel(local.store.dmOf(person));
}
