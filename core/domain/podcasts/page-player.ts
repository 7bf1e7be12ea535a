import { createStore, type StoreApi } from 'zustand/vanilla';
import { onAbort } from '../../platform/dom/on-abort.ts';
import type { Episode } from '../audio/episode.ts';

/** What the page's podcast player does. */
interface PagePlayerState {
  /** The episode that it holds. */
  readonly id: string | undefined;
  readonly isPlaying: boolean;
}

/** The player that plays the episodes that other features request. */
interface PagePlayer {
  play(episode: Episode): void;
  pause(): void;
}

const SILENT: PagePlayerState = { id: undefined, isPlaying: false };
const state = createStore<PagePlayerState>(() => SILENT);
let player: PagePlayer | undefined;
let waiting: Episode | undefined;

/** What the page's podcast player does, for features that show it. */
export const pagePlayerState: Pick<StoreApi<PagePlayerState>, 'getState' | 'subscribe'> = state;

/**
 * Plays an episode in the podcast player of the page [podcast-index-2]. A player that mounts later plays it then. Call
 * it while the visitor's click is handled: Safari refuses sound otherwise.
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
 * Makes a player the one of the page, unless there is one already.
 * @param own the player
 * @param signal ends it
 * @returns reports what it does; undefined if another player is the page's
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
