import { isLinkToPlace } from '../../../core/platform/history/href-of.ts';
import { fragmentId } from '../../../core/runtime/page/fragment.ts';

/** The links of a table of contents to this page, each with its target id. */
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
