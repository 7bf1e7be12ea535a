import { parseTimestamp } from '../../../platform/time/parse-timestamp.ts';
import { addFromEvent, applyEvent } from './apply-event.ts';
import type { StreamEvent } from './read-event.ts';
import type { Target } from './target.ts';

/**
 * Shows events together.
 * @param events in order, at least one
 * @param target the list
 * @throws Error if the sanitiser could not be loaded
 */
export async function showEvents(
  events: readonly StreamEvent[],
  { paginated, changes, finish }: Target,
): Promise<void> {
  const updates = events.flatMap((event) => event.updates);
  await changes(updates, (shown, known) =>
    events.reduce(
      (list, event) => (paginated ? addFromEvent(list, event, known) : applyEvent(list, event)),
      shown,
    ),
  );
  await finish({
    keyMoments: events.findLast(({ keyMoments }) => keyMoments)?.keyMoments,
    ended: events.some(({ ended }) => ended),
    latest: Math.max(shownTime(), ...updates.map(({ publishedAt }) => publishedAt)),
  });
}

/** The time of the last update on the page: a change of an older update does not set it back. */
function shownTime(): number {
  const times = [...document.querySelectorAll('time[data-liveblog-updated]')];
  return Math.max(...times.map((time) => parseTimestamp(time.getAttribute('datetime')) ?? 0), 0);
}
