import { savesData } from '../page/saves-data.ts';

/** A distance in px that is larger than any page. */
const ANYWHERE = '1000000px';

/**
 * Calls back once an element is displayed: not in a closed menu, and not hidden on this device. With data saving it
 * also has to be in view.
 * @param element an element of the document
 * @param callback may start to load data
 * @param signal cancels the call
 */
export function whenDisplayed(element: Element, callback: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: savesData() ? '0px' : ANYWHERE },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
