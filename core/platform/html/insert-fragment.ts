/** What the server sent, by the element that holds something else now. */
const served = new WeakMap<HTMLElement, readonly ChildNode[]>();

/**
 * Puts a fragment in the place of what an element holds; hooks in it mount by themselves. Where both say the
 * same, nothing is touched, so that nothing flickers and nothing mounts anew. A reader whose focus was on a link
 * finds it on the same link again, or on the first.
 * @param element gets back what the server sent when the signal aborts
 * @param fragment from `safeHtml`
 * @param signal of the feature
 */
export function insertFragment(element: HTMLElement, fragment: DocumentFragment, signal: AbortSignal): void {
  if (signal.aborted || wordsOf(element) === wordsOf(fragment)) return;
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  if (!served.has(element)) keepServed(element, signal);
  element.replaceChildren(fragment);
  if (focused && focused !== element) refocus(element, focused.getAttribute('href'));
}

function keepServed(element: HTMLElement, signal: AbortSignal): void {
  const nodes = [...element.childNodes];
  served.set(element, nodes);
  const giveBack = () => {
    served.delete(element);
    element.replaceChildren(...nodes);
  };
  signal.addEventListener('abort', giveBack, { once: true });
}

function refocus(element: HTMLElement, address: string | null): void {
  const links = [...element.querySelectorAll<HTMLElement>('a[href]')];
  const same = links.find((link) => link.getAttribute('href') === address);
  (same ?? links[0])?.focus({ preventScroll: true });
}

/** What a reader gets: the words, and where links lead. Attributes that features write do not count. */
function wordsOf(root: ParentNode & Node): string {
  const links = [...root.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'));
  return `${root.textContent?.replace(/\s+/g, ' ').trim()} ${links.join(' ')}`;
}
