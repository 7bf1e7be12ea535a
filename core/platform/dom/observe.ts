import { onAbort } from './on-abort.ts';

/** What all observers of the browser have in common. */
interface Observer<Options> {
  observe(target: Element, options?: Options): void;
  disconnect(): void;
}

/**
 * Lets a `ResizeObserver`, an `IntersectionObserver` or a `MutationObserver` observe until a signal aborts.
 * @param observer a new one, for this call alone
 * @param targets an element, or several
 * @param signal disconnects the observer
 * @param options of the observer's own `observe`
 */
export function observe<Options>(
  observer: Observer<Options>,
  targets: Element | Iterable<Element>,
  signal: AbortSignal,
  options?: Options,
): void {
  if (signal.aborted) return;
  for (const target of targets instanceof Element ? [targets] : targets) observer.observe(target, options);
  onAbort(signal, () => observer.disconnect());
}
