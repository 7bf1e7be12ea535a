/** Where the houses of a street are found; the first kind that the server sent counts. */
const KINDS = ['[data-x],[data-y]', '[data-number]', 'article,section', 'li'];

/** The houses of a street, in the order of the document. */
export function houses(hook: HTMLElement): HTMLElement[] {
  const found = KINDS.map((selector) => [...hook.querySelectorAll<HTMLElement>(selector)]);
  return found.find((items) => items.length > 0) ?? [];
}
