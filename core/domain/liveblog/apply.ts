import { safeHtml } from '../../platform/html/safe-html.ts';
import { focusOn } from '../../ui/focus/focus-on.ts';
import { type Changes, compareLists } from './compare.ts';
import { morph } from './morph.ts';
import { moveElement } from './move.ts';
import type { Update } from './read-updates.ts';

/** Clean nodes for new and changed updates, by id. */
export type CleanUpdates = ReadonlyMap<string, HTMLElement>;

/**
 * Cleans fetched updates, and no more of the page than those: a day's liveblog is large.
 * @param updates in an inert document
 * @returns nodes to insert; an update of which nothing is left is missing
 * @throws Error where the sanitiser could not be loaded
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
 * Makes the list on the page equal to the server's: new updates are inserted, old ones removed, changed ones changed in
 * place, and only what has to move moves. Everything else is not touched.
 * @param holder of the updates on the page
 * @param shown the updates on the page
 * @param wanted the list as it is to be
 * @param clean nodes for new and changed updates; without one, a new update is left out
 * @returns what was done
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
  // What follows the updates, such as a link to older ones: before any of them goes.
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
    // Pinned ones may have a list of their own.
    const parent = next?.parentElement ?? holder;
    if (!there) parent.insertBefore(element, next);
    else if (moved.has(id)) moveElement(parent, element, next);
    next = element;
  }
  return changes;
}

function morphUpdate(element: HTMLElement, fetched: HTMLElement): void {
  // Not among what the fetched update has when it is no longer pinned.
  if (!fetched.hasAttribute('data-pinned')) element.removeAttribute('data-pinned');
  morph(element, fetched);
}

/** The reader whose focus was on an update that goes finds it on the next one. */
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
