import { type ComponentId, readId } from "../../src/discord/ids.ts";
import type { SeenMessage, Tree } from "../../src/playground/client.ts";

interface Control extends ComponentId {
  readonly customId: string;
}

interface Menu {
  readonly customId: string;
  readonly values: readonly string[];
}

/** The buttons of a message, with what they stand for. */
export const controlsOf = ({ components }: SeenMessage): Control[] =>
  parts(components).flatMap(({ type, custom_id: customId }) => {
    const id = type === 2 && typeof customId === "string" ? readId(customId) : null;
    return id === null ? [] : [{ ...id, customId: customId as string }];
  });

export const menusOf = ({ components }: SeenMessage): Menu[] =>
  parts(components).flatMap(({ type, custom_id: customId, options }) =>
    type === 3 ? [{ customId: String(customId), values: (options as Tree[]).map(({ value }) => String(value)) }] : [],
  );

function parts(components: readonly Tree[]): Tree[] {
  return components.flatMap((each) => [each, ...parts((each.components as Tree[] | undefined) ?? [])]);
}
