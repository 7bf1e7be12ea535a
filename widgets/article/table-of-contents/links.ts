import { fragmentId } from '../../../core/runtime/page/fragment.ts';

/** The links of a table of contents to this page, each with the id that it leads to. */
export function linksIn(hook: HTMLElement): { link: HTMLAnchorElement; id: string }[] {
  return [...hook.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].map((link) => ({
    link,
    id: fragmentId(link.hash),
  }));
}

/** The elements that the links lead to, each once, in document order; a link to nothing leads nowhere. */
export function placesOf(hook: HTMLElement): HTMLElement[] {
  const places = linksIn(hook).map(({ id }) => document.getElementById(id));
  return [...new Set(places)]
    .filter((place) => place !== null)
    .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
}
