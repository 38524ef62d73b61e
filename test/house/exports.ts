import { posix } from "node:path";
import { type Source, sourcesIn } from "./sources.ts";

const declared = /^export (?:declare |abstract |async )*(?:const|let|function\*?|class|interface|type) (\w+)/gm;
const unpacked = /^export const [{[]([^=]*)[}\]] =/gm;
const passedOn = /^export (?:type )?(\*|\{[^}]*\}) from "(\.[^"]+)"/gm;
const imported = /^import (?:type )?(?:\w+, )?(\*|\{[^}]*\})(?: as \w+)? from "(\.[^"]+)"/gm;
const dynamic = /\bimport\("(\.[^"]+)"\)/g;

/** `{ a, type B, c as d }`: the names as the other file has them, and as this one has. */
const namesIn = (braces: string): (readonly [there: string, here: string])[] =>
  braces
    .replace(/[{}]/g, "")
    .split(",")
    .map((name) => name.trim().replace(/^type /, ""))
    .filter((name) => name !== "")
    .map((name) => {
      const [there = "", here = there] = name.split(/ as |: /);
      return [there, here];
    });

/** What files export and no other file takes, as `file: name`. */
export function unusedExports(sources: readonly Source[]): string[] {
  const own = new Map<string, Set<string>>();
  /** By file: what it passes on, under which name, and whose it is. */
  const through = new Map<string, { readonly names: "*" | ReadonlyMap<string, string>; readonly of: string }[]>();
  for (const { path, text } of sources) {
    const names = [...text.matchAll(declared)].map(([, name = ""]) => name);
    for (const [, parts = ""] of text.matchAll(unpacked)) names.push(...namesIn(parts).map(([, here]) => here));
    own.set(path, new Set(names));
    through.set(
      path,
      [...text.matchAll(passedOn)].map(([, what = "", from = ""]) => ({
        names: what === "*" ? "*" : new Map(namesIn(what).map(([there, here]) => [here, there])),
        of: posix.join(posix.dirname(path), from),
      })),
    );
  }
  const used = new Set<string>();
  const use = (path: string, name: string): void => {
    used.add(`${path}: ${name}`);
    if (own.get(path)?.has(name)) return;
    for (const { names, of } of through.get(path) ?? []) {
      const there = names === "*" ? name : names.get(name);
      if (there !== undefined) use(of, there);
    }
  };
  const useAll = (path: string): void => {
    for (const name of own.get(path) ?? []) used.add(`${path}: ${name}`);
    for (const { names, of } of through.get(path) ?? [])
      if (names === "*") useAll(of);
      else for (const there of names.values()) use(of, there);
  };
  for (const { path, text } of sources) {
    const at = (specifier: string) => posix.join(posix.dirname(path), specifier);
    for (const [, what = "", from = ""] of text.matchAll(imported))
      if (what === "*") useAll(at(from));
      else for (const [there] of namesIn(what)) use(at(from), there);
    for (const [, from = ""] of text.matchAll(dynamic)) useAll(at(from));
  }
  const listed = (path: string) =>
    (through.get(path) ?? []).flatMap(({ names }) => (names === "*" ? [] : [...names.keys()]));
  return [...own].flatMap(([path, names]) =>
    [...names, ...listed(path)].map((name) => `${path}: ${name}`).filter((each) => !used.has(each)),
  );
}

/** Everything that is written by hand. */
export const allSources = (): Source[] => sourcesIn("src", "commands", "render", "test");
