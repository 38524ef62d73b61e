import type { Draft } from "./choices.ts";

interface KeptDraft extends Draft {
  readonly version: number;
}

const MOST_KEPT = 2000;

/**
 * What people have chosen from a menu or a form and was not done: it was refused, or is asked about first. The last of each
 * person in each game, and only as good as the position it was chosen in.
 */
export class Drafts {
  private readonly drafts = new Map<string, KeptDraft>();

  keep(user: string, game: string, draft: KeptDraft): void {
    const key = keyOf(user, game);
    this.drafts.delete(key);
    this.drafts.set(key, draft);
    const [oldest] = this.drafts.keys();
    if (this.drafts.size > MOST_KEPT && oldest !== undefined) this.drafts.delete(oldest);
  }

  find(user: string, game: string, version: number): Draft | null {
    const kept = this.drafts.get(keyOf(user, game));
    return kept?.version === version ? kept : null;
  }

  forget(user: string): void {
    for (const key of this.drafts.keys()) if (key.startsWith(keyOf(user, ""))) this.drafts.delete(key);
  }
}

const keyOf = (user: string, game: string): string => `${user} ${game}`;
