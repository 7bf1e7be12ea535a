/** The classes that Google Translate, also in Chrome, gives the page. */
const TRANSLATED = '.translated-ltr, .translated-rtl';

/**
 * Whether a page translator has changed the texts of the page. Translators change the page's `lang` or add a class; one
 * that does neither is not recognised.
 */
export function isPageTranslated(): boolean {
  const root = document.documentElement;
  return root.matches(TRANSLATED) || !/^(nl\b|$)/i.test(root.lang);
}
