import { createStore, type StoreApi } from 'zustand/vanilla';
import { isWaitingToBeAsked, wasInterrupted } from '../../../core/domain/audio/refusal.ts';
import { takeTurn } from '../../../core/domain/audio/turn.ts';
import { observe } from '../../../core/platform/dom/observe.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { setAttributes } from '../../../core/platform/dom/undo.ts';
import { error } from '../../../core/runtime/log/log.ts';

/** A video is in view if it overlaps the viewport without its upper and lower edge. */
const VIEW = '-10% 0px';

/** A background video, and the visitor's controls for it. */
export interface BackgroundVideo {
  readonly element: HTMLVideoElement;
  readonly state: Pick<StoreApi<BackgroundState>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** Stops its motion, or continues it. */
  readonly toggleMotion: () => void;
  readonly toggleSound: () => void;
}

interface BackgroundState {
  /** Whether the visitor has stopped it. */
  readonly isStopped: boolean;
  readonly isMuted: boolean;
}

/**
 * Plays a background video without sound while it is in view; the visitor can stop its motion (WCAG 2.2.2) and turn its
 * sound on [special-lostboys-2]. One sound plays at a time on the page; out of view a video has none.
 * @param video the server's video, with a poster
 * @param feature the feature's name, for messages
 * @param signal stops it and shows its poster
 */
export function playInView(video: HTMLVideoElement, feature: string, signal: AbortSignal): BackgroundVideo {
  const state = createStore<BackgroundState>(() => ({ isStopped: false, isMuted: true }));
  const serves = { muted: video.muted, loop: video.loop };
  let giveBack = () => {};
  let isInView = false;

  const mute = () => {
    giveBack();
    video.muted = true;
  };
  const play = async () => {
    if (state.getState().isStopped) return;
    try {
      await video.play();
    } catch (cause) {
      if (!signal.aborted && !wasInterrupted(cause) && !isWaitingToBeAsked(cause)) {
        error(feature, `${video.currentSrc || 'A video'} could not be played; its poster stays.`, cause);
      }
    }
  };
  const playOrPause = (nowInView: boolean) => {
    if (nowInView === isInView) return;
    isInView = nowInView;
    if (isInView) return void play();
    mute();
    video.pause();
  };
  const stop = (isStopped: boolean) => {
    state.setState({ isStopped });
    if (!isStopped) return void play();
    mute();
    video.pause();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (entry) playOrPause(entry.isIntersecting);
    },
    { rootMargin: VIEW },
  );

  // The script decides when it plays; on a phone it would fill the screen without `playsinline`.
  setAttributes(video, { autoplay: null, playsinline: '' }, signal);
  video.muted = true;
  video.loop = true;
  video.addEventListener('volumechange', () => state.setState({ isMuted: video.muted }), { signal });
  observe(observer, video, signal);
  onAbort(signal, () => {
    giveBack();
    Object.assign(video, serves);
    video.pause();
    // Shows the poster again.
    if (isInView || video.currentTime > 0) video.load();
  });
  return {
    element: video,
    state,
    toggleMotion: () => stop(!state.getState().isStopped),
    toggleSound() {
      if (!video.muted) return mute();
      video.muted = false;
      giveBack = takeTurn(() => {
        video.muted = true;
      }, video);
      stop(false);
    },
  };
}
