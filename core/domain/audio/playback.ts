import { error } from '../../runtime/log/log.ts';
import type { DeviceExtras } from './device-controls.ts';
import { playAlone } from './play-alone.ts';
import { isWaitingToBeAsked, wasInterrupted } from './refusal.ts';
import { watchLoading } from './watch-loading.ts';

/** The state of a sound, for the controls that show it. */
export interface PlaybackState {
  readonly isPlaying: boolean;
  /** Whether the sound is playing but has no data yet. */
  readonly isWaiting: boolean;
  /** Whether the sound could not be loaded or played; the next start loads it again. */
  readonly isBroken: boolean;
}

interface PlaybackOptions {
  /** The feature's name, for console messages. */
  readonly feature: string;
  /** Called after each change. */
  readonly onChange: (state: PlaybackState) => void;
  /** Whether a file counts as broken before it is played, too: for files that load with the page. @default false */
  readonly reportsAtRest?: boolean;
  /** The sound's title on the device, such as on a lock screen; the page's title by default. */
  readonly title?: (() => string) | undefined;
  /** Additional information and buttons that the device shows. */
  readonly device?: DeviceExtras;
  /** Stops handling the sound. */
  readonly signal: AbortSignal;
}

/** Plays and pauses a sound. */
export interface Playback {
  /**
   * Plays; never rejects.
   * @param isPressed whether the visitor started it; without a press the browser may refuse, which is not a failure
   */
  play(isPressed: boolean): Promise<void>;
  /** Called when the visitor presses the button that plays and pauses. */
  toggle(): void;
  /** Called when another file has taken the place of a broken one. */
  reset(): void;
}

/**
 * Plays a sound, which is the only one on the page to play, and reports its state, even if something else starts or
 * stops it.
 * @param audio the sound, in the document before it plays
 * @param options see {@link PlaybackOptions}
 */
export function createPlayback(audio: HTMLMediaElement, options: PlaybackOptions): Playback {
  const { feature, onChange, reportsAtRest = false, title, device, signal } = options;
  let isBroken = false;
  let isWaiting = false;

  const report = () => onChange({ isPlaying: !audio.paused, isWaiting, isBroken });
  const setBroken = (broken: boolean) => {
    isBroken = broken;
    report();
  };
  const fail = (cause: unknown) => {
    if (isBroken || signal.aborted) return;
    audio.pause();
    setBroken(true);
    error(feature, 'The sound could not be played.', cause);
  };
  const play = async (isPressed: boolean) => {
    const isAgain = isBroken || audio.error;
    setBroken(false);
    if (isAgain) loadAgain(audio);
    try {
      await audio.play();
    } catch (cause) {
      const isNothing = wasInterrupted(cause) || (!isPressed && isWaitingToBeAsked(cause));
      if (!isNothing) fail(cause);
    }
  };

  playAlone(audio, signal, title, device);
  for (const event of ['play', 'pause', 'ended', 'emptied'])
    audio.addEventListener(event, report, { signal });
  watchLoading(audio, {
    waits(waits) {
      if (waits === isWaiting || signal.aborted) return;
      isWaiting = waits;
      report();
    },
    lost: () => fail(new Error('Nothing more of the sound came for 20 seconds.')),
    signal,
  });
  const breakOff = ({ target }: Event) => {
    // With several sources only an error of the last one counts, and it is dispatched there.
    const isLast = target === audio || target === audio.querySelector('source:last-of-type');
    if (isLast && (reportsAtRest || !audio.paused))
      fail(audio.error ?? new Error('No source of the sound can be played.'));
  };
  audio.addEventListener('error', breakOff, { capture: true, signal });
  report();
  // It may have failed before the listeners were added.
  if (reportsAtRest && (audio.error || audio.networkState === HTMLMediaElement.NETWORK_NO_SOURCE))
    fail(audio.error ?? new Error('No source of the sound can be played.'));
  return {
    play,
    toggle: () => (audio.paused ? void play(true) : audio.pause()),
    reset: () => setBroken(false),
  };
}

/** Browsers do not retry a file that has failed. Playing continues at the same position. */
function loadAgain(audio: HTMLMediaElement): void {
  const at = audio.currentTime;
  audio.load();
  audio.currentTime = at;
}
