import type { Page } from 'playwright/test';

/**
 * Translates the page like Google Translate, now and whenever a text is added: each text node is removed, and two
 * `<font>` elements with the translation replace it. The language is Dutch in capitals, so that names still match.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Fields, code, and the demo's own bar.
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

/** A node of React's own tree, as far as it is read here; React stores its node on each element that it made. */
interface Fiber {
  readonly tag: number;
  readonly memoizedProps: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/**
 * Finds texts that React manages as text nodes, including nodes that have been removed: a page translator replaces such
 * a node, and React then updates one that is not in the page. If a text is the only child of its element, React updates
 * the element instead.
 * @returns their parent elements, with the texts
 */
export async function textsHeldByReact(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [HOST_COMPONENT, HOST_TEXT] = [5, 6];
    const held: string[] = [];
    const search = (first: Fiber | null, parent: Element) => {
      for (let fiber = first; fiber; fiber = fiber.sibling) {
        const text = fiber.tag === HOST_TEXT ? String(fiber.memoizedProps) : '';
        if (text.trim() !== '') held.push(`<${parent.localName} class="${parent.className}"> ${text}`);
        // Descendant elements are visited themselves.
        if (fiber.tag !== HOST_COMPONENT && fiber.tag !== HOST_TEXT) search(fiber.child, parent);
      }
    };
    for (const element of document.querySelectorAll('*')) {
      for (const [key, value] of Object.entries(element)) {
        if (/^__react(Fiber|Container)\$/.test(key)) search((value as Fiber | null)?.child ?? null, element);
      }
    }
    return held;
  });
}
