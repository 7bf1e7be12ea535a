import { observe } from '../dom/observe.ts';
import { onAbort } from '../dom/on-abort.ts';
import { anchorScroll } from './anchor-scroll.ts';
import { columnView } from './column.ts';
import { isInView } from './is-in-view.ts';

/** Milliseconds without a scroll event after which scrolling has ended; not all browsers have `scrollend`. */
const REST = 150;
const NO_COLUMNS = { followers: [], hasNeighbour: false };

/**
 * The last change: the time of its frame, and whether the element was above the window, which requires a scroll. Such a
 * change is the only one in its frame, because browsers count any other movement in it as a layout shift.
 */
let latest = { frame: Number.NaN, isAbove: false };

/**
 * Changes an element's size as soon as the element is out of view, so that nothing in view moves. Above the window that
 * requires a scroll; if the scroll would move another column, the change waits until the content below is out of view
 * as well. While the page scrolls, the change waits, because a smooth scroll ends where its target was when it started.
 * @param element an element of the document; one without a box is out of view
 * @param change changes the page; called once
 * @param signal cancels the change
 */
export function whenOutOfView(element: Element, change: () => void, signal: AbortSignal): void {
  const ending = new AbortController();
  onAbort(signal, () => ending.abort());
  let scrolledAt = -REST;
  const onScroll = ({ timeStamp }: Event) => {
    scrolledAt = timeStamp;
  };
  addEventListener('scroll', onScroll, { signal: ending.signal });
  const changeUnseen = (frame: number) => {
    if (ending.signal.aborted || isInView(element)) return;
    // The scroll events of a frame are dispatched before its callbacks.
    const wait = scrolledAt + REST - frame;
    if (wait > 0) {
      setTimeout(requestAnimationFrame, wait, changeUnseen);
      return;
    }
    const isAbove = element.getBoundingClientRect().top < innerHeight;
    if (latest.frame === frame && (isAbove || latest.isAbove)) {
      requestAnimationFrame(changeUnseen);
      return;
    }
    const { followers, hasNeighbour } = (isAbove && columnView(element)) || NO_COLUMNS;
    if (followers.length > 0 && hasNeighbour) {
      for (const follower of followers) observer.observe(follower);
      return;
    }
    latest = { frame, isAbove };
    ending.abort();
    if (isAbove) anchorScroll(change, followers[0]);
    else change();
  };
  const observer = new IntersectionObserver((entries) => {
    // The next frame may show another part of the page, which is only known at its start.
    if (entries.some(({ isIntersecting }) => !isIntersecting)) requestAnimationFrame(changeUnseen);
  });
  observe(observer, element, ending.signal);
}
