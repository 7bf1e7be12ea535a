import { onAbort } from './on-abort.ts';

/** The common part of the browser's observers. */
interface Observer<Options> {
  observe(target: Element, options?: Options): void;
  disconnect(): void;
}

/**
 * Lets a `ResizeObserver`, an `IntersectionObserver` or a `MutationObserver` observe until a signal aborts.
 * @param observer a new one, used only by this call
 * @param targets one or more elements
 * @param signal disconnects the observer
 * @param options the options of the observer's `observe`
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
