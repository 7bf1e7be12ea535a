import { create } from '../../platform/dom/create.ts';
import { onAbort } from '../../platform/dom/on-abort.ts';
import { fragmentTarget } from '../../runtime/page/fragment.ts';
import { setAttributes } from './set-attributes.ts';

/**
 * Marks the columns of a panel if the server marked none: each part that a link of the panel leads to, and before them
 * a column with the rest [sidebar-nav-1, sidebar-nav-3].
 * @param panel the panel, which has an id
 * @param signal restores the server's markup
 */
export function markColumns(panel: HTMLElement, signal: AbortSignal): void {
  const links = [...panel.querySelectorAll('a[href^="#"]')];
  const targets = links.map((link) => fragmentTarget(link.getAttribute('href') ?? ''));
  const others = [...panel.querySelectorAll<HTMLElement>('[id]')].filter((part) => targets.includes(part));
  for (const column of others) {
    const place = document.createComment('');
    column.replaceWith(place);
    onAbort(signal, () => place.replaceWith(column));
  }
  onAbort(signal, setAttributes(panel, { hidden: undefined }));
  const first = create('div', { id: `${panel.id}-1` }, ...panel.childNodes);
  panel.append(first, ...others);
  onAbort(signal, () => first.replaceWith(...first.childNodes));
  for (const column of [first, ...others]) onAbort(signal, setAttributes(column, { 'data-menu-column': '' }));
}
