import type { StoreApi } from 'zustand/vanilla';
import type { Episode } from '../../../core/domain/audio/episode.ts';
import type { PlaybackState } from '../../../core/domain/audio/playback.ts';

/** The state of the player. */
export interface PlayerState extends PlaybackState {
  /** The episode; undefined until one is requested. */
  readonly episode: Episode | undefined;
  /** The position in whole seconds. */
  readonly position: number;
  /** The duration in seconds; undefined if unknown, as for a stream. */
  readonly duration: number | undefined;
  readonly speed: number;
  /** Position at which the visitor stopped last time, in seconds; undefined if there is nothing to offer. */
  readonly offer: number | undefined;
}

export type PlayerStore = StoreApi<PlayerState>;

/** Plays one episode at a time, controlled by the visitor. */
export interface Player {
  readonly state: PlayerStore;
  toggle(): void;
  pause(): void;
  back(): void;
  forward(): void;
  /** @param to the position in seconds */
  seek(to: number): void;
  setSpeed(speed: number): void;
  /** Continues playing where the visitor stopped last time [podcast-player-2]. */
  resume(): void;
  /** Plays another episode, or the current one. */
  play(episode: Episode): void;
  /** Stops and removes the episode; no later page continues it. */
  close(): void;
}
