import { readdirSync, readFileSync } from "node:fs";

export interface Source {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
}

/** Every TypeScript source below some folders, but for what is generated. */
export const sourcesIn = (...folders: readonly string[]): Source[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
      .filter((path) => path.endsWith(".ts") && !path.includes("/generated/"))
      .sort()
      .map((path) => ({ path, text: readFileSync(path, "utf8") })),
  );
