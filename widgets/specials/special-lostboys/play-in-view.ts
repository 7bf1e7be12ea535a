import { isWaitingToBeAsked, wasInterrupted } from '../../../core/domain/audio/refusal.ts';
import { takeTurn } from '../../../core/domain/audio/turn.ts';
import { create } from '../../../core/platform/dom/create.ts';
import { observe } from '../../../core/platform/dom/observe.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { insert, setAttributes, setText } from '../../../core/platform/dom/undo.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { createButton } from '../../../core/ui/button/plain-button.ts';
import styles from './special-lostboys.module.css';
import { PAUSE, PLAY, SOUND_OFF, SOUND_ON } from './texts.ts';

/** A video is in view when it overlaps the window without its upper and lower edge. */
const VIEW = '-10% 0px';

/**
 * Plays a background video without sound while it is in view, with a button that stops its motion (WCAG 2.2.2) and one
 * that turns its sound on [special-lostboys-2]. One sound plays at a time on the page; out of view a video has none.
 * @param video the server's, with a poster
 * @param feature the feature's name, for messages
 * @param signal stops it and shows its poster
 */
export function playInView(video: HTMLVideoElement, feature: string, signal: AbortSignal): void {
  const motion = createButton(PAUSE, 'outlined');
  const sound = createButton(SOUND_ON, 'outlined');
  const controls = create('div');
  const serves = { muted: video.muted, loop: video.loop };
  let giveBack = () => {};
  let isInView = false;
  /** Whether the visitor has stopped it. */
  let isStopped = false;

  const name = (button: HTMLButtonElement, text: string) => {
    const label = button.firstElementChild;
    if (label) setText(label, text, signal);
  };
  const draw = () => {
    name(motion, isStopped ? PLAY : PAUSE);
    name(sound, video.muted ? SOUND_ON : SOUND_OFF);
  };
  const mute = () => {
    giveBack();
    video.muted = true;
  };
  const play = async () => {
    if (isStopped) return;
    try {
      await video.play();
    } catch (cause) {
      if (!signal.aborted && !wasInterrupted(cause) && !isWaitingToBeAsked(cause)) {
        error(feature, `${video.currentSrc || 'A video'} could not be played; its poster stays.`, cause);
      }
    }
  };
  const follow = (nowInView: boolean) => {
    if (nowInView === isInView) return;
    isInView = nowInView;
    if (isInView) return void play();
    mute();
    video.pause();
  };
  const stop = (nowStopped: boolean) => {
    isStopped = nowStopped;
    draw();
    if (!isStopped) return void play();
    mute();
    video.pause();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (entry) follow(entry.isIntersecting);
    },
    { rootMargin: VIEW },
  );

  // The script decides when it plays; on a phone it would fill the screen without `playsinline`.
  setAttributes(video, { autoplay: null, playsinline: '' }, signal);
  video.muted = true;
  video.loop = true;
  controls.className = styles.controls;
  controls.append(motion, sound);
  insert(video, 'afterend', controls, signal);
  video.addEventListener('volumechange', draw, { signal });
  motion.addEventListener('click', () => stop(!isStopped), { signal });
  sound.addEventListener(
    'click',
    () => {
      if (!video.muted) return mute();
      video.muted = false;
      giveBack = takeTurn(() => {
        video.muted = true;
      }, video);
      stop(false);
    },
    { signal },
  );
  observe(observer, video, signal);
  onAbort(signal, () => {
    giveBack();
    Object.assign(video, serves);
    video.pause();
    // Shows the poster again.
    if (isInView || video.currentTime > 0) video.load();
  });
}
