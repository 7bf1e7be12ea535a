import type { MenuParts } from './read-parts.ts';

/**
 * Marks the position of the page in the menu. The server marks the page's own link by `aria-current`; the links to the
 * columns on the path to it get `aria-current="true"`, so that the first column shows it too.
 * @returns a function that removes the marks
 */
export function markWay({ columns, links }: MenuParts): () => void {
  const marked: HTMLElement[] = [];
  const seen = new Set<HTMLElement>();
  const markWayTo = (column: HTMLElement | undefined) => {
    if (!column || column === columns[0] || seen.has(column)) return;
    seen.add(column);
    for (const { link, to, from } of links) {
      if (to !== column.id || link.hasAttribute('aria-current')) continue;
      link.setAttribute('aria-current', 'true');
      marked.push(link);
      markWayTo(from);
    }
  };
  for (const column of columns) if (column.querySelector('[aria-current]')) markWayTo(column);
  return () => {
    for (const link of marked) link.removeAttribute('aria-current');
  };
}
