import { observe } from '../../../core/platform/dom/observe.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { addClass } from '../../../core/platform/dom/undo.ts';
import { coverBottom } from '../../../core/ui/bottom-bar/cover-bottom.ts';
import styles from './soundtrack.module.css';

/**
 * Keeps the button at the bottom of the window while the sound plays and its own position is out of view, so that a
 * visitor can always stop it; and while it has the focus, so that it does not move away during a press.
 * @param button moves
 * @param place around the button; keeps its size
 * @param audio the sound
 * @param signal ends it
 */
export function stayInReach(
  button: HTMLElement,
  place: HTMLElement,
  audio: HTMLAudioElement,
  signal: AbortSignal,
): void {
  let isSeen = true;
  let kept: AbortController | undefined;
  const settle = () => {
    const isWanted = !isSeen && (!audio.paused || button.contains(document.activeElement));
    if (isWanted === (kept !== undefined)) return;
    kept?.abort();
    kept = isWanted ? new AbortController() : undefined;
    if (!kept) return;
    addClass(button, styles.reach, kept.signal);
    coverBottom(button, 'float', kept.signal);
  };
  onAbort(signal, () => kept?.abort());
  const observer = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting ?? true;
    settle();
  });
  observe(observer, place, signal);
  for (const event of ['play', 'pause']) audio.addEventListener(event, settle, { signal });
  button.addEventListener('focusout', () => queueMicrotask(settle), { signal });
}
