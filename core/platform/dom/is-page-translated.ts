/** The classes that Google Translate, also in Chrome, gives the page. */
const TRANSLATED = '.translated-ltr, .translated-rtl';

/**
 * Whether a page translator has changed the texts of the page already. Translators say so in the page's language or by a
 * class; one that does neither goes unnoticed.
 */
export function isPageTranslated(): boolean {
  const root = document.documentElement;
  return root.matches(TRANSLATED) || !/^(nl\b|$)/i.test(root.lang);
}
