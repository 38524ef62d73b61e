import { posix } from "node:path";
import { type Source, sourcesIn } from "./sources.ts";

export interface Import {
  readonly from: string;
  readonly to: string;
  /** Gone when the program runs. */
  readonly typeOnly: boolean;
}

const statement = /^(?:import|export)\s+(?:(type)\s+)?(?:([^"';]*?)\s+from\s+)?"(\.[^"]+)"/gm;
const dynamic = /\bimport\("(\.[^"]+)"\)/g;

/** What a file takes from other files of ours. */
export function importsOf({ path, text }: Source): Import[] {
  const to = (specifier: string) => posix.join(posix.dirname(path), specifier);
  return [
    ...[...text.matchAll(statement)].map(([, type, names = "", specifier = ""]) => ({
      from: path,
      to: to(specifier),
      typeOnly: type !== undefined || /^\{(\s*type\s[^,]*,?)+\s*\}$/.test(names),
    })),
    ...[...text.matchAll(dynamic)].map(([, specifier = ""]) => ({ from: path, to: to(specifier), typeOnly: false })),
  ];
}

export const importsIn = (sources: readonly Source[]): Import[] => sources.flatMap(importsOf);

/** All that the files of the program take from each other. */
export const allImports = (): Import[] => importsIn(sourcesIn("src", "commands", "render"));

/** Circles of files that need each other to run, each as the way around it. */
export function cyclesIn(imports: readonly Import[]): string[] {
  const next = new Map<string, string[]>();
  for (const { from, to, typeOnly } of imports) if (!typeOnly) next.set(from, [...(next.get(from) ?? []), to]);
  const found = new Set<string>();
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): void => {
    const at = way.indexOf(file);
    if (at >= 0) found.add([...way.slice(at), file].join(" → "));
    if (at >= 0 || done.has(file)) return;
    for (const to of next.get(file) ?? []) walk(to, [...way, file]);
    done.add(file);
  };
  for (const file of next.keys()) walk(file, []);
  return [...found];
}
