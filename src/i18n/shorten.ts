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
