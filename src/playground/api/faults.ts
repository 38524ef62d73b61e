import { GatewayIntentBits as Intent, PermissionFlagsBits } from "discord.js";
import { Mistake } from "../acting/mistake.ts";
import { personNamed } from "../acting/where.ts";
import type { Local } from "../local.ts";
import { removeMessage } from "../posting.ts";
import type { Fault } from "../protocol.ts";
import { apiChannel } from "../users.ts";
import { type Channel, people } from "../world.ts";

/** Switches a fault on (or what it broke, on again). */
export function bring(local: Local, fault: Fault): void {
  switch (fault.kind) {
    case "closed-dms":
      local.store.putClosedDms(personNamed(fault.person).id, fault.on);
      return local.live.tell(null, { type: "channels" });
    case "rate-limit":
    case "error":
    case "hang-up":
      return local.faults.add(checkedPath(fault));
    case "latency":
      local.faults.latencyMs = fault.ms;
      return;
    case "permissions":
      return change(local, find(local, fault.channel), { denied: String(bitsOf(fault.without)) }, "CHANNEL_UPDATE");
    case "delete-channel":
      return change(local, find(local, fault.channel), { deleted: true }, "CHANNEL_DELETE");
    case "restore-channel":
      return change(local, find(local, fault.channel), { deleted: false }, "CHANNEL_CREATE");
    case "delete-message": {
      const message = local.store.message(fault.message);
      if (!message) throw new Mistake("unknown-message", `There is no message ${fault.message}.`, 404);
      return removeMessage(local, message);
    }
    case "drop-gateway":
      return local.gateway.drop(fault.how ?? "close", fault.resumable ?? true, fault.code);
  }
}

/** Everything works again; what was deleted stays deleted. */
export function mend(local: Local): void {
  local.faults.clear();
  for (const person of people) if (local.store.hasClosedDms(person.id)) local.store.putClosedDms(person.id, false);
  for (const channel of local.store.channels)
    if (channel.denied !== "0") change(local, channel, { denied: "0" }, "CHANNEL_UPDATE");
}

function checkedPath<T extends { readonly path?: string | undefined }>(fault: T): T {
  try {
    new RegExp(fault.path ?? "");
  } catch {
    throw new Mistake("bad-request", `"${fault.path}" is not a regular expression.`);
  }
  return fault;
}

function find(local: Local, name: string): Channel {
  const wanted = name.replace(/^#/, "");
  const channel = local.store.channels.find((each) => each.id === wanted || each.name === wanted);
  if (!channel) throw new Mistake("unknown-channel", `There is no channel "${name}".`, 404);
  return channel;
}

function change(local: Local, channel: Channel, to: Partial<Channel>, event: string): void {
  const changed = { ...channel, ...to };
  local.store.putChannel(changed);
  const inGuild = channel.person === null;
  const name = channel.kind === "thread" ? event.replace("CHANNEL", "THREAD") : event;
  if (inGuild) local.gateway.dispatch({ event: name, data: apiChannel(changed), inGuild, intent: Intent.Guilds });
  local.live.tell(null, { type: "channels" });
}

function bitsOf(names: readonly string[]): bigint {
  return names.reduce((bits, name) => {
    const bit = Object.entries(PermissionFlagsBits).find(([each]) => each === name)?.[1];
    if (bit === undefined) throw new Mistake("bad-request", `There is no permission "${name}".`);
    return bits | bit;
  }, 0n);
}
