import { isLinkToPlace } from '../../../core/platform/history/href-of.ts';
import { fragmentId } from '../../../core/runtime/page/fragment.ts';

/** The links to this page in a table of contents, each with its target id. */
export function linksIn(hook: HTMLElement): { link: HTMLAnchorElement; id: string }[] {
  return [...hook.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter(isLinkToPlace)
    .map((link) => ({ link, id: fragmentId(link.hash) }));
}

/** The targets of the links, each once, in document order; links without a target are skipped. */
export function placesOf(hook: HTMLElement): HTMLElement[] {
  const places = linksIn(hook).map(({ id }) => document.getElementById(id));
  return [...new Set(places)]
    .filter((place) => place !== null)
    .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
}

/**
 * Marks the link of the current section in a list that the server sent [table-of-contents-3].
 * @param hook the table of contents
 * @param current the id of its heading; undefined before the first
 */
export function markLink(hook: HTMLElement, current: string | undefined): void {
  for (const { link, id } of linksIn(hook)) {
    if (id === current) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
}
