/**
 * Returns a text in lower case, without diacritics.
 * @param text such as 'Café'
 * @returns such as 'cafe'; letters without a diacritic, such as `ø` and `ß`, stay
 */
export function withoutDiacritics(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
