import { error } from '../../runtime/log/log.ts';
import { createButton, faceButton } from '../../ui/button/plain-button.ts';
import { hiddenClass } from '../../ui/hidden/spoken-status.ts';
import { loaderCircle, type Shape } from '../../ui/icon/shapes.ts';
import styles from './PlayButton.module.css';
import { playAlone } from './play-alone.ts';
import { isWaitingToBeAsked, wasInterrupted } from './refusal.ts';
import { watchLoading } from './watch-loading.ts';

/** What the button says and shows in one of its states. */
interface PlayLabel {
  readonly text: string;
  readonly icon: Shape;
}

interface PlayButtonOptions {
  /** Who speaks in the console. */
  readonly feature: string;
  /** While it is silent: what a press does. */
  readonly silent: PlayLabel;
  /** While it plays: what a press does. */
  readonly playing: PlayLabel;
  /** What is heard while the sound is on its way; seen is a turning icon. */
  readonly loading: string;
  /** What the reader is told where the sound cannot be played. */
  readonly failure: string;
  /** What the device calls the sound, such as on a lock screen; that of the page unless said otherwise. */
  readonly title?: () => string;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/** A button that plays and pauses a sound. */
interface PlayButton {
  /** The button, and beside it the place where a failure is told. */
  readonly element: HTMLElement;
  readonly button: HTMLButtonElement;
  /** Starts the sound without a press, where the browser lets it; never rejects. */
  readonly play: () => Promise<void>;
}

/**
 * Makes the button that plays and pauses a sound, alone on the page. It follows the sound itself, whoever starts or
 * stops it.
 * @param audio the sound, in the document once it is played
 * @param options see {@link PlayButtonOptions}
 */
export function createPlayButton(audio: HTMLAudioElement, options: PlayButtonOptions): PlayButton {
  const { feature, signal } = options;
  const button = createButton('', 'outlined');
  const status = document.createElement('p');
  const element = document.createElement('div');
  element.className = styles.root;
  element.append(button, status);
  status.setAttribute('role', 'status');
  let isBroken = false;
  let isWaiting = false;

  const draw = () => {
    const { icon, text } = audio.paused ? options.silent : options.playing;
    faceButton(button, text, isWaiting ? loaderCircle : icon);
    element.classList.toggle(styles.waiting, isWaiting);
  };
  const showStatus = (text: string, isSeen: boolean) => {
    status.className = isSeen ? styles.failure : hiddenClass;
    status.textContent = text;
  };
  const fail = (cause: unknown) => {
    if (isBroken) return;
    isBroken = true;
    audio.pause();
    showStatus(options.failure, true);
    error(feature, 'The sound could not be played.', cause);
  };
  const play = async (isPressed: boolean) => {
    showStatus('', false);
    if (isBroken || audio.error) loadAgain(audio);
    isBroken = false;
    try {
      await audio.play();
    } catch (cause) {
      const isNothing = wasInterrupted(cause) || (!isPressed && isWaitingToBeAsked(cause));
      if (!isNothing && !signal.aborted) fail(cause);
    }
  };

  showStatus('', false);
  draw();
  playAlone(audio, signal, options.title);
  for (const event of ['play', 'pause', 'ended']) audio.addEventListener(event, draw, { signal });
  watchLoading(audio, {
    waits(waits) {
      if (waits === isWaiting) return;
      isWaiting = waits;
      if (!isBroken) showStatus(waits ? options.loading : '', false);
      draw();
    },
    lost: () => fail(new Error('Nothing more of the sound came for 20 seconds.')),
    signal,
  });
  const breakOff = ({ target }: Event) => {
    // Of several sources the last one decides, and is told of there.
    const isLast = target === audio || target === audio.querySelector('source:last-of-type');
    if (isLast && !audio.paused) fail(audio.error ?? new Error('No source of the sound can be played.'));
  };
  audio.addEventListener('error', breakOff, { capture: true, signal });
  button.addEventListener('click', () => (audio.paused ? void play(true) : audio.pause()), { signal });
  return { element, button, play: () => play(false) };
}

/** Browsers do not look at a file that failed again by themselves. It goes on where it broke. */
function loadAgain(audio: HTMLAudioElement): void {
  const at = audio.currentTime;
  audio.load();
  audio.currentTime = at;
}
