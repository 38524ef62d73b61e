import { ComponentType } from "discord.js";
import { isObject, type Json, listOf, objectOf, objectsOf, textOf } from "./json.ts";
import type { Store } from "./store.ts";
import { botId } from "./world.ts";

/** Whose phones ring: those named in the text, as far as `allowed_mentions` lets them. */
export function mentionsIn(
  store: Store,
  text: string,
  allowedMentions: unknown,
): { people: string[]; everyone: boolean } {
  const allowed = isObject(allowedMentions) ? allowedMentions : null;
  const parse = listOf(allowed?.parse);
  const named = [...text.matchAll(/<@!?(\d+)>/g)]
    .map((match) => match[1] ?? "")
    .filter((id) => id === botId || store.person(id) !== undefined);
  const rings = (id: string) => !allowed || parse.includes("users") || listOf(allowed.users).includes(id);
  return {
    people: [...new Set(named)].filter(rings),
    everyone: /@(everyone|here)\b/.test(text) && (!allowed || parse.includes("everyone")),
  };
}

/** All the text of a message that can mention somebody. */
export const textOfMessage = (content: string, components: readonly Json[]): string =>
  [content, ...textDisplays(components)].join("\n");

function textDisplays(components: readonly Json[]): string[] {
  return components.flatMap((component) =>
    component.type === ComponentType.TextDisplay
      ? [textOf(component.content)]
      : textDisplays([
          ...objectsOf(component.components),
          ...(component.accessory ? [objectOf(component.accessory)] : []),
        ]),
  );
}
