import { documentValue } from '../../runtime/page/document-value.ts';
import { isMotionReduced } from '../overlay/motion.ts';
import { OUT_ANIMATION, SHOW_ANIMATION, VISIBLE } from './durations.ts';
import { linkInTabOrder } from './link-in-tab-order.ts';
import { startTimer } from './timer.ts';
import { createToast, type ToastLink } from './toast-element.ts';

export interface ToastOptions {
  /** Milliseconds for which it is visible, without the animations; {@link VISIBLE} by default. */
  readonly duration?: number | undefined;
  /** A link after the text [toast-3]. */
  readonly link?: ToastLink | undefined;
  /** The position on the screen; at the bottom by default. */
  readonly position?: 'bottom' | 'top' | undefined;
  /** The subject, such as one newsletter: a later toast with the same subject replaces this one at once. */
  readonly about?: string | undefined;
  /**
   * Called once it has left the screen; at once if the same toast is already shown, or if another replaces it earlier.
   */
  readonly onLeft?: (() => void) | undefined;
}

interface Toast extends ToastOptions {
  readonly text: string;
}

/** Milliseconds between the empty toast and its text: screen readers only announce later changes of a live region. */
const WORDS_AFTER = 100;

interface Toasts {
  waiting: Toast[];
  /** The last requested toast, until it closes. */
  last?: Toast;
  isShowing: boolean;
  /** Closes the visible toast; undefined before it has its text. */
  shown?: { readonly toast: Toast; readonly leave: () => void };
}

const pageToasts = documentValue((): Toasts => ({ waiting: [], isShowing: false }));

/**
 * Shows the visitor a short message that disappears by itself [toast-1]. Toasts are shown one after the other
 * [toast-3]. A toast stays while the pointer or the focus is on it (WCAG 2.2.1). Can be called from anywhere; the toast
 * stays if its caller is unmounted.
 * @param text the message; set as text, never as markup
 * @param options see {@link ToastOptions}
 */
export function showToast(text: string, options: ToastOptions = {}): void {
  const toast = { ...options, text };
  const toasts = pageToasts();
  // Shows the same toast only once after two clicks.
  if (toasts.last && isSame(toasts.last, toast)) {
    options.onLeft?.();
    return;
  }
  toasts.last = toast;
  if (options.about !== undefined) replace(toasts, options.about);
  toasts.waiting.push(toast);
  if (!toasts.isShowing) showNext(toasts);
}

/** Removes toasts with the same subject, because they are no longer true. */
function replace(toasts: Toasts, about: string): void {
  const old = toasts.waiting.filter((toast) => toast.about === about);
  toasts.waiting = toasts.waiting.filter((toast) => toast.about !== about);
  for (const { onLeft } of old) onLeft?.();
  if (toasts.shown?.toast.about === about) toasts.shown.leave();
}

function showNext(toasts: Toasts): void {
  const toast = toasts.waiting.shift();
  toasts.isShowing = toast !== undefined;
  if (toast) show(toast, toasts);
}

function show(toast: Toast, toasts: Toasts): void {
  const { text, duration = VISIBLE, link, position = 'bottom', onLeft } = toast;
  const element = createToast(position);
  const fill = () => {
    const anchor = element.fill(text, link);
    const ending = new AbortController();
    if (anchor) linkInTabOrder(anchor, leave, ending.signal);
    // The time starts after the entry animation.
    const timer = startTimer(motion(SHOW_ANIMATION) + duration, leave);
    toasts.shown = { toast, leave };
    after(motion(SHOW_ANIMATION), () => element.settle());
    element.onAttention((has) => (has ? timer.pause() : timer.restart(duration)), ending.signal);

    function leave() {
      if (ending.signal.aborted) return;
      ending.abort();
      timer.pause();
      if (toasts.last === toast) delete toasts.last;
      delete toasts.shown;
      element.leave();
      after(motion(OUT_ANIMATION), () => {
        element.remove();
        onLeft?.();
        showNext(toasts);
      });
    }
  };
  after(WORDS_AFTER, fill);
}

function motion(duration: number): number {
  return isMotionReduced() ? 0 : duration;
}

function after(delay: number, run: () => void): void {
  if (delay > 0) setTimeout(run, delay);
  else run();
}

function isSame(one: Toast, other: Toast): boolean {
  return one.text === other.text && one.link?.address === other.link?.address;
}
