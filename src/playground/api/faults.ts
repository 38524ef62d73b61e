import { PermissionFlagsBits } from "discord.js";
import { Mistake } from "../acting/mistake.ts";
import { personNamed } from "../acting/where.ts";
import { changeRoles, changeThread, closeServer, moveMember, openServer, putChannel } from "../changes.ts";
import type { Local } from "../local.ts";
import { removeMessage } from "../posting.ts";
import type { Fault } from "../protocol.ts";
import { type Channel, guildId, type Server } from "../world.ts";
import { channelOf, serverNamed } from "./make.ts";

/** Switches a fault on (or what it broke, on again). */
export function bring(local: Local, fault: Fault): void {
  switch (fault.kind) {
    case "closed-dms":
      local.store.putClosedDms(personNamed(local, fault.person).id, fault.on);
      return local.live.tell(null, { type: "channels" });
    case "rate-limit":
    case "error":
    case "hang-up":
      return local.faults.add(checkedPath(fault));
    case "revoked-token":
      local.faults.tokenRevoked = fault.on;
      return;
    case "no-heartbeats":
      local.gateway.acknowledges = !fault.on;
      return;
    case "identifies-left":
      local.gateway.starts.left = fault.left;
      return;
    case "latency":
      local.faults.latencyMs = fault.ms;
      return;
    case "permissions": {
      const channel = channelOf(local, fault.channel);
      // A thread has no permissions of its own.
      const holder = channel.parent === null ? channel : channelOf(local, channel.parent);
      return putChannel(local, { ...holder, denied: String(bitsOf(fault.without)) }, "UPDATE");
    }
    case "role-permissions":
      return changeRoles(local, { ...serverOfFault(local, fault), denied: String(bitsOf(fault.without)) });
    case "delete-channel":
      return putChannel(local, { ...channelOf(local, fault.channel), deleted: true }, "DELETE");
    case "restore-channel":
      return restore(local, channelOf(local, fault.channel));
    case "thread": {
      const { archived, locked } = fault;
      const channel = channelOf(local, fault.channel);
      if (!channel.thread) throw new Mistake("bad-request", `${channel.name} is not a thread.`);
      const to = { ...(archived !== undefined && { archived }), ...(locked !== undefined && { locked }) };
      changeThread(local, channel, to);
      return;
    }
    case "bot-in-server":
      return moveBot(local, serverOfFault(local, fault), fault.how);
    case "outage": {
      const server = { ...serverOfFault(local, fault), unavailable: fault.on };
      return fault.on ? closeServer(local, server) : openServer(local, server);
    }
    case "member":
      return moveMember(local, serverOfFault(local, fault), personNamed(local, fault.person).id, fault.here);
    case "delete-message": {
      const message = local.store.message(fault.message);
      if (!message) throw new Mistake("unknown-message", `There is no message ${fault.message}.`, 404);
      return removeMessage(local, message);
    }
    case "drop-gateway":
      return local.gateway.drop(fault.how ?? "close", fault.resumable ?? true, fault);
  }
}

/** With what hangs on it: the bot has forgotten that as well. */
function restore(local: Local, channel: Channel): void {
  putChannel(local, { ...channel, deleted: false }, "CREATE");
  for (const thread of local.store.channels)
    if (thread.parent === channel.id && !thread.deleted) putChannel(local, thread, "CREATE");
}

/** Everything works again; what was deleted or archived, and who has left, stays so. */
export function mend(local: Local): void {
  const { store } = local;
  local.faults.clear();
  local.gateway.acknowledges = true;
  for (const person of store.people) if (store.hasClosedDms(person.id)) store.putClosedDms(person.id, false);
  for (const channel of store.channels)
    if (channel.denied !== "0") putChannel(local, { ...channel, denied: "0" }, "UPDATE");
  for (const server of store.servers) if (server.denied !== "0") changeRoles(local, { ...server, denied: "0" });
  for (const server of store.servers) if (server.unavailable) openServer(local, { ...server, unavailable: false });
}

const serverOfFault = (local: Local, { server }: { readonly server?: string | undefined }): Server =>
  serverNamed(local, server ?? guildId);

/** Only a member is told that it came or went: commands alone come and go unheard. */
function moveBot(local: Local, server: Server, how: Server["bot"]): void {
  const moved = { ...server, bot: how };
  if (how === "here") openServer(local, moved);
  else if (server.bot === "here") closeServer(local, moved);
  else local.store.putServer(moved);
}

function checkedPath<T extends { readonly path?: string | undefined }>(fault: T): T {
  try {
    new RegExp(fault.path ?? "");
  } catch {
    throw new Mistake("bad-request", `"${fault.path}" is not a regular expression.`);
  }
  return fault;
}

function bitsOf(names: readonly string[]): bigint {
  return names.reduce((bits, name) => {
    const bit = Object.entries(PermissionFlagsBits).find(([each]) => each === name)?.[1];
    if (bit === undefined) throw new Mistake("bad-request", `There is no permission "${name}".`);
    return bits | bit;
  }, 0n);
}
