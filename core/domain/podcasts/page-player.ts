import { createStore, type StoreApi } from 'zustand/vanilla';
import { onAbort } from '../../platform/dom/on-abort.ts';
import type { Episode } from '../audio/episode.ts';

/** The state of the page's podcast player. */
interface PagePlayerState {
  /** The loaded episode. */
  readonly id: string | undefined;
  readonly isPlaying: boolean;
}

/** A player that plays the episodes that other features request. */
interface PagePlayer {
  play(episode: Episode): void;
  pause(): void;
}

const SILENT: PagePlayerState = { id: undefined, isPlaying: false };
const state = createStore<PagePlayerState>(() => SILENT);
let player: PagePlayer | undefined;
let waiting: Episode | undefined;

/** The store of the podcast player's state, for features that show it. */
export const pagePlayerState: Pick<StoreApi<PagePlayerState>, 'getState' | 'subscribe'> = state;

/**
 * Plays an episode in the podcast player of the page [podcast-index-2]. If no player is mounted yet, the next one plays
 * it. Call this in the handler of the visitor's click, because Safari refuses sound otherwise.
 */
export function playOnPage(episode: Episode): void {
  if (player) player.play(episode);
  else waiting = episode;
}

/** Pauses the podcast player of the page. */
export function pauseOnPage(): void {
  waiting = undefined;
  player?.pause();
}

/**
 * Registers a player as the page's podcast player, unless there is one already.
 * @param own the player
 * @param signal removes it
 * @returns a function that reports its state; undefined if the page has another player
 */
export function becomePagePlayer(
  own: PagePlayer,
  signal: AbortSignal,
): ((now: PagePlayerState) => void) | undefined {
  if (player || signal.aborted) return undefined;
  player = own;
  onAbort(signal, () => {
    player = undefined;
    state.setState(SILENT);
  });
  if (waiting) own.play(waiting);
  waiting = undefined;
  return (now) => {
    if (player === own) state.setState(now);
  };
}
