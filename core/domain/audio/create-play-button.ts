import { create } from '../../platform/dom/create.ts';
import { createButton, faceButton } from '../../ui/button/plain-button.ts';
import { hiddenClass } from '../../ui/hidden/spoken-status.ts';
import { loaderCircle, type Shape } from '../../ui/icon/shapes.ts';
import styles from './PlayButton.module.css';
import { createPlayback } from './playback.ts';

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
  const status = create('p');
  const element = create('div', { class: styles.root }, button, status);
  status.setAttribute('role', 'status');
  const showStatus = (text: string, isSeen: boolean) => {
    status.className = isSeen ? styles.failure : hiddenClass;
    status.textContent = text;
  };
  const playback = createPlayback(audio, {
    feature,
    title: options.title,
    onChange({ isPlaying, isWaiting, isBroken }) {
      const { icon, text } = isPlaying ? options.playing : options.silent;
      faceButton(button, text, isWaiting ? loaderCircle : icon);
      element.classList.toggle(styles.waiting, isWaiting);
      if (isBroken) showStatus(options.failure, true);
      else showStatus(isWaiting ? options.loading : '', false);
    },
    signal,
  });
  button.addEventListener('click', playback.toggle, { signal });
  return { element, button, play: () => playback.play(false) };
}
