import { type ComponentId, readId } from "../../src/discord/ids.ts";
import type { SeenMessage, Tree } from "../../src/playground/client.ts";

interface Control extends ComponentId {
  readonly customId: string;
}

interface Menu extends Control {
  readonly values: readonly string[];
  /** How many of them may be chosen at once. */
  readonly atLeast: number;
  readonly atMost: number;
}

/** The buttons of a message, with what they stand for. */
export const controlsOf = ({ components }: SeenMessage): Control[] =>
  parts(components).flatMap(({ type, custom_id: customId }) => {
    const id = type === 2 && typeof customId === "string" ? readId(customId) : null;
    return id === null ? [] : [{ ...id, customId: customId as string }];
  });

export const menusOf = ({ components }: SeenMessage): Menu[] =>
  parts(components).flatMap(({ type, custom_id: customId, options, min_values: atLeast, max_values: atMost }) => {
    const id = type === 3 ? readId(String(customId)) : null;
    return id === null
      ? []
      : [
          {
            ...id,
            customId: String(customId),
            values: (options as Tree[]).map(({ value }) => String(value)),
            atLeast: Number(atLeast ?? 1),
            atMost: Number(atMost ?? 1),
          },
        ];
  });

function parts(components: readonly Tree[]): Tree[] {
  return components.flatMap((each) => [each, ...parts((each.components as Tree[] | undefined) ?? [])]);
}
