import type { Page } from 'playwright/test';

/**
 * Translates the page as Google Translate does, now and whenever a text comes: each text node leaves the page, and two
 * `<font>` with the translation take its place. The language is Dutch in capitals, so that names still match.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    // What is typed, code, and the demo's own bar.
    const LEFT_ALONE = 'textarea, script, style, svg, [data-demo-liveblog]';
    const isOwn = new WeakSet<Node>();
    const translateTexts = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!parent || isOwn.has(parent) || text.data.trim() === '' || parent.closest(LEFT_ALONE)) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        isOwn.add(inner);
        inner.append(text.data.toUpperCase());
        outer.append(inner);
        parent.replaceChild(outer, text);
      }
    };
    document.documentElement.classList.add('translated-ltr');
    translateTexts(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (target instanceof Text) translateTexts(target);
        for (const node of addedNodes) if (node.isConnected) translateTexts(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

/**
 * Finds texts that React holds as nodes of their own: a page translator takes such a node away, and React goes on changing
 * what is no longer on the page. The only text of an element React writes through the element.
 * @returns the elements around them, with their words
 */
export async function textsHeldByReact(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    const held: string[] = [];
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      // React marks the nodes that it made.
      if (!text.nodeValue?.trim() || !Object.keys(text).some((key) => key.startsWith('__react'))) continue;
      held.push(
        `<${text.parentElement?.localName} class="${text.parentElement?.className}"> ${text.nodeValue}`,
      );
    }
    return held;
  });
}
