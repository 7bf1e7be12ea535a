import { onAbort } from '../../../core/platform/dom/on-abort.ts';

/** What plays by itself. */
const PLAYERS = 'audio, video';

/**
 * Keeps media hidden until the reader presses the summary. Browsers open a closed `details` by themselves, for a link
 * to what is inside or for words that are searched in the page: such an opening is undone before it is drawn. What
 * plays is stopped as long as it is hidden [explicit-media-2].
 * @param details the hook
 * @param signal ends it; what the server sent is as it was
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
  observer.observe(details, { attributeFilter: ['open'] });
  details.addEventListener('play', () => isRevealed || pause(), { signal, capture: true });
  onAbort(signal, () => {
    observer.disconnect();
    details.open = served;
  });
}
