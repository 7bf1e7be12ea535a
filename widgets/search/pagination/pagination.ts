import { create } from '../../../core/platform/dom/create.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { show } from '../../../core/platform/dom/undo.ts';
import { integer, optional } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import styles from './pagination.module.css';
import { visiblePages } from './visible-pages.ts';

/** Widths at which the number of visible pages changes, in px [pagination-1]. */
const MEDIUM = '(min-width: 769px)';
const LARGE = '(min-width: 1025px)';

const count = (fallback: number) => optional(integer(1, 100), fallback);

/**
 * Shortens a row of page links to fit the screen [pagination-1, pagination-2]. Links without a number, such as
 * 'Volgende', stay. Without scripts all links are shown.
 */
export default enhancer({
  attributes: {
    /** The number of visible pages above 1024 px. */
    visibleLarge: count(9),
    /** The number of visible pages from 769 to 1024 px. */
    visibleMedium: count(7),
    /** The number of visible pages up to 768 px. */
    visibleSmall: count(5),
  },
  enhance(hook, { visibleLarge, visibleMedium, visibleSmall }, { signal }) {
    const medium = matchMedia(MEDIUM);
    const large = matchMedia(LARGE);
    const gaps: Element[] = [];

    const draw = () => {
      const entries = readEntries(hook);
      const current = Math.max(entries.findIndex(isCurrent), 0);
      const visible = large.matches ? visibleLarge : medium.matches ? visibleMedium : visibleSmall;
      const shown = visiblePages(entries.length, current, visible);
      for (const gap of gaps.splice(0)) gap.remove();
      for (const [index, entry] of entries.entries()) show(entry, shown.includes(index), signal);
      for (const [at, index] of shown.entries()) {
        const next = shown[at + 1];
        if (next !== undefined && next > index + 1) gaps.push(addGap(entries[index]));
      }
    };
    draw();
    for (const list of [medium, large]) list.addEventListener('change', draw, { signal });
    onAbort(signal, () => {
      for (const gap of gaps) gap.remove();
    });
  },
});

/** The elements of the page numbers: the list items that contain them, or the links themselves. */
function readEntries(hook: HTMLElement): HTMLElement[] {
  const numbers = [...hook.querySelectorAll<HTMLElement>('a, [aria-current="page"]')].filter(
    (element) =>
      /^\D*\d+\D*$/.test(element.textContent ?? '') &&
      !/^(prev|next)$/.test(element.getAttribute('rel') ?? ''),
  );
  return [...new Set(numbers.map((element) => element.closest('li') ?? element))];
}

function isCurrent(entry: HTMLElement): boolean {
  return entry.matches('[aria-current="page"]') || entry.querySelector('[aria-current="page"]') !== null;
}

/** Adds '…' after an entry, hidden from screen readers, for which the numbers are sufficient. */
function addGap(entry: HTMLElement | undefined): Element {
  const gap = create(
    entry?.localName === 'li' ? 'li' : 'span',
    { class: styles.gap, 'aria-hidden': 'true' },
    '…',
  );
  entry?.after(gap);
  return gap;
}
