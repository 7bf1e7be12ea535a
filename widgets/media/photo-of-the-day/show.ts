import { writeHead } from '../../../core/runtime/page/page-head.ts';
import { type Direction, linkOf, type PhotoPage, partsOf } from './photo-page.ts';

const DIRECTIONS = ['previous', 'next'] as const;

/**
 * Whether a page can be shown in place of another: every link must have an element, otherwise it would be lost.
 * @param hook on the screen
 */
export function fits(hook: ParentNode, { links }: PhotoPage): boolean {
  return DIRECTIONS.every((direction) => !links[direction] || linkOf(hook, direction));
}

/**
 * Replaces the photo on the screen: its parts, its links, and the metadata of the head. The links stay the same
 * elements, so that the focus stays.
 * @param hook on the screen
 */
export function showPhoto(hook: HTMLElement, page: PhotoPage): void {
  writeHead(page.head);
  for (const part of partsOf(hook)) {
    part.replaceChildren(...(page.parts.get(part.dataset.photoPart ?? '') ?? []));
  }
  for (const direction of DIRECTIONS) setLink(hook, direction, page.links[direction]);
}

/** A link without a target stays and is marked as disabled (ARIA in HTML, placeholder link). */
function setLink(hook: ParentNode, direction: Direction, address: string | undefined): void {
  const link = linkOf(hook, direction);
  if (!link) return;
  if (address !== undefined) {
    link.setAttribute('href', address);
    for (const name of ['role', 'aria-disabled', 'tabindex']) link.removeAttribute(name);
    return;
  }
  // A visitor who reached the end by this link keeps the focus there.
  if (document.activeElement === link) link.tabIndex = 0;
  link.removeAttribute('href');
  link.setAttribute('role', 'link');
  link.setAttribute('aria-disabled', 'true');
}
