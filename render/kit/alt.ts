/** What Discord takes as the description of a picture. */
const MOST_CHARACTERS = 1024;

/** Sentences in the order of their weight: those that no longer fit are left out. */
export function altOf(sentences: readonly string[]): string {
  let alt = "";
  for (const sentence of sentences) {
    const longer = alt === "" ? sentence : `${alt} ${sentence}`;
    if (longer.length > MOST_CHARACTERS) return alt === "" ? `${sentence.slice(0, MOST_CHARACTERS - 1)}…` : alt;
    alt = longer;
  }
  return alt;
}
