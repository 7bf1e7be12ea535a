/** Attribute of the element with the results; without it the results are everything in the hook except its form. */
const RESULTS = '[data-search-results]';
/** Attribute of the element that has the number of results on all pages. */
const COUNT = '[data-result-count]';

/**
 * Returns the nodes with the results of a search.
 * @param hook the search page, or the same element of another page
 */
export function resultNodes(hook: HTMLElement): ChildNode[] {
  const marked = hook.querySelector<HTMLElement>(RESULTS);
  if (marked) return [...marked.childNodes];
  return [...hook.childNodes].filter((node) => !holdsForm(node));
}

/**
 * Replaces the results with those of another page. Hooks in them mount by themselves.
 * @param hook the search page
 * @param found the same element of the fetched page
 */
export function replaceResults(hook: HTMLElement, found: HTMLElement): void {
  const shown = resultNodes(hook);
  const next = resultNodes(found);
  const marked = hook.querySelector(RESULTS);
  for (const node of shown) node.remove();
  (marked ?? hook).append(...next);
}

/**
 * Counts the results: the server's number in `data-result-count`, or otherwise the items of the list.
 * @param hook the search page
 */
export function countResults(hook: HTMLElement): number {
  const given = countElement(hook)?.dataset.resultCount?.trim();
  if (given !== undefined && /^\d+$/.test(given)) return Number(given);
  const elements = resultNodes(hook).filter((node): node is Element => node instanceof Element);
  const count = (selector: string) => {
    const items = elements.flatMap((element) => [
      ...(element.matches(selector) ? [element] : []),
      ...element.querySelectorAll(selector),
    ]);
    // Excludes the pagination below the results, and lists inside a result.
    const all = new Set(items);
    return items.filter((item) => {
      const outer = item.parentElement?.closest(selector);
      return !item.closest('nav') && !(outer && all.has(outer));
    }).length;
  };
  return count('article') || count('li');
}

/**
 * Whether the server shows the number itself: `data-result-count` is on a line of text instead of the results.
 * @param hook the search page
 */
export function showsCount(hook: HTMLElement): boolean {
  const counted = countElement(hook);
  if (!counted || counted === hook || counted.matches(RESULTS)) return false;
  return counted.textContent?.trim() !== '' && !counted.querySelector('article, li');
}

function countElement(hook: HTMLElement): HTMLElement | null {
  return hook.matches(COUNT) ? hook : hook.querySelector<HTMLElement>(COUNT);
}

function holdsForm(node: ChildNode): boolean {
  return (
    node instanceof Element && (node.matches('form, [role="status"]') || node.querySelector('form') !== null)
  );
}
