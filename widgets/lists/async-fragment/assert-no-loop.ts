/** Maximum depth of nested fragments; deeper ones count as a loop with changing addresses. */
const DEEPEST = 3;

/**
 * Prevents a fragment that contains itself from being fetched endlessly.
 * @param hook the hook, with its address in `data-async-fragment-uri`
 * @throws Error if it is within a fragment of the same address, or too deep
 */
export function assertNoLoop(hook: HTMLElement): void {
  const own = hook.dataset.asyncFragmentUri?.trim();
  let depth = 0;
  let outer = around(hook);
  while (outer) {
    depth += 1;
    if (outer.dataset.asyncFragmentUri?.trim() === own)
      throw new Error(`${own} brings itself; it is not fetched again.`);
    outer = around(outer);
  }
  if (depth > DEEPEST)
    throw new Error(`${own} stands within ${depth} other fragments; expected up to ${DEEPEST}.`);
}

const around = (element: HTMLElement) =>
  element.parentElement?.closest<HTMLElement>('[data-async-fragment-uri]');
