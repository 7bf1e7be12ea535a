import { followersOf, pathOf } from '../../../core/platform/viewport/page-flow.ts';
import { whenOutOfView } from '../../../core/platform/viewport/when-out-of-view.ts';

/**
 * Inserts something behind an element as soon as what follows is out of view, so that nothing that is read moves.
 * @param element may be without a box itself
 * @param change called once
 * @param signal gives up
 */
export function whenFollowersUnseen(element: Element, change: () => void, signal: AbortSignal): void {
  const follower = pathOf(element)
    .flatMap(followersOf)
    .find((node) => node.getClientRects().length > 0);
  if (follower) whenOutOfView(follower, change, signal);
  else change();
}
