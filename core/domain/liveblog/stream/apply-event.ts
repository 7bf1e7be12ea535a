import type { Update } from '../read-updates.ts';
import type { StreamEvent } from './read-event.ts';

type Change = Pick<StreamEvent, 'updates' | 'removed'>;

/**
 * Returns a list of updates after an event: removed ones are gone, changed ones stay in their positions, and each new
 * one goes before the older ones. A newly pinned one goes first [liveblog-6].
 */
export function applyEvent(list: readonly Update[], { updates, removed }: Change): readonly Update[] {
  const gone = new Set(removed);
  const after = list.filter(({ id }) => !gone.has(id));
  // The last update of an event is the oldest: each is inserted before the ones that follow it.
  for (const update of [...updates].reverse()) {
    const position = after.findIndex(({ id }) => id === update.id);
    if (after[position]?.pinned === update.pinned) after[position] = update;
    else {
      if (position >= 0) after.splice(position, 1);
      after.splice(placeOf(update, after), 0, update);
    }
  }
  return after;
}

/**
 * Does the same for the first of several pages: only new updates are added [liveblog-7]. An update that is older than
 * the whole page belongs on a later one.
 * @param known the ids of all updates that the page has ever shown
 */
export function addFromEvent(
  list: readonly Update[],
  { updates }: Change,
  known: ReadonlySet<string>,
): readonly Update[] {
  const oldest = Math.min(...list.filter(({ pinned }) => !pinned).map(({ publishedAt }) => publishedAt));
  const fresh = updates.filter(
    ({ id, pinned, publishedAt }) => !known.has(id) && (pinned || !(publishedAt < oldest)),
  );
  return applyEvent(list, { updates: fresh, removed: [] });
}

function placeOf({ pinned, publishedAt }: Update, list: readonly Update[]): number {
  if (pinned) return 0;
  const next = list.findIndex((other) => !other.pinned && other.publishedAt <= publishedAt);
  return next < 0 ? list.length : next;
}
