import { setAttributes } from '../../platform/dom/undo.ts';
import type { MenuParts } from './parts.ts';

/**
 * Shows where in the menu the page is. The server marks the page's own link by `aria-current`; the links to the
 * columns on the way to it get `aria-current="true"`, so that the first column already tells.
 * @param signal removes the marks
 */
export function markWay({ columns, links }: MenuParts, signal: AbortSignal): void {
  const seen = new Set<HTMLElement>();
  const follow = (column: HTMLElement | undefined) => {
    if (!column || column === columns[0] || seen.has(column)) return;
    seen.add(column);
    for (const { link, to, from } of links) {
      if (to !== column.id || link.hasAttribute('aria-current')) continue;
      setAttributes(link, { 'aria-current': 'true' }, signal);
      follow(from);
    }
  };
  for (const column of columns) if (column.querySelector('[aria-current]')) follow(column);
}
