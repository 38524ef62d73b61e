/** What Discord takes as the description of a picture. */
const MOST_CHARACTERS = 1024;

/**
 * Sentences in the order of their weight: those that no longer fit are left out, and `elsewhere` then says where they are to be
 * found.
 */
export function altOf(all: readonly string[], elsewhere?: string): string {
  const sentences = all.filter((sentence) => sentence !== "");
  const whole = sentences.join(" ");
  if (whole.length <= MOST_CHARACTERS) return whole;
  const end = elsewhere === undefined ? [] : [elsewhere];
  const kept = fitting(sentences, MOST_CHARACTERS - end.join(" ").length - end.length);
  const [first = ""] = sentences;
  return kept.length === 0 ? `${first.slice(0, MOST_CHARACTERS - 1)}…` : [...kept, ...end].join(" ");
}

/** A long one may give way to shorter ones after it. */
function fitting(sentences: readonly string[], room: number): string[] {
  let left = room + 1;
  return sentences.filter((sentence) => {
    const fits = sentence.length + 1 <= left;
    if (fits) left -= sentence.length + 1;
    return fits;
  });
}
