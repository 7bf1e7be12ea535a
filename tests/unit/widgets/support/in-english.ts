/**
 * Lists the texts by language that are shown on a page in English, on which the product's texts are marked as Dutch
 * (WCAG 3.1.2).
 * @param root the element around the texts
 * @returns the texts, including text alternatives of images; a text in several elements occurs several times
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
