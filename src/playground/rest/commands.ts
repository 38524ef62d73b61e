import { checkCommands } from "../check/commands.ts";
import type { StoredCommand } from "../command.ts";
import { refuse } from "../errors.ts";
import { isObject, type Json, textOf } from "../json.ts";
import type { Local } from "../local.ts";
import { applicationId } from "../world.ts";
import { type Call, type Route, route } from "./router.ts";

/** Registering slash commands, for everyone or for one server. */
export const commandRoutes: readonly Route[] = [
  "/applications/:application",
  "/applications/:application/guilds/:guild",
].flatMap((base) => [
  route(`GET ${base}/commands`, (call) => call.local.store.commands(scopeOf(call))),
  route(`PUT ${base}/commands`, (call) => {
    const wanted = call.list ?? [];
    checkCommands(wanted, false);
    return put(call, wanted.filter(isObject));
  }),
  route(`POST ${base}/commands`, (call) => {
    checkCommands([call.payload], true);
    const others = call.local.store.commands(scopeOf(call)).filter((each) => each.name !== call.payload.name);
    return put(call, [...others, call.payload]).at(-1) ?? null;
  }),
  route(`GET ${base}/commands/:command`, find),
  route(`PATCH ${base}/commands/:command`, (call) => {
    const changed = { ...find(call), ...call.payload };
    checkCommands([changed], true);
    const all = call.local.store.commands(scopeOf(call));
    put(
      call,
      all.map((each) => (each.id === changed.id ? changed : each)),
    );
    return find(call);
  }),
  route(`DELETE ${base}/commands/:command`, (call) => {
    const gone = find(call);
    put(
      call,
      call.local.store.commands(scopeOf(call)).filter((each) => each.id !== gone.id),
    );
    return null;
  }),
]);

function scopeOf({ at, local }: Call): string {
  if (at.application !== applicationId) throw refuse.unknownApplication();
  const isOurs = at.guild === undefined || (local.store.server(at.guild)?.bot ?? "gone") !== "gone";
  if (!isOurs) throw refuse.missingAccess();
  return at.guild ?? "global";
}

function find(call: Call): StoredCommand {
  const found = call.local.store.commands(scopeOf(call)).find((command) => command.id === call.at.command);
  if (!found) throw refuse.unknownCommand();
  return found;
}

function put(call: Call, wanted: readonly Json[]): readonly StoredCommand[] {
  const scope = scopeOf(call);
  const before = call.local.store.commands(scope);
  const commands = wanted.map((command) => stored(call.local, command, before, call.at.guild));
  call.local.store.putCommands(scope, commands);
  call.local.live.tell(null, { type: "commands" });
  return commands;
}

/** A command keeps its id for as long as its name stays. */
function stored(
  local: Local,
  command: Json,
  before: readonly StoredCommand[],
  guild: string | undefined,
): StoredCommand {
  const name = textOf(command.name);
  const id = before.find((each) => each.name === name)?.id ?? local.store.ids.next();
  return {
    default_member_permissions: null,
    dm_permission: true,
    nsfw: false,
    description: "",
    ...(guild === undefined && { contexts: null, integration_types: [0] }),
    type: 1,
    ...command,
    name,
    id,
    application_id: applicationId,
    version: local.store.ids.next(),
    ...(guild !== undefined && { guild_id: guild }),
  };
}
