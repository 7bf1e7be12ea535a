import { onAbort } from '../../../core/platform/dom/on-abort.ts';

/** Where a story's sound ends [soundtrack-2]. */
const STOP = '[data-soundtrack-stop]';
/** In px: what is above the window counts as in view, for who jumps past it. */
const ABOVE = 10_000_000;

/**
 * Pauses a sound when a stop element scrolls into view, or past it [soundtrack-1]. One that is there already does
 * nothing: who turns the sound on there wants to hear it.
 * @param audio the sound
 * @param signal ends it
 */
export function stopInView(audio: HTMLAudioElement, signal: AbortSignal): void {
  const ahead = new WeakSet<Element>();
  const look = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) ahead.add(target);
      else if (ahead.delete(target)) audio.pause();
    }
  };
  const observer = new IntersectionObserver(look, { rootMargin: `${ABOVE}px 0px 0px` });
  const observeAll = () => {
    for (const element of document.querySelectorAll(STOP)) observer.observe(element);
  };
  observeAll();
  // Some may have come since.
  audio.addEventListener('play', observeAll, { signal });
  onAbort(signal, () => observer.disconnect());
}
