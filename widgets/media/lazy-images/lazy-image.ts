import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { candidates, needsLarger, type Sources } from '../../../core/platform/images/sources.ts';
import { emit } from '../../../core/runtime/bus/bus.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import { markMismatch, unmarkMismatch } from './mismatch-classes.ts';
import { supportsWebp } from './supports-webp.ts';

/** An image from the watcher's point of view. */
export interface LazyImage {
  readonly element: HTMLImageElement;
  /** Whether it still has to load: it has not been near yet, or it failed. */
  isWaiting(): boolean;
  /** Loads the image if it is waiting. */
  load(): void;
  /** Adapts a loaded image to the new size of the window: its mismatch class, and the larger source if required. */
  refit(): void;
}

/**
 * Makes an image lazy. Its alternative text and its box stay as the server sent them, even if it fails [lazy-images-7].
 * @param element the image
 * @param sources its addresses
 * @param feature the feature's name, for the console
 * @param signal restores the image
 */
export function lazyImage(
  element: HTMLImageElement,
  sources: Sources,
  feature: string,
  signal: AbortSignal,
): LazyImage {
  const served = { src: element.getAttribute('src'), loading: element.getAttribute('loading') };
  const parent = element.parentElement;
  let isLoading = false;
  let untried: string[] = [];
  let shown: { address: string; windowWidth: number } | undefined;

  const start = async (loading: 'eager' | 'lazy') => {
    isLoading = true;
    element.classList.remove('is-failed');
    const webp = sources.srcWebp || sources.srcMediumWebp ? await supportsWebp() : false;
    if (signal.aborted) return;
    untried = candidates(sources, innerWidth, webp);
    element.loading = loading;
    tryNext();
  };

  const tryNext = () => {
    const address = untried.shift();
    if (address !== undefined) {
      element.src = address;
      return;
    }
    isLoading = false;
    // Without a broken address the browser shows the alternative text, and a larger source that fails leaves the
    // smaller one.
    restore(element, 'src', shown?.address ?? served.src);
    if (!shown) element.classList.add('is-failed');
    warn(feature, `The image ${sources.src} could not be loaded; what was there stays.`);
  };

  const loaded = () => {
    // The server's placeholder also dispatches `load`.
    if (!isLoading) return;
    isLoading = false;
    const isFirst = !shown;
    shown = { address: element.getAttribute('src') ?? '', windowWidth: innerWidth };
    parent?.classList.add('is-loaded');
    markMismatch(element);
    if (isFirst) emit('image:loaded', { image: element });
  };

  element.addEventListener('load', loaded, { signal });
  element.addEventListener('error', () => isLoading && tryNext(), { signal });
  onAbort(signal, () => {
    restore(element, 'src', served.src);
    restore(element, 'loading', served.loading);
    parent?.classList.remove('is-loaded');
    element.classList.remove('is-failed');
    unmarkMismatch(element);
  });

  const isWaiting = () => !isLoading && !shown;
  return {
    element,
    isWaiting,
    load() {
      // Loads eagerly: the offset decides when, and the browser's own threshold must not delay it further.
      if (isWaiting()) void start('eager');
    },
    refit() {
      if (!shown) return;
      markMismatch(element);
      // Most of these images are far away by now: the browser's own lazy loading loads them when they are near, and
      // shows the smaller source until then.
      if (!isLoading && needsLarger(sources, shown.windowWidth, innerWidth)) void start('lazy');
    },
  };
}

function restore(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
