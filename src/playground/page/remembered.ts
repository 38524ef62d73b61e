/** What this browser remembers: dismissed messages, and what was being typed. */
const dismissedKey = "dead-drop dismissed";
const most = 500;

let known: Set<string> | null = null;

function all(): Set<string> {
  known ??= new Set(read<string[]>(localStorage, dismissedKey) ?? []);
  return known;
}

export const dismissed = (id: string): boolean => all().has(id);

export function rememberDismissed(id: string): void {
  all().add(id);
  write(localStorage, dismissedKey, [...all()].slice(-most));
}

export interface Draft {
  readonly text: string;
  /** A command under way: its full name and the words in its options. */
  readonly command?: string;
  readonly options?: Readonly<
    Record<string, { readonly text: string; readonly value: string | number | boolean | null }>
  >;
}

const draftKey = (person: string, channel: string): string => `dead-drop draft ${person} ${channel}`;

export const draftOf = (person: string, channel: string): Draft | null =>
  read(sessionStorage, draftKey(person, channel));

export function rememberDraft(person: string, channel: string, draft: Draft): void {
  const empty = draft.text === "" && draft.command === undefined;
  if (empty) sessionStorage.removeItem(draftKey(person, channel));
  else write(sessionStorage, draftKey(person, channel), draft);
}

function read<T>(storage: Storage, key: string): T | null {
  try {
    return JSON.parse(storage.getItem(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}

function write(storage: Storage, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still shows everything.
  }
}
