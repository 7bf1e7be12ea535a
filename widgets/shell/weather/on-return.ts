import { onReturn as onEachReturn } from '../../../core/platform/page-life/on-return.ts';
import { debounce } from '../../../core/platform/time/debounce.ts';

/** Milliseconds to wait, so that switching through several tabs causes a single reload [weather-3]. */
const DEBOUNCE = 500;

/**
 * Runs a function when the visitor returns to the tab, or to the page by the back button [weather-4].
 * @param run called 500 ms after the last return
 * @param signal ends it
 */
export function onReturn(run: () => void, signal: AbortSignal): void {
  onEachReturn(debounce(run, DEBOUNCE, signal), signal);
}
