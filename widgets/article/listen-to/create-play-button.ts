import { createPlayback } from '../../../core/domain/audio/playback.ts';
import { create } from '../../../core/platform/dom/create.ts';
import { createButton, faceButton } from '../../../core/ui/button/plain-button.ts';
import { hiddenClass } from '../../../core/ui/hidden/spoken-status.ts';
import { loaderCircle, pause, play } from '../../../core/ui/icon/shapes.ts';
import styles from './listen-button.module.css';
import { FAILED, LISTEN, LOADING, PAUSE } from './texts.ts';

interface PlayButtonOptions {
  /** The feature's name, for console messages. */
  readonly feature: string;
  /** The sound's title for the device, such as on a lock screen. */
  readonly title: () => string;
  /** Aborts when the button is no longer needed. */
  readonly signal: AbortSignal;
}

/** A button that plays and pauses a sound. */
export interface PlayButton {
  /** The button with its status line. */
  readonly element: HTMLElement;
  readonly button: HTMLButtonElement;
  /** Starts the sound without a click, if the browser allows autoplay; never rejects. */
  readonly play: () => Promise<void>;
}

/**
 * Creates a button that plays and pauses a sound, and stops all other sounds on the page. Without React, because lists
 * have dozens of them. The button follows the state of the sound itself, even if something else starts or stops it.
 * @param audio the sound, in the document before it plays
 * @param options see {@link PlayButtonOptions}
 */
export function createPlayButton(
  audio: HTMLAudioElement,
  { feature, title, signal }: PlayButtonOptions,
): PlayButton {
  const button = createButton('', 'outlined');
  const status = create('p', { role: 'status' });
  const element = create('div', { class: styles.root }, button, status);
  const showStatus = (text: string, isSeen: boolean) => {
    status.className = isSeen ? styles.failure : hiddenClass;
    status.textContent = text;
  };
  const playback = createPlayback(audio, {
    feature,
    title,
    onChange({ isPlaying, isWaiting, isBroken }) {
      const icon = isPlaying ? pause : play;
      faceButton(button, isPlaying ? PAUSE : LISTEN, isWaiting ? loaderCircle : icon);
      element.classList.toggle(styles.waiting, isWaiting);
      if (isBroken) showStatus(FAILED, true);
      else showStatus(isWaiting ? LOADING : '', false);
    },
    signal,
  });
  button.addEventListener('click', playback.toggle, { signal });
  return { element, button, play: () => playback.play(false) };
}
