import { create } from '../../../core/platform/dom/create.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { drawIcon, drawShape } from '../../../core/ui/icon/draw-icon.ts';
import { pause, play } from '../../../core/ui/icon/shapes.ts';
import styles from './scrolly.module.css';
import { PAUSE, PLAY } from './texts.ts';

/** One video of a story. */
export interface StoryVideo {
  readonly play: (isWanted: boolean) => void;
  /** Sets the label of its button: whether the visitor has stopped the video. */
  readonly label: (isStopped: boolean) => void;
}

/**
 * Replaces the browser's controls of a video. If the browser refuses to start it, as in a phone's low-power mode, the
 * controls come back.
 * @param place element into which a button is inserted that stops the motion (WCAG 2.2.2)
 * @param toggle called by that button
 * @param signal restores the controls
 */
export function takeVideo(
  place: Element,
  video: HTMLVideoElement,
  toggle: () => void,
  signal: AbortSignal,
): StoryVideo {
  const served = { controls: video.controls, loop: video.loop, muted: video.muted, preload: video.preload };
  const button = create('button');
  button.type = 'button';
  button.className = styles.toggle;
  button.addEventListener('click', toggle);
  const icon = drawIcon(pause);
  button.append(icon);
  const label = (isStopped: boolean) => {
    button.setAttribute('aria-label', isStopped ? PLAY : PAUSE);
    drawShape(icon, isStopped ? play : pause);
  };
  label(false);
  place.append(button);
  Object.assign(video, { controls: false, loop: true, muted: true, preload: 'auto', playsInline: true });

  const giveBack = () => {
    button.remove();
    video.controls = true;
  };
  onAbort(signal, () => {
    button.remove();
    video.pause();
    Object.assign(video, served);
  });
  return {
    play(isWanted) {
      if (!isWanted) video.pause();
      else if (video.paused) {
        video.play().catch((cause: unknown) => {
          // A pause before the first frame is not a refusal.
          if (!signal.aborted && cause instanceof Error && cause.name !== 'AbortError') giveBack();
        });
      }
    },
    label,
  };
}
