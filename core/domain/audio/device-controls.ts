import { onAbort } from '../../platform/dom/on-abort.ts';

/** Seconds that a press on a skip button moves, unless the device says how many. */
const STEP = 10;

/** A sound on the reader's lock screen, and under the buttons of their headset and keyboard. */
interface DeviceControls {
  /** Shows it there, in the place of what was. */
  show(): void;
  /** Takes it away, unless another has taken its place. */
  leave(): void;
}

/** The sound that the device shows now. */
let shown: HTMLMediaElement | undefined;

/**
 * Makes a sound known to the device while it is heard and after the reader paused it, so that it can be played, paused
 * and wound from there (Media Session, W3C). Where the browser has no such thing, nothing happens.
 * @param audio the sound
 * @param title what it is called there; read when it is shown
 * @param signal takes it away
 */
export function deviceControls(
  audio: HTMLMediaElement,
  title: () => string,
  signal: AbortSignal,
): DeviceControls {
  if (!('mediaSession' in navigator) || typeof MediaMetadata !== 'function') {
    return { show() {}, leave() {} };
  }
  const { mediaSession } = navigator;
  const wind = (to: number) => {
    audio.currentTime = Math.max(0, Math.min(to, lengthOf(audio) ?? to));
  };
  const actions: readonly [MediaSessionAction, MediaSessionActionHandler][] = [
    // Refused where the browser wants a press on the page.
    ['play', () => void audio.play().catch(() => {})],
    ['pause', () => audio.pause()],
    ['seekbackward', ({ seekOffset }) => wind(audio.currentTime - (seekOffset ?? STEP))],
    ['seekforward', ({ seekOffset }) => wind(audio.currentTime + (seekOffset ?? STEP))],
    ['seekto', ({ seekTime }) => seekTime !== undefined && wind(seekTime)],
  ];
  const update = () => {
    if (shown !== audio) return;
    mediaSession.playbackState = audio.paused ? 'paused' : 'playing';
    const duration = lengthOf(audio);
    if (duration === undefined) return;
    const { playbackRate, currentTime } = audio;
    mediaSession.setPositionState?.({ duration, playbackRate, position: Math.min(currentTime, duration) });
  };
  const leave = () => {
    if (shown !== audio) return;
    shown = undefined;
    mediaSession.metadata = null;
    mediaSession.playbackState = 'none';
    mediaSession.setPositionState?.();
    for (const [action] of actions) handle(mediaSession, action, null);
  };
  for (const event of ['play', 'pause', 'loadedmetadata', 'seeked', 'ratechange']) {
    audio.addEventListener(event, update, { signal });
  }
  onAbort(signal, leave);
  return {
    show() {
      shown = audio;
      mediaSession.metadata = new MediaMetadata({ title: title() });
      mediaSession.setPositionState?.();
      for (const [action, handler] of actions) handle(mediaSession, action, handler);
      update();
    },
    leave,
  };
}

/** Seconds; undefined where the length is not known, or without end. */
function lengthOf({ duration }: HTMLMediaElement): number | undefined {
  return Number.isFinite(duration) && duration > 0 ? duration : undefined;
}

/** A browser throws for an action that it does not know: then the device has no such button. */
function handle(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    session.setActionHandler(action, handler);
  } catch {}
}
