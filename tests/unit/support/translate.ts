/**
 * Translates a part of a page like Google Translate: each text node is removed, and two `<font>` elements with the
 * translation replace it.
 * @param root element whose texts are translated, including those already translated
 */
export function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === '') continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = translated(text.data);
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  }
}

/** The translation of a text. */
export const translated = (text: string): string => text.replace(/\p{L}+/gu, (word) => `${word}~`);
