import { onAbort } from '../../platform/dom/on-abort.ts';

/** Default number of seconds of a skip; the device may specify another one. */
const STEP = 10;

/** A sound on the device's lock screen, and under the buttons of headset and keyboard. */
interface DeviceControls {
  /** Shows the sound there instead of any other. */
  show(): void;
  /** Removes the sound, unless another one has replaced it. */
  leave(): void;
}

/** Additional information and buttons that the device shows next to the title. */
export interface DeviceExtras {
  /** The creator of the sound, such as a podcast's name; read when it is shown. */
  readonly artist?: () => string | undefined;
  /** The address of a picture; read when it is shown. */
  readonly artwork?: () => string | undefined;
  /** Seconds of a skip back. @default 10 */
  readonly back?: number;
  /** Seconds of a skip forward. @default 10 */
  readonly forward?: number;
}

/** The sound that the device shows now. */
let shown: HTMLMediaElement | undefined;

/**
 * Registers a sound with the device (Media Session, W3C) while it plays and while it is paused, so that the visitor can
 * play, pause and seek from there. Does nothing in browsers without Media Session.
 * @param audio the sound
 * @param title its title on the device; read when it is shown
 * @param signal removes it
 * @param extras see {@link DeviceExtras}
 */
export function deviceControls(
  audio: HTMLMediaElement,
  title: () => string,
  signal: AbortSignal,
  { artist, artwork, back = STEP, forward = STEP }: DeviceExtras = {},
): DeviceControls {
  if (!('mediaSession' in navigator) || typeof MediaMetadata !== 'function') {
    return { show() {}, leave() {} };
  }
  const { mediaSession } = navigator;
  const wind = (to: number) => {
    audio.currentTime = Math.max(0, Math.min(to, lengthOf(audio) ?? to));
  };
  const actions: readonly [MediaSessionAction, MediaSessionActionHandler][] = [
    // Rejects if the browser requires a click on the page.
    ['play', () => void audio.play().catch(() => {})],
    ['pause', () => audio.pause()],
    ['seekbackward', ({ seekOffset }) => wind(audio.currentTime - (seekOffset ?? back))],
    ['seekforward', ({ seekOffset }) => wind(audio.currentTime + (seekOffset ?? forward))],
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
      mediaSession.metadata = new MediaMetadata({
        title: title(),
        artist: artist?.() ?? '',
        artwork: picture(artwork?.()),
      });
      mediaSession.setPositionState?.();
      for (const [action, handler] of actions) handle(mediaSession, action, handler);
      update();
    },
    leave,
  };
}

const picture = (src: string | undefined): MediaImage[] => (src === undefined ? [] : [{ src }]);

/** Length in seconds; undefined if it is unknown or infinite. */
function lengthOf({ duration }: HTMLMediaElement): number | undefined {
  return Number.isFinite(duration) && duration > 0 ? duration : undefined;
}

/** Browsers throw for actions that they do not support: the device then has no such button. */
function handle(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    session.setActionHandler(action, handler);
  } catch {}
}
