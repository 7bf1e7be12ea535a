import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { onLeave } from '../../../core/platform/page-life/on-leave.ts';
import type { PlayerStore } from './player-state.ts';
import { clampPosition, isOver, isStoreDue, mayStore, timesOf } from './position-rules.ts';
import { keepPosition } from './stored-positions.ts';

/** The position and speed of the sound. */
export interface Position {
  /** @param to the position in seconds, limited to the start and the end */
  seek(to: number): void;
  /** Sets the speed, also for the episodes after this one. */
  setSpeed(speed: number): void;
  /** Stores the visitor's position at once. */
  save(): void;
}

/**
 * Shows the element's position, duration and speed in the player's state, and stores the visitor's position while an
 * episode plays and when it stops; removes it at the end [podcast-player-2].
 * @param audio the sound
 * @param store the player's state
 * @param signal ends it
 */
export function observePosition(
  audio: HTMLMediaElement,
  { getState, setState }: PlayerStore,
  signal: AbortSignal,
): Position {
  let stored: number | undefined;
  /** The position requested before the duration was known. */
  let sought: number | undefined;
  const save = () => {
    const { episode, offer } = getState();
    const at = audio.currentTime;
    if (!episode || episode.isRecording || audio.ended || stored === at || !mayStore(at, offer)) return;
    stored = at;
    keepPosition(episode.id, at);
  };
  const forget = () => {
    const { episode } = getState();
    if (episode && !episode.isRecording) keepPosition(episode.id, undefined);
  };
  const update = () => {
    const { position, duration } = getState();
    const times = timesOf(audio);
    if (times.position !== position || times.duration !== duration) setState(times);
  };
  /** The file may now be shorter than the position that is offered or was requested. */
  const checkOffer = () => {
    const { duration } = timesOf(audio);
    const wanted = getState().offer ?? sought;
    sought = undefined;
    if (wanted === undefined || duration === undefined || !isOver(wanted, duration)) return;
    forget();
    setState({ offer: undefined });
    if (isOver(audio.currentTime, duration)) audio.currentTime = 0;
  };

  const listen = (events: readonly string[], handler: () => void) => {
    for (const event of events) audio.addEventListener(event, handler, { signal });
  };
  listen(['pause', 'seeked'], save);
  listen(['timeupdate'], () => !audio.paused && isStoreDue(audio.currentTime, stored) && save());
  listen(['ended'], forget);
  listen(['timeupdate', 'seeking', 'seeked', 'durationchange', 'loadedmetadata', 'emptied'], update);
  listen(['loadedmetadata'], checkOffer);
  listen(['emptied'], () => {
    sought = undefined;
  });
  listen(['ratechange'], () => setState({ speed: audio.playbackRate }));
  onLeave(save, signal);
  onAbort(signal, () => {
    save();
    audio.defaultPlaybackRate = audio.playbackRate = 1;
  });
  checkOffer();

  return {
    seek(to) {
      const { duration } = timesOf(audio);
      if (duration === undefined) sought = to;
      audio.currentTime = clampPosition(to, duration);
      update();
    },
    setSpeed(speed) {
      // Another file starts at the default speed.
      audio.defaultPlaybackRate = audio.playbackRate = speed;
      setState({ speed });
    },
    save,
  };
}
