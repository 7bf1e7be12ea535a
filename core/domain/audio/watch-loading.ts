import { onAbort } from '../../platform/dom/on-abort.ts';

/** A wait that is shorter is not told of: that would only flicker. In ms. */
const LOADING_DELAY = 500;
/** A sound of which nothing more has come for so long does not come any more. In ms. */
const TIMEOUT = 20_000;

interface LoadingWatch {
  /** Tells whether the reader waits for the sound. */
  readonly waits: (isWaiting: boolean) => void;
  /** The sound does not come; no longer called once it has. */
  readonly lost: () => void;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/**
 * Watches whether a sound that should play is on its way, at its beginning and later on. Browsers themselves wait
 * without end.
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
  const hope = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      end();
      lost();
    }, TIMEOUT);
  };
  const begin = () => {
    if (audio.paused || noticing !== undefined) return;
    noticing = setTimeout(() => waits(true), LOADING_DELAY);
    hope();
  };

  audio.addEventListener('waiting', begin, { signal });
  audio.addEventListener('progress', () => noticing !== undefined && hope(), { signal });
  for (const event of ['playing', 'pause', 'ended', 'error']) audio.addEventListener(event, end, { signal });
  onAbort(signal, end);
}
