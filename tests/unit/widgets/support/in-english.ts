/**
 * Lists by language what is drawn on a page in English, in which the product's texts are marked as Dutch (WCAG 3.1.2).
 * @param root around what is drawn
 * @returns the texts, and those of pictures; a text in several elements is several
 */
export function textsByLanguage(root: Element): { readonly en: string[]; readonly nl: string[] } {
  const texts = { en: [] as string[], nl: [] as string[] };
  for (const element of root.querySelectorAll('*')) {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const text = own.map(({ nodeValue }) => nodeValue).join('') + (element.getAttribute('alt') ?? '');
    const language = element.closest('[lang]')?.getAttribute('lang');
    if (text.trim()) texts[language === 'en' ? 'en' : 'nl'].push(text.trim());
  }
  return texts;
}
