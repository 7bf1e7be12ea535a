import { onAbort } from '../../../core/platform/dom/on-abort.ts';

/** The elements that stop a story's sound [soundtrack-2]. */
const STOP = '[data-soundtrack-stop]';
/** In px: elements above the window count as in view, because a visitor may jump past them. */
const ABOVE = 10_000_000;

/**
 * Pauses a sound when a stop element scrolls into view, or past it [soundtrack-1]. An element that is in view at the
 * start does nothing: a visitor who starts the sound there wants to hear it.
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
  // Elements may have been inserted since.
  audio.addEventListener('play', observeAll, { signal });
  onAbort(signal, () => observer.disconnect());
}
