export const languages = ["en", "ru"] as const;
export type Language = (typeof languages)[number];

/** The same in every language. */
export type Localized = { readonly [language in Language]: string };
