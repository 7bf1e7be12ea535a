import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { debounce } from '../../../core/platform/time/debounce.ts';
import type { LazyImage } from './lazy-image.ts';

/** Milliseconds after the last resize after which images are checked again [lazy-images-6]. */
const RESIZE_DEBOUNCE = 1000;
const RECHECKS = [300, 800];

/** Shared by the page's images: one observer, one listener for each event, one set of timers. */
interface Watcher {
  add(image: LazyImage): void;
  /** @returns whether no image is left, in which case everything has been stopped */
  remove(image: LazyImage): boolean;
}

let watcher: Watcher | undefined;

/**
 * Loads an image when it is within the offset of the viewport, and at once for printing. The first image starts the
 * shared observer and listeners, the last one to be removed stops them.
 * @param image the image
 * @param offset distance in px, the same for all images of the page [lazy-images-1]
 * @param signal ends it
 */
export function watch(image: LazyImage, offset: number, signal: AbortSignal): void {
  watcher ??= startWatcher(offset);
  const own = watcher;
  own.add(image);
  onAbort(signal, () => {
    if (own.remove(image)) watcher = undefined;
  });
}

function startWatcher(offset: number): Watcher {
  const images = new Map<Element, LazyImage>();
  const controller = new AbortController();
  const { signal } = controller;

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        images.get(target)?.load();
      }
    },
    // Applies to scroll containers as well; in browsers without `scrollMargin`, images in them load when they are
    // visible.
    { ['scrollMargin' in IntersectionObserver.prototype ? 'scrollMargin' : 'rootMargin']: `${offset}px` },
  );

  const recheck = () => {
    for (const image of images.values()) {
      if (!image.isWaiting()) {
        image.refit();
        continue;
      }
      // Observing again makes the observer report the image's position again, so that a failed image is retried, too.
      observer.unobserve(image.element);
      observer.observe(image.element);
    }
  };
  const loadAll = () => {
    for (const image of images.values()) image.load();
  };

  addEventListener('resize', debounce(recheck, RESIZE_DEBOUNCE, signal), { signal, passive: true });
  addEventListener('online', recheck, { signal });
  addEventListener('beforeprint', loadAll, { signal });
  const timers = RECHECKS.map((delay) => setTimeout(recheck, delay));

  return {
    add(image) {
      images.set(image.element, image);
      observer.observe(image.element);
    },
    remove(image) {
      images.delete(image.element);
      observer.unobserve(image.element);
      if (images.size > 0) return false;
      observer.disconnect();
      timers.forEach(clearTimeout);
      controller.abort();
      return true;
    },
  };
}
