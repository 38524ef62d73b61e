/** What the environment sets; see .env.example. */
export interface Environment {
  readonly token: string | null;
  readonly databaseUrl: string;
  readonly playgroundPort: number;
  readonly playgroundFolder: string;
  readonly logLevel: string;
  readonly pictures: boolean;
}

export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const token = env.DISCORD_TOKEN?.trim();
  const local = token === undefined || token === "";
  return {
    token: local ? null : token,
    databaseUrl: env.DATABASE_URL ?? (local ? "file:data/playground.db" : "file:data/dead-drop.db"),
    playgroundPort: Number(env.PLAYGROUND_PORT ?? 4600),
    playgroundFolder: env.PLAYGROUND_FOLDER ?? "data/playground",
    pictures: env.PICTURES !== "off",
    logLevel: env.LOG_LEVEL ?? (local ? "warn" : "info"),
  };
}
