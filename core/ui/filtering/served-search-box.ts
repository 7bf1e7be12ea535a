import { setAttributes } from '../../platform/dom/undo.ts';

const BOX = 'input:is([type="search"], [type="text"], :not([type]))';

/**
 * Finds the server's search box, and names it if the server did not.
 * @param hook the feature's hook
 * @param label its name
 * @param signal removes the name
 * @returns undefined if the server sent none
 */
export function servedSearchBox(
  hook: HTMLElement,
  label: string,
  signal: AbortSignal,
): HTMLInputElement | undefined {
  const boxes = [...hook.querySelectorAll<HTMLInputElement>(BOX)].filter(
    (each) => !each.closest('dialog, form[method="post" i]'),
  );
  const box = boxes.find((each) => namesOf(each).includes(label)) ?? boxes[0];
  const isNamed = (box?.labels?.length ?? 0) > 0 || box?.matches('[aria-label], [aria-labelledby]');
  if (box && !isNamed) setAttributes(box, { 'aria-label': label }, signal);
  return box;
}

function namesOf(box: HTMLInputElement): readonly string[] {
  const labels = [...(box.labels ?? [])].map(({ textContent }) => textContent ?? '');
  return [...labels, box.ariaLabel ?? '', box.placeholder].map((name) => name.trim());
}
