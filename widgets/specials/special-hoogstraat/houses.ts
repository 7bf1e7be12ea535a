/** Selectors of the houses; the first one that matches is used. */
const KINDS = ['[data-x],[data-y]', '[data-number]', 'article,section', 'li'];

/** The houses of a street, in document order. */
export function houses(hook: HTMLElement): HTMLElement[] {
  const found = KINDS.map((selector) => [...hook.querySelectorAll<HTMLElement>(selector)]);
  return found.find((items) => items.length > 0) ?? [];
}
