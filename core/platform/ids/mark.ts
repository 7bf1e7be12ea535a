/**
 * A short mark of a text, by which the same text is known again without being kept (FNV-1a, 32 bits). Not for
 * telling apart what somebody makes alike on purpose.
 * @param text any text
 */
export function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
