import { observe } from '../dom/observe.ts';
import { savesData } from '../schedule/saves-data.ts';

/** How far from the window an element is near, as for the strategy `visible`; with data saving it is in view. */
const MARGIN = '200px';

/**
 * Calls back once, when an element is near the window. One that is not rendered, such as the content of a closed menu, is
 * not.
 * @param element an element of the document
 * @param callback may start what costs data
 * @param signal gives up
 */
export function whenNear(element: Element, callback: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: savesData() ? '0px' : MARGIN },
  );
  observe(observer, element, signal);
}
