const characters = new Intl.Segmenter();

/** The beginning of a text that is too long, never ending inside of what is one character to the eye. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const last = characters.segment(text).containing(most - 1);
  return `${text.slice(0, last?.index ?? most - 1)}…`;
}

/** The end of it. */
export function endOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const first = characters.segment(text).containing(text.length - most);
  return `…${text.slice(first === undefined ? 1 - most : first.index + first.segment.length)}`;
}

/** The beginning that ends with a whole word, unless that would leave less than half. */
export function wordsOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = beginningOf(text, most).slice(0, -1);
  if (/\s/.test(text.charAt(cut.length))) return `${cut.trimEnd()}…`;
  const space = cut.search(/\s\S*$/);
  return `${(space > most / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:·(–-]+$/, "")}…`;
}

/** Whole sentences that fit together, with a sign where more follows; words of the next one where they would be less than half. */
export function sentencesOf(text: string, most: number): string {
  if (text.length <= most) return text;
  let said = "";
  for (const sentence of text.split(/(?<=[.!?]) /)) {
    if (said.length + 1 + sentence.length > most - 2) break;
    said = said === "" ? sentence : `${said} ${sentence}`;
  }
  return said.length < most / 2 ? wordsOf(text, most) : `${said} …`;
}
