import { onAbort } from '../../platform/dom/on-abort.ts';
import { onLeave } from '../../platform/page-life/on-leave.ts';
import type { Page } from '../../runtime/page/page.ts';
import { endListening, keepListening, type Listening, readListening } from './listening.ts';
import { takeTabs } from './other-tabs.ts';

/** Seconds of playing between two writes: a browser that crashes loses no more. */
const INTERVAL = 5;

/** The element that stored the sound last: a page may hold the same sound twice. */
let holder: HTMLMediaElement | undefined;

/** Whether what is stored comes from another element of this page: it is under way here already. */
export const isHeldByOther = (audio: HTMLMediaElement): boolean => holder !== undefined && holder !== audio;

/**
 * Stores what an element plays, so that the next page of this tab goes on with it, and lets only one tab play. In the app
 * view it does nothing: the app opens pages beside each other.
 * @param audio the element
 * @param current its sound and what follows it; undefined while it holds none
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
  // A file that is let go takes the event of a pause right before it along: this tab plays nothing any more.
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
      // Browsers pause the sound of a page that is left, or let it go on after Back without an event; the visitor did
      // neither. What the next page stores counts until it plays again.
      isLeaving = true;
      audio.pause();
      if (holder === audio) holder = undefined;
    },
    { signal },
  );
  onAbort(signal, () => {
    playing?.abort();
    if (holder !== audio) return;
    // The element may have been emptied by now: what was stored last counts.
    const stored = readListening(page);
    if (stored && isOwn()) keepListening(page, { ...stored.value, isPlaying: false });
    holder = undefined;
  });
  // The visitor may have started it before anything listened.
  start();
}
