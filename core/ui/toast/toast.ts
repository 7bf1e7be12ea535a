import { isMotionReduced } from '../overlay/motion.ts';
import { OUT_ANIMATION, SHOW_ANIMATION, VISIBLE } from './durations.ts';
import { linkInTabOrder } from './link-order.ts';
import { startTimer } from './timer.ts';
import { createToast, type ToastLink } from './toast-element.ts';

export interface ToastOptions {
  /** Milliseconds for which it stands, without the animations; {@link VISIBLE} where it is left out. */
  readonly duration?: number | undefined;
  /** One link behind the text [toast-3]. */
  readonly link?: ToastLink | undefined;
  /** Where on the screen; at the bottom where it is left out. */
  readonly position?: 'bottom' | 'top' | undefined;
}

interface Toast extends ToastOptions {
  readonly text: string;
}

/** Milliseconds between the empty place and the words in it: screen readers only tell of what comes later. */
const WORDS_AFTER = 100;

const waiting: Toast[] = [];
/** The last one asked for, as long as it is on its way. */
let last: Toast | undefined;
let isShowing = false;

/**
 * Tells the reader something in passing: it comes, stands, and goes by itself [toast-1]. Toasts come one after the
 * other [toast-3]. While the pointer or the focus is on one, it stays (WCAG 2.2.1). May be called from anywhere;
 * what shows does not end with who asked for it.
 * @param text what to tell; set as text, never as markup
 * @param options see {@link ToastOptions}
 */
export function showToast(text: string, options: ToastOptions = {}): void {
  const toast = { ...options, text };
  // A reader who presses a button twice needs not read it twice.
  if (last && isSame(last, toast)) return;
  last = toast;
  waiting.push(toast);
  if (!isShowing) showNext();
}

function showNext(): void {
  const toast = waiting.shift();
  isShowing = toast !== undefined;
  if (toast) show(toast);
}

function show(toast: Toast): void {
  const { text, duration = VISIBLE, link, position = 'bottom' } = toast;
  const element = createToast(position);
  const fill = () => {
    const anchor = element.fill(text, link);
    const ending = new AbortController();
    if (anchor) linkInTabOrder(anchor, leave, ending.signal);
    // It stands from when it has come in.
    const timer = startTimer(motion(SHOW_ANIMATION) + duration, leave);
    after(motion(SHOW_ANIMATION), () => element.settle());
    element.onAttention((has) => (has ? timer.pause() : timer.restart(duration)), ending.signal);

    function leave() {
      if (ending.signal.aborted) return;
      ending.abort();
      timer.pause();
      if (last === toast) last = undefined;
      element.leave();
      after(motion(OUT_ANIMATION), () => {
        element.remove();
        showNext();
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
