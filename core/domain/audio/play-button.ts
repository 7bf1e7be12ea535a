import { error } from '../../runtime/log/log.ts';
import { createButton, faceButton } from '../../ui/button/plain-button.ts';
import { hiddenClass } from '../../ui/hidden/spoken-status.ts';
import { loaderCircle, type Shape } from '../../ui/icon/shapes.ts';
import styles from './PlayButton.module.css';
import { playAlone } from './play-alone.ts';
import { isWaitingToBeAsked, wasInterrupted } from './refusal.ts';
import { watchLoading } from './watch-loading.ts';

/** Text and icon of the button in one of its states. */
interface PlayLabel {
  readonly text: string;
  readonly icon: Shape;
}

interface PlayButtonOptions {
  /** The feature's name, for console messages. */
  readonly feature: string;
  /** The button while the sound is silent. */
  readonly silent: PlayLabel;
  /** The button while the sound plays. */
  readonly playing: PlayLabel;
  /** The text for screen readers while the sound loads; the button shows a turning icon. */
  readonly loading: string;
  /** The message if the sound cannot be played. */
  readonly failure: string;
  /** The sound's title on the device, such as on a lock screen; the page's title by default. */
  readonly title?: () => string;
  /** Stops the sound's handling. */
  readonly signal: AbortSignal;
}

/** A button that plays and pauses a sound. */
interface PlayButton {
  /** The button with its status line. */
  readonly element: HTMLElement;
  readonly button: HTMLButtonElement;
  /** Starts the sound without a click, if the browser allows that; never rejects. */
  readonly play: () => Promise<void>;
}

/**
 * Creates a button that plays and pauses a sound, which is the only one on the page to play. The button follows the
 * state of the sound itself, even if something else starts or stops it.
 * @param audio the sound, in the document before it plays
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
    // With several sources only an error of the last one counts, and it is dispatched there.
    const isLast = target === audio || target === audio.querySelector('source:last-of-type');
    if (isLast && !audio.paused) fail(audio.error ?? new Error('No source of the sound can be played.'));
  };
  audio.addEventListener('error', breakOff, { capture: true, signal });
  button.addEventListener('click', () => (audio.paused ? void play(true) : audio.pause()), { signal });
  return { element, button, play: () => play(false) };
}

/** Browsers do not retry a file that has failed. Playing continues at the same position. */
function loadAgain(audio: HTMLAudioElement): void {
  const at = audio.currentTime;
  audio.load();
  audio.currentTime = at;
}
