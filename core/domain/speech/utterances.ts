/**
 * Characters that are spoken in one go. Chromium cuts voices from its servers off after 15 seconds, which is about
 * 200 characters of Dutch.
 */
const MAX_LENGTH = 180;

const SENTENCE_END = /(?<=[.!?…]["”’)]*)\s+/;
const PAUSE = /(?<=[,;:–])\s+/;

/**
 * Cuts a text into parts that a speech engine speaks one after the other: sentences, as many together as fit; a
 * sentence that is too long at its commas, else between words.
 * @param text any text; lines are sentences of their own
 * @returns parts of 1 up to 180 characters, or one word that is longer; nothing but space between them is lost
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
