import { onAbort } from '../../../../core/platform/dom/on-abort.ts';

/** Milliseconds for which the visitor stays at the end of a list before it grows in view. */
const DWELL = 1000;

/** Detects a visitor who waits at the end of a list. */
export interface Dwell {
  /** Calls `run` once, when the visitor has stayed at the end for a second. */
  begin(): void;
  end(): void;
}

/**
 * Creates the detection of a visitor who waits. It ends when the visitor moves to something after the list's items,
 * such as the more-button, which must not move under a pointer or the focus.
 * @param end element at the end of the list's items
 * @param run called when the visitor has waited
 * @param signal ends the waiting
 */
export function createDwell(end: Element, run: () => void, signal: AbortSignal): Dwell {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isInSight = false;
  let isWaiting = false;

  const stop = () => clearTimeout(timer);
  const start = () => {
    stop();
    if (isWaiting && isInSight && !signal.aborted) timer = setTimeout(run, DWELL);
  };
  const follows = (target: EventTarget | null) =>
    target instanceof Element &&
    (end.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const turnTo = ({ target }: Event) => {
    if (follows(target)) leave();
  };
  const leave = () => {
    isWaiting = false;
    stop();
  };

  const sight = new IntersectionObserver((entries) => {
    isInSight = entries.at(-1)?.isIntersecting ?? false;
    if (isInSight) start();
    else stop();
  });
  sight.observe(end);
  for (const name of ['pointerdown', 'focusin'] as const) {
    addEventListener(name, turnTo, { signal, passive: true });
  }
  addEventListener(
    'pointermove',
    // A moving finger scrolls, and does not point at anything.
    (event) => event.pointerType !== 'touch' && turnTo(event),
    { signal, passive: true },
  );
  onAbort(signal, () => {
    sight.disconnect();
    leave();
  });
  return {
    begin() {
      isWaiting = !follows(document.activeElement);
      start();
    },
    end: leave,
  };
}
