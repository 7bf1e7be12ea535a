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
  /** Ends it. */
  readonly signal: AbortSignal;
}

/** The episode that the player holds, and those that play after it. */
export interface Queue {
  /** The episodes after it, the next first. */
  next(): readonly Episode[];
  /** Takes an episode in, at its start, without playing it. */
  hold(episode: Episode, next: readonly Episode[]): void;
  /** Plays an episode at the visitor's press, and nothing after it. */
  play(episode: Episode): void;
  /** Stops, and lets the episode and those after it go. */
  drop(): void;
}

/**
 * Gives the element the file of one episode after the other.
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
