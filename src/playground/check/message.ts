import { MessageFlags } from "discord.js";
import { refuse } from "../errors.ts";
import { type Json, lengthOf, listOf, objectOf, objectsOf, textOf } from "../json.ts";
import { checkComponents } from "./components.ts";
import { Refusals } from "./refusals.ts";

/** A message as it would be after the call, whatever the call itself said. */
interface Draft {
  readonly content: string;
  readonly embeds: readonly Json[];
  readonly components: readonly unknown[];
  readonly flags: number;
  /** Names of the files it would carry. */
  readonly files: readonly string[];
}

/** Refuses what Discord refuses in a new or an edited message. */
export function checkMessage(draft: Draft, payload: Json): void {
  const refusals = new Refusals();
  const v2 = (draft.flags & MessageFlags.IsComponentsV2) !== 0;
  if (payload.content !== undefined && payload.content !== null && typeof payload.content !== "string")
    refusals.add(["content"], "STRING_TYPE_CONVERT", "Could not interpret the value as string.");
  refusals.text(["content"], draft.content, 0, 2000);
  checkNonce(payload.nonce, refusals);
  if (v2) {
    for (const field of ["content", "embeds", "poll", "sticker_ids"] as const) {
      const value = field === "content" || field === "embeds" ? draft[field] : listOf(payload[field]);
      if (value.length > 0)
        refusals.add(
          [field],
          "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
          `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
        );
    }
  }
  checkEmbeds(draft.embeds, refusals);
  checkComponents(draft.components, v2, new Set(draft.files), refusals);
  checkAllowedMentions(payload.allowed_mentions, refusals);
  if (draft.files.length > 10) refusals.add(["attachments"], "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.");
  for (const [index, file] of objectsOf(payload.attachments).entries())
    refusals.optionalText(["attachments", index, "description"], file.description, 1024);
  refusals.throwIfAny();
  const empty = v2
    ? draft.components.length === 0
    : !draft.content.trim() && !draft.embeds.length && !draft.components.length && !draft.files.length;
  if (empty) throw refuse.emptyMessage();
}

function checkNonce(nonce: unknown, refusals: Refusals): void {
  if (nonce === undefined || nonce === null || Number.isInteger(nonce)) return;
  refusals.text(["nonce"], nonce, 0, 25);
}

function checkAllowedMentions(value: unknown, refusals: Refusals): void {
  const allowed = objectOf(value);
  for (const kind of ["users", "roles"] as const) {
    const listed = listOf(allowed[kind]);
    if (listed.length > 100)
      refusals.add(["allowed_mentions", kind], "BASE_TYPE_MAX_LENGTH", "Must be 100 or fewer in length.");
    if (listed.length > 0 && listOf(allowed.parse).includes(kind))
      refusals.add(
        ["allowed_mentions"],
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
        `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
      );
  }
}

function checkEmbeds(embeds: readonly Json[], refusals: Refusals): void {
  if (embeds.length > 10) refusals.add(["embeds"], "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.");
  let total = 0;
  const limited = (path: readonly (string | number)[], value: unknown, max: number, required = false) => {
    if (required) refusals.text(path, value, 1, max);
    else refusals.optionalText(path, value, max);
    total += lengthOf(textOf(value));
  };
  for (const [index, embed] of embeds.entries()) {
    const at = ["embeds", index];
    limited([...at, "title"], embed.title, 256);
    limited([...at, "description"], embed.description, 4096);
    limited([...at, "footer", "text"], objectOf(embed.footer).text, 2048);
    limited([...at, "author", "name"], objectOf(embed.author).name, 256);
    const fields = objectsOf(embed.fields);
    if (fields.length > 25) refusals.add([...at, "fields"], "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.");
    for (const [number, field] of fields.entries()) {
      limited([...at, "fields", number, "name"], field.name, 256, true);
      limited([...at, "fields", number, "value"], field.value, 1024, true);
    }
  }
  if (total > 6000) refusals.add(["embeds"], "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000");
}
