import { writeHead } from '../../../core/runtime/page/page-head.ts';
import { DIRECTIONS, type Direction, isMarked, linkOf, type PhotoPage, partsOf } from './photo-page.ts';

/**
 * Replaces the displayed photo: its parts, its links, and the metadata of the head. The link elements are kept, so that
 * the focus stays.
 * @param hook the displayed hook
 */
export function showPhoto(hook: HTMLElement, page: PhotoPage): void {
  writeHead(page.head);
  if (!isMarked(hook)) {
    replaceAll(hook, page);
    return;
  }
  for (const part of partsOf(hook)) {
    part.replaceChildren(...(page.parts.get(part.dataset.photoPart?.trim() ?? '') ?? []));
  }
  for (const direction of DIRECTIONS) {
    if (page.links[direction] && !linkOf(hook, direction)) addLink(hook, direction, page.anchors[direction]);
    setLink(hook, direction, page.links[direction]);
  }
}

/**
 * Without marked parts everything that the server sent is replaced, including links: the focus moves to the new link.
 */
function replaceAll(hook: HTMLElement, { parts }: PhotoPage): void {
  const focused = DIRECTIONS.find((direction) => linkOf(hook, direction) === document.activeElement);
  const status = hook.querySelector(':scope > [role="status"]:last-child');
  hook.replaceChildren(...[...parts.values()].flat(), ...(status ? [status] : []));
  if (!focused) return;
  const [link] = [focused, ...DIRECTIONS].flatMap((direction) => linkOf(hook, direction) ?? []);
  link?.focus({ preventScroll: true });
}

/** A template may leave out a link at an end: that of the fetched page is inserted beside the other link. */
function addLink(hook: ParentNode, direction: Direction, anchor: HTMLAnchorElement | undefined): void {
  if (!anchor) return;
  const added = anchor.cloneNode(true);
  const isPrevious = direction === 'previous';
  const other = linkOf(hook, isPrevious ? 'next' : 'previous');
  if (!other) hook.append(added);
  else if (isPrevious) other.before(added);
  else other.after(added);
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
