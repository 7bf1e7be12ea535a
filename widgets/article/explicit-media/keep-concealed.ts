import { observe } from '../../../core/platform/dom/observe.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';

/** Elements that may play automatically. */
const PLAYERS = 'audio, video';

/**
 * Keeps media hidden until the visitor presses the summary. Browsers open a closed `details` by themselves, for a URL
 * hash inside it or for the page search: such an opening is undone before it is painted. Media are paused while hidden
 * [explicit-media-2].
 * @param details the hook
 * @param signal ends it and restores the server's state
 */
export function keepConcealed(details: HTMLDetailsElement, signal: AbortSignal): void {
  let isRevealed = false;
  const served = details.open;
  details.open = false;
  const pause = () => {
    for (const player of details.querySelectorAll<HTMLMediaElement>(PLAYERS)) player.pause();
  };
  pause();

  details.addEventListener(
    'click',
    ({ target }) => {
      const summary = target instanceof Element && target.closest('summary');
      // The click is handled before the browser toggles.
      if (summary && summary.parentElement === details) isRevealed = !details.open;
    },
    { signal },
  );
  const observer = new MutationObserver(() => {
    if (details.open && !isRevealed) details.open = false;
    if (!details.open) pause();
  });
  observe(observer, details, signal, { attributeFilter: ['open'] });
  details.addEventListener('play', () => isRevealed || pause(), { signal, capture: true });
  onAbort(signal, () => {
    details.open = served;
  });
}
