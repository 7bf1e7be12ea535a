import type { StoreApi } from 'zustand/vanilla';
import type { Episode } from '../../../core/domain/audio/episode.ts';
import type { PlaybackState } from '../../../core/domain/audio/playback.ts';

/** What the player shows. */
export interface PlayerState extends PlaybackState {
  /** None until one is requested. */
  readonly episode: Episode | undefined;
  /** Whole seconds. */
  readonly position: number;
  /** Seconds; undefined if it is unknown, as of a stream. */
  readonly duration: number | undefined;
  readonly speed: number;
  /** Position at which the visitor stopped the last time, in seconds; undefined if there is nothing to offer. */
  readonly offer: number | undefined;
}

export type PlayerStore = StoreApi<PlayerState>;

/** Plays one episode at a time, as the visitor says. */
export interface Player {
  readonly state: PlayerStore;
  toggle(): void;
  pause(): void;
  back(): void;
  forward(): void;
  /** @param to in seconds */
  seek(to: number): void;
  setSpeed(speed: number): void;
  /** Plays on from where the visitor stopped the last time [podcast-player-2]. */
  resume(): void;
  /** Plays another episode, or the one that it holds. */
  play(episode: Episode): void;
  /** Stops, lets the episode go, and no later page goes on with it. */
  close(): void;
}
