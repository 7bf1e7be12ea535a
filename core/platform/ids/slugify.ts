import { withoutDiacritics } from '../text/without-diacritics.ts';

/**
 * The slug of a text [slugs-and-ids-1]: without diacritics, in lower case, only letters, digits, underscores, hyphens
 * and white space, trimmed, runs of white space as one hyphen. Letters are those of any alphabet, so that `ø` and `ß`,
 * which carry no diacritic, stay.
 * @param text such as 'Café & Théâtre'
 * @returns such as 'cafe-theatre'; empty if nothing is left
 */
export function slugify(text: string): string {
  return withoutDiacritics(text)
    .replace(/[^\p{L}\p{Nd}_\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
}
