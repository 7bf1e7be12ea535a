import { observe } from '../../../../core/platform/dom/observe.ts';
import { onAbort } from '../../../../core/platform/dom/on-abort.ts';
import { onceActivated } from '../../../../core/platform/page-life/activation.ts';
import { delay } from '../../../../core/platform/schedule/delay.ts';
import { whenIdle } from '../../../../core/platform/schedule/idle.ts';
import { hasSuppressingHash } from '../plan/suppression.ts';

/** Distance from the window at which an advertisement is requested. */
const NEAR = '600px 0px';
/** The longest wait for the page's own files, in ms: one that hangs must not keep advertisements away. */
const LOADED_WITHIN = 5000;

/** Resolves when an element is near the window; never where the signal aborts before that. */
export function whenNear(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ending = new AbortController();
    onAbort(signal, () => ending.abort());
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        ending.abort();
        resolve();
      },
      { rootMargin: NEAR },
    );
    observe(observer, element, ending.signal);
  });
}

/** Resolves when the article is readable: the page is open, its own files have loaded, and the browser is idle. */
export async function whenReadable(signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => onceActivated(resolve, signal));
  if (document.readyState !== 'complete') {
    const loaded = new Promise((resolve) => addEventListener('load', resolve, { once: true, signal }));
    await Promise.race([loaded, delay(LOADED_WITHIN, signal)]);
  }
  await new Promise<void>((resolve) => whenIdle(resolve, signal));
}

/**
 * Resolves when the address has no fragment that keeps advertisements away, such as that of an open photo [ads-2].
 * @param config the site's marker
 */
export async function whenHashAllows(
  config: Parameters<typeof hasSuppressingHash>[1],
  signal: AbortSignal,
): Promise<void> {
  while (hasSuppressingHash(location.hash, config) && !signal.aborted) {
    await new Promise<void>((resolve) => {
      for (const type of ['hashchange', 'popstate']) {
        addEventListener(type, () => resolve(), { once: true, signal });
      }
    });
  }
}
