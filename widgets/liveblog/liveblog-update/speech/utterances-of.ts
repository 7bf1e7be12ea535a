/**
 * Maximum number of characters of an utterance. Chromium stops remote voices after 15 seconds, which is about 200
 * characters of Dutch.
 */
const MAX_LENGTH = 180;

const SENTENCE_END = /(?<=[.!?…]["”’)]*)\s+/;
const PAUSE = /(?<=[,;:–])\s+/;

/**
 * Splits a text into utterances: as many whole sentences as fit; a sentence that is too long is split at its commas, or
 * otherwise between words.
 * @param text any text; each line starts a new sentence
 * @returns parts of 1 to 180 characters, or one longer word; only whitespace between them is lost
 */
export function utterancesOf(text: string): string[] {
  const lines = text.split(/\n+/).map((line) => line.replace(/\s+/g, ' ').trim());
  return lines.filter(Boolean).flatMap((line) => pack(line, [SENTENCE_END, PAUSE, /\s+/]));
}

function pack(text: string, [separator, ...finer]: readonly RegExp[]): string[] {
  if (text.length <= MAX_LENGTH || !separator) return [text];
  const parts: string[] = [];
  for (const piece of text.split(separator).flatMap((part) => pack(part, finer))) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + 1 + piece.length <= MAX_LENGTH)
      parts[parts.length - 1] = `${last} ${piece}`;
    else parts.push(piece);
  }
  return parts;
}
