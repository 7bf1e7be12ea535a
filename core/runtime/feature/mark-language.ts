import { LANGUAGE } from '../site/language.ts';

/**
 * Marks an element with the language of the product's texts if the page is in another one, so that screen readers
 * pronounce them correctly and browsers offer to translate them (WCAG 3.1.2). A page that a translator has changed is
 * not marked, because its `lang` is that of the translation.
 * @param container the element around the product's texts
 * @returns a function that restores the server's attribute
 */
export function markLanguage(container: Element): () => void {
  const language = textLanguage(container);
  if (language === undefined) return () => {};
  const before = container.getAttribute('lang');
  container.setAttribute('lang', language);
  return () => {
    if (before === null) container.removeAttribute('lang');
    else container.setAttribute('lang', before);
  };
}

/**
 * Returns the `lang` for a new element with a text of the product.
 * @param place the element around it; by default the page
 * @returns undefined if the place is in the language of the texts, or in an unknown one
 */
export function textLanguage(place: Element = document.documentElement): string | undefined {
  const { documentElement: page } = document;
  const outer = (place.closest('[lang]') ?? page).getAttribute('lang') ?? '';
  const isSame = outer === '' || primary(outer) === primary(LANGUAGE);
  return isSame || /\btranslated-/.test(page.className) ? undefined : LANGUAGE;
}

/** Returns the language without region and script: `nl` of `nl-BE`. */
function primary(tag: string): string {
  return (tag.split('-')[0] ?? '').toLowerCase();
}
