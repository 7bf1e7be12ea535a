import { LANGUAGE } from '../site/language.ts';

/**
 * Says in which language the product's texts are where the page is in another one, so that screen readers pronounce them
 * and browsers offer to translate them (WCAG 3.1.2). A page that a translator has changed is left alone: its own `lang`
 * speaks of the translation.
 * @param container around what the product writes
 * @returns puts the server's attribute back
 */
export function markLanguage(container: Element): () => void {
  const { documentElement: page } = document;
  const outer = (container.closest('[lang]') ?? page).getAttribute('lang') ?? '';
  if (outer === '' || primary(outer) === primary(LANGUAGE) || /\btranslated-/.test(page.className))
    return () => {};
  const before = container.getAttribute('lang');
  container.setAttribute('lang', LANGUAGE);
  return () => {
    if (before === null) container.removeAttribute('lang');
    else container.setAttribute('lang', before);
  };
}

/** The language without region and script: `nl` of `nl-BE`. */
function primary(tag: string): string {
  return (tag.split('-')[0] ?? '').toLowerCase();
}
