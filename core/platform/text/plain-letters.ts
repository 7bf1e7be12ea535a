/**
 * A text without differences that readers do not type: in lower case, without diacritics, trimmed.
 * @param text such as ' Café '
 * @returns such as 'cafe'; letters without a diacritic, such as `ø` and `ß`, stay
 */
export function plainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
