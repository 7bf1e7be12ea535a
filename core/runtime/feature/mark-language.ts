import { LANGUAGE } from '../site/language.ts';

/**
 * Says in which language the product's texts are where the page is in another one, so that screen readers pronounce them
 * and browsers offer to translate them (WCAG 3.1.2). A page that a translator has changed is left alone: its own `lang`
 * speaks of the translation.
 * @param container around what the product writes
 * @returns puts the server's attribute back
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
 * The `lang` of a new element that holds a text of the product.
 * @param place around it; by default the page
 * @returns undefined if the place is in the language of the texts, or in an unknown one
 */
export function textLanguage(place: Element = document.documentElement): string | undefined {
  const { documentElement: page } = document;
  const outer = (place.closest('[lang]') ?? page).getAttribute('lang') ?? '';
  const isSame = outer === '' || primary(outer) === primary(LANGUAGE);
  return isSame || /\btranslated-/.test(page.className) ? undefined : LANGUAGE;
}

/** The language without region and script: `nl` of `nl-BE`. */
function primary(tag: string): string {
  return (tag.split('-')[0] ?? '').toLowerCase();
}
