import type { SeenMessage, Tree } from "../../src/playground/client.ts";
import { componentsOf } from "./person.ts";

/** What Discord allows, and what we ask of ourselves: by the kind of a component, the part and its most characters. */
const characters: Readonly<Record<number, Readonly<Record<string, number>>>> = {
  2: { label: 80, custom_id: 100 },
  3: { placeholder: 150, custom_id: 100 },
  10: { content: 4000 },
};

const MOST_COMPONENTS = 40;
const MOST_TEXT = 4000;
const GALLERY = 12;

const lengthOf = (value: unknown): number => (typeof value === "string" ? value.length : 0);

/** What is wrong with the size of a message, or with its pictures. Details behind a name may be cut, names and posts may not. */
export function faultsOf(message: SeenMessage): string[] {
  const components = componentsOf(message);
  const texts = components.filter(({ type }) => type === 10).map(({ content }) => String(content));
  const faults = [
    message.content.length > 2000 && `content of ${message.content.length}`,
    message.failed && "never answered",
    components.length > MOST_COMPONENTS && `${components.length} components`,
    texts.join("").length > MOST_TEXT && `${texts.join("").length} characters`,
    ...texts.map((text) => text.endsWith("…") && text.length > 1 && `cut: ${text.slice(-80)}`),
    ...texts.map((text) => text.trim() === "" && "an empty text"),
    ...components.flatMap((each) =>
      Object.entries(characters[each.type] ?? {}).map(
        ([part, most]) => lengthOf(each[part]) > most && `${part} of ${lengthOf(each[part])}`,
      ),
    ),
    ...components
      .filter(({ type }) => type === 2)
      .map(({ label }) => lengthOf(label) === 0 && "a button without words"),
    ...components.filter(({ type }) => type === 3).flatMap(({ options }) => faultsOfMenu(options as Tree[])),
    ...pictureFaults(message, components),
  ];
  return faults.filter((fault) => typeof fault === "string");
}

function faultsOfMenu(options: readonly Tree[]): (string | false)[] {
  return [
    (options.length === 0 || options.length > 25) && `a menu of ${options.length}`,
    ...options.flatMap(({ label, value, description }) => [
      (lengthOf(label) === 0 || lengthOf(label) > 100) && `an option of ${lengthOf(label)}`,
      lengthOf(value) > 100 && `a value of ${lengthOf(value)}`,
      lengthOf(description) > 100 && `a description of ${lengthOf(description)}`,
      String(label).endsWith("…") && `cut: ${String(label)}`,
    ]),
  ];
}

/** Every picture hangs in a gallery, with words for those who do not see it. */
function pictureFaults({ attachments }: SeenMessage, components: readonly Tree[]): (string | false)[] {
  const items = components.filter(({ type }) => type === GALLERY).flatMap(({ items }) => items as Tree[]);
  const images = attachments.filter(({ contentType }) => contentType.startsWith("image/"));
  return [
    images.length !== items.length && `${images.length} pictures, ${items.length} shown`,
    ...items.map(({ description }) => lengthOf(description) < 20 && `no alt text: ${String(description)}`),
    ...items.map(({ description }) => lengthOf(description) > 1024 && "alt text too long"),
  ];
}
