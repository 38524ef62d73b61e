/** What a private message can be taken away with: the token of the interaction that it answered, while that is good. */
const GOOD_FOR_MS = 14 * 60 * 1000;
const MOST_KEPT = 5000;

/** The private panels of the last minutes: Discord lets only the token that made one take it away. */
export class Panels {
  private readonly tokens = new Map<string, { readonly token: string; readonly until: number }>();

  constructor(private readonly now: () => Date) {}

  made({ id, token }: { readonly id: string; readonly token: string }): void {
    this.tokens.set(id, { token, until: this.now().getTime() + GOOD_FOR_MS });
    const [oldest] = this.tokens.keys();
    if (this.tokens.size > MOST_KEPT && oldest !== undefined) this.tokens.delete(oldest);
  }

  /** By the interaction that the panel answered. */
  tokenOf(interaction: string): string | null {
    const known = this.tokens.get(interaction);
    if (known === undefined) return null;
    if (known.until > this.now().getTime()) return known.token;
    this.tokens.delete(interaction);
    return null;
  }
}
