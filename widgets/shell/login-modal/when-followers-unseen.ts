import { followersOf, pathOf } from '../../../core/platform/viewport/page-flow.ts';
import { whenOutOfView } from '../../../core/platform/viewport/when-out-of-view.ts';

/**
 * Inserts something after an element as soon as the content that follows is out of view, so that nothing in view moves.
 * @param element an element, which may have no box itself
 * @param change called once, to make the insertion
 * @param signal cancels it
 */
export function whenFollowersUnseen(element: Element, change: () => void, signal: AbortSignal): void {
  const follower = pathOf(element)
    .flatMap(followersOf)
    .find((node) => node.getClientRects().length > 0);
  if (follower) whenOutOfView(follower, change, signal);
  else change();
}
