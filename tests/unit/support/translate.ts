/**
 * Translates a part of a page as Google Translate does: each text node leaves the page, and two `<font>` with the
 * translation take its place.
 * @param root its texts are translated, also those that are translated already
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

/** What a text becomes. */
export const translated = (text: string): string => text.replace(/\p{L}+/gu, (word) => `${word}~`);
