import type { Episode } from '../../../core/domain/audio/episode.ts';
import type { Playback } from '../../../core/domain/audio/playback.ts';
import { setAttributes } from '../../../core/platform/dom/undo.ts';
import type { PlayerStore } from './player-state.ts';
import type { Position } from './position.ts';
import { timesOf } from './position-rules.ts';
import { offerOf } from './stored-positions.ts';

interface QueueParts {
  readonly store: PlayerStore;
  readonly playback: Playback;
  readonly position: Position;
  /** Ends the queue. */
  readonly signal: AbortSignal;
}

/** The player's current episode, and those that play after it. */
export interface Queue {
  /** The episodes after the current one, in order. */
  next(): readonly Episode[];
  /** Loads an episode, at its start, without playing it. */
  hold(episode: Episode, next: readonly Episode[]): void;
  /** Plays an episode requested by the visitor, and none after it. */
  play(episode: Episode): void;
  /** Stops, and removes the episode and those after it. */
  drop(): void;
}

/**
 * Sets the element's file to one episode after the other.
 * @param audio the sound
 * @param parts see {@link QueueParts}
 */
export function createQueue(
  audio: HTMLMediaElement,
  { store: { getState, setState }, playback, position, signal }: QueueParts,
): Queue {
  let next: readonly Episode[] = [];
  const hold = (episode: Episode, following: readonly Episode[]) => {
    next = following;
    if (episode.id === getState().episode?.id) return;
    position.save();
    audio.pause();
    setAttributes(audio, { src: episode.address }, signal);
    playback.reset();
    setState({ episode, ...timesOf(audio), offer: episode.isRecording ? undefined : offerOf(episode) });
  };
  const playNext = () => {
    setState({ offer: undefined });
    const [first, ...following] = next;
    if (!first) return;
    hold(first, following);
    void playback.play(false);
  };
  audio.addEventListener('ended', playNext, { signal });
  return {
    next: () => next,
    hold,
    play(episode) {
      hold(episode, []);
      void playback.play(true);
    },
    drop() {
      position.save();
      audio.pause();
      next = [];
      setAttributes(audio, { src: null }, signal);
      // Cancels the download of the file.
      audio.load();
      setState({ episode: undefined, offer: undefined, ...timesOf(audio) });
    },
  };
}
