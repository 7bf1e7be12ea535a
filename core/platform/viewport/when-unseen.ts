import { observe } from '../dom/observe.ts';
import { onAbort } from '../dom/on-abort.ts';
import { isBeside } from './column.ts';
import { followersOf, isFixed, pathOf } from './page-flow.ts';
import { whenOutOfView } from './when-out-of-view.ts';

/** Milliseconds for which content that enters the window is hidden: a few frames. */
const ENTERING = 50;

/**
 * Makes an element smaller as soon as nothing in view moves: at once if all content after it is below the window, so
 * that it appears in empty space, otherwise when the element itself is out of view.
 * @param element an element of the document
 * @param change makes it smaller, or removes it; called once
 * @param signal cancels the change
 */
export function whenUnseen(element: Element, change: () => void, signal: AbortSignal): void {
  const ending = new AbortController();
  onAbort(signal, () => ending.abort());
  const followers = followersInFlow(element);
  const changeOnce = () => {
    ending.abort();
    change();
  };
  const changeIfBelow = () => {
    if (ending.signal.aborted || !isAllBelow(element, followers)) return;
    for (const follower of followers) enter(follower);
    changeOnce();
  };
  changeIfBelow();
  if (ending.signal.aborted) return;
  whenOutOfView(element, changeOnce, ending.signal);
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => !isIntersecting)) requestAnimationFrame(changeIfBelow);
  });
  observe(observer, followers, ending.signal);
}

/** Returns the content below an element, which moves with its end. */
function followersInFlow(element: Element): Element[] {
  return pathOf(element).flatMap((node) =>
    followersOf(node).filter(
      (follower) => follower.getClientRects().length > 0 && !isFixed(follower) && !isBeside(follower, node),
    ),
  );
}

/**
 * Whether nothing in view moves: the content below is outside the window, and the page stays long enough for its scroll
 * position.
 */
function isAllBelow(element: Element, followers: readonly Element[]): boolean {
  const { top, height } = element.getBoundingClientRect();
  if (top + height < innerHeight) return false;
  const isLong = document.documentElement.scrollHeight - height >= scrollY + innerHeight;
  const { activeElement } = document;
  return (
    (scrollY <= 0 || isLong) &&
    followers.every(
      (follower) => follower.getBoundingClientRect().top >= innerHeight && !follower.contains(activeElement),
    )
  );
}

/**
 * Hides content that comes from below the window for a moment, because browsers count its movement into the empty space
 * as a layout shift.
 */
function enter(follower: Element): void {
  follower.animate?.({ visibility: ['hidden', 'hidden'] }, ENTERING);
}
