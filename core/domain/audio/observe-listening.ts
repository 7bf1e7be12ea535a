import { onAbort } from '../../platform/dom/on-abort.ts';
import { onLeave } from '../../platform/page-life/on-leave.ts';
import type { Page } from '../../runtime/page/page.ts';
import { endListening, keepListening, type Listening, readListening } from './listening.ts';
import { takeTabs } from './other-tabs.ts';

/** Seconds of playing between two writes: a browser that crashes loses no more. */
const INTERVAL = 5;

/** The element that last stored its sound: a page may have the same sound twice. */
let holder: HTMLMediaElement | undefined;

/** Whether the stored state comes from another element of this page: this page already plays it or has paused it. */
export const isHeldByOther = (audio: HTMLMediaElement): boolean => holder !== undefined && holder !== audio;

/**
 * Stores what an element plays, so that the next page of this tab resumes it, and lets only one tab play. In the app
 * view it does nothing: the app keeps several pages open.
 * @param audio the element
 * @param current its sound and the sounds after it; undefined while it has none
 * @param page the page
 * @param signal ends it: the sound is stored as paused
 */
export function observeListening(
  audio: HTMLMediaElement,
  current: () => Pick<Listening, 'sound' | 'next'> | undefined,
  page: Page,
  signal: AbortSignal,
): void {
  if (page.appView) return;
  let isLeaving = false;
  let last = 0;
  let playing: AbortController | undefined;

  const write = (isPlaying: boolean) => {
    const sounds = current();
    if (!sounds) return;
    last = audio.currentTime;
    holder = audio;
    keepListening(page, { ...sounds, at: last, speed: audio.playbackRate, isPlaying });
  };
  /** Another sound may have taken its place, or the visitor may have closed the player. */
  const isOwn = () => {
    const id = current()?.sound.id;
    return id !== undefined && readListening(page)?.value.sound.id === id;
  };
  const update = () => {
    const isHolder = holder ? holder === audio : !audio.paused || audio.currentTime > 0;
    if (!isLeaving && isHolder && isOwn()) write(!audio.paused);
  };
  const start = () => {
    if (audio.paused) return;
    isLeaving = false;
    write(true);
    playing?.abort();
    playing = new AbortController();
    takeTabs(() => audio.pause(), playing.signal);
  };
  const stop = () => {
    if (!audio.paused) return;
    playing?.abort();
    update();
  };
  const leave = () => {
    update();
    // An open channel keeps the page out of some browsers' back/forward cache.
    playing?.abort();
  };

  audio.addEventListener('play', start, { signal });
  audio.addEventListener('pause', stop, { signal });
  // An element that loses its file does not dispatch the event of a pause right before that: this tab no longer plays
  // anything.
  audio.addEventListener('emptied', () => audio.paused && playing?.abort(), { signal });
  for (const event of ['seeked', 'ratechange']) audio.addEventListener(event, update, { signal });
  audio.addEventListener(
    'timeupdate',
    () => {
      if (!audio.paused && Math.abs(audio.currentTime - last) >= INTERVAL) update();
    },
    { signal },
  );
  audio.addEventListener('ended', () => isOwn() && endListening(), { signal });
  onLeave(update, signal);
  addEventListener(
    'pagehide',
    () => {
      leave();
      // Browsers pause the sound of a page that is left, or resume it after Back without an event; the visitor did
      // neither. Until it plays again, the state that the next page stores counts.
      isLeaving = true;
      audio.pause();
      if (holder === audio) holder = undefined;
    },
    { signal },
  );
  onAbort(signal, () => {
    playing?.abort();
    if (holder !== audio) return;
    // The element may be empty by now, so the last stored state counts.
    const stored = readListening(page);
    if (stored && isOwn()) keepListening(page, { ...stored.value, isPlaying: false });
    holder = undefined;
  });
  // The visitor may have started it before the listeners were added.
  start();
}
