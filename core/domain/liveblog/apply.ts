import { safeHtml } from '../../platform/html/safe-html.ts';
import { focusOn } from '../../ui/focus/focus-on.ts';
import { type Changes, compareLists } from './compare.ts';
import { morph } from './morph.ts';
import { moveElement } from './move-element.ts';
import type { Update } from './read-updates.ts';

/** Sanitised elements for new and changed updates, by id. */
export type CleanUpdates = ReadonlyMap<string, HTMLElement>;

/**
 * Sanitises the fetched updates only: a day's liveblog is large.
 * @param updates in an inert document
 * @returns elements to insert; an update of which nothing remains is missing
 * @throws Error if the sanitiser could not be loaded
 */
export async function cleanUpdates(updates: readonly Update[]): Promise<CleanUpdates> {
  const cleaned = await Promise.all(
    updates.map(async ({ id, element }) => {
      const { firstElementChild } = await safeHtml(element.outerHTML);
      return firstElementChild instanceof HTMLElement ? ([[id, firstElementChild]] as const) : [];
    }),
  );
  return new Map(cleaned.flat());
}

/**
 * Makes the list on the page equal to the server's: inserts new updates, removes old ones, changes others in place, and
 * moves as few as possible. Nothing else is changed.
 * @param holder the element around the updates
 * @param shown the updates on the page
 * @param wanted the list that the page should show
 * @param clean elements for new and changed updates; a new update without one is left out
 * @returns the changes that were made
 */
export function applyList(
  holder: Element,
  shown: readonly Update[],
  wanted: readonly Update[],
  clean: CleanUpdates,
): Changes {
  const present = new Map(shown.map(({ id, element }) => [id, element]));
  const target = wanted.filter(({ id }) => present.has(id) || clean.has(id));
  const changes = compareLists(shown, target);
  // The node after the updates, such as a link to older ones; found before any update is removed.
  const last = shown.findLast(({ element }) => element.parentElement === holder);
  let next = last?.element.nextElementSibling ?? null;
  for (const id of changes.removed) removeUpdate(present.get(id), target, present);
  for (const id of changes.changed) {
    const [element, fetched] = [present.get(id), clean.get(id)];
    if (element && fetched) morphUpdate(element, fetched);
  }
  const moved = new Set(changes.moved);
  for (const { id } of [...target].reverse()) {
    const there = present.get(id);
    const element = there ?? clean.get(id);
    if (!element) continue;
    // Pinned updates may be in a list of their own.
    const parent = next?.parentElement ?? holder;
    if (!there) parent.insertBefore(element, next);
    else if (moved.has(id)) moveElement(parent, element, next);
    next = element;
  }
  return changes;
}

function morphUpdate(element: HTMLElement, fetched: HTMLElement): void {
  // A fetched update that is no longer pinned, or no longer a key moment, does not have the attribute.
  for (const name of ['data-pinned', 'data-key-moment']) {
    if (!fetched.hasAttribute(name)) element.removeAttribute(name);
  }
  morph(element, fetched);
}

/** If the removed update has the focus, the next one gets it. */
function removeUpdate(
  element: HTMLElement | undefined,
  target: readonly Update[],
  present: ReadonlyMap<string, HTMLElement>,
): void {
  if (!element) return;
  const hadFocus = element.contains(document.activeElement);
  const heirs = target.flatMap(({ id }) => present.get(id) ?? []);
  const heir =
    heirs.find((other) => element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) ??
    heirs.at(-1);
  element.remove();
  if (hadFocus && heir) focusOn(heir);
}
