import { onAbort } from '../../platform/dom/on-abort.ts';

/** Milliseconds before the loading state shows; a shorter wait would only flicker. */
const LOADING_DELAY = 500;
/** Milliseconds without new data after which a sound counts as lost. */
const TIMEOUT = 20_000;

interface LoadingWatch {
  /** Called when the sound starts or stops loading. */
  readonly waits: (isWaiting: boolean) => void;
  /** Called when the sound does not load in time; not after it has loaded. */
  readonly lost: () => void;
  /** Ends the watch. */
  readonly signal: AbortSignal;
}

/**
 * Watches whether a playing sound loads, at its start and later. Browsers themselves wait forever.
 * @param audio the sound
 * @param watch see {@link LoadingWatch}
 */
export function watchLoading(audio: HTMLMediaElement, { waits, lost, signal }: LoadingWatch): void {
  let noticing: ReturnType<typeof setTimeout> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    clearTimeout(noticing);
    clearTimeout(timer);
    noticing = timer = undefined;
    waits(false);
  };
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      end();
      lost();
    }, TIMEOUT);
  };
  const begin = () => {
    if (audio.paused || noticing !== undefined) return;
    noticing = setTimeout(() => waits(true), LOADING_DELAY);
    restartTimer();
  };

  audio.addEventListener('waiting', begin, { signal });
  audio.addEventListener('progress', () => noticing !== undefined && restartTimer(), { signal });
  for (const event of ['playing', 'pause', 'emptied', 'ended', 'error'])
    audio.addEventListener(event, end, { signal });
  onAbort(signal, end);
  // It may have started before the listeners were added.
  if (!audio.paused && audio.readyState < HTMLMediaElement.HAVE_FUTURE_DATA) begin();
}
