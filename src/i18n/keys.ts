/** What follows a head in the keys of a catalogue: of `log.coup` and `ask.card`, after `log`, it is `coup`. */
export type KeysAfter<Key, Head extends string> = Key extends `${Head}.${infer Rest}` ? Rest : never;

/** The keys with one of these heads. */
export type KeysWith<Key, Head extends string> = Extract<Key, `${Head}.${string}`>;

/** A catalogue in another language: the same keys, no more and no fewer. */
export type Translation<Catalogue> = Readonly<Record<keyof Catalogue, string>>;
