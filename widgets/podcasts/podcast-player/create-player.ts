import { createStore } from 'zustand/vanilla';
import type { Episode } from '../../../core/domain/audio/episode.ts';
import { endListening } from '../../../core/domain/audio/listening.ts';
import { createPlayback } from '../../../core/domain/audio/playback.ts';
import { becomePagePlayer } from '../../../core/domain/podcasts/page-player.ts';
import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import type { Player, PlayerState } from './player-state.ts';
import { observePosition } from './position.ts';
import { timesOf } from './position-rules.ts';
import { createQueue } from './queue.ts';
import { resumeAcrossPages } from './resume-across-pages.ts';
import { offerOf } from './stored-positions.ts';

/** Seconds that are skipped [podcast-player-1]. */
const BACK = 15;
const FORWARD = 30;

interface PlayerOptions {
  /** The feature's name, for messages. */
  readonly feature: string;
  readonly page: Page;
  /** Whether the player continues any sound of the previous page, or only its own episode. */
  readonly isDock: boolean;
  /** Ends the player. */
  readonly signal: AbortSignal;
}

/**
 * Creates the player for a sound element, from its position, its queue, and the code that continues sounds across
 * pages. It becomes the page's player, on which other features play their episodes, unless there already is one
 * [podcast-index-2].
 * @param audio the server's element; if it is playing it continues
 * @param served its episode
 * @param options see {@link PlayerOptions}
 */
export function createPlayer(
  audio: HTMLMediaElement,
  served: Episode | undefined,
  { feature, page, isDock, signal }: PlayerOptions,
): Player {
  const store = createStore<PlayerState>(() => ({
    episode: served,
    ...{ isPlaying: false, isWaiting: false, isBroken: false },
    ...timesOf(audio),
    speed: audio.playbackRate,
    offer: served && offerOf(served, audio.currentTime),
  }));
  const { getState, setState } = store;
  const playback = createPlayback(audio, {
    feature,
    reportsAtRest: true,
    title: () => getState().episode?.title ?? '',
    device: {
      artist: () => getState().episode?.series,
      artwork: () => getState().episode?.artwork,
      back: BACK,
      forward: FORWARD,
    },
    onChange: (state) => setState(state),
    signal,
  });
  const position = observePosition(audio, store, signal);
  const queue = createQueue(audio, { store, playback, position, signal });
  const player: Player = {
    state: store,
    toggle: playback.toggle,
    pause: () => audio.pause(),
    back: () => position.seek(audio.currentTime - BACK),
    forward: () => position.seek(audio.currentTime + FORWARD),
    seek: position.seek,
    setSpeed: position.setSpeed,
    resume() {
      const { offer } = getState();
      setState({ offer: undefined });
      if (offer !== undefined) position.seek(offer);
      void playback.play(true);
    },
    play: queue.play,
    close() {
      endListening();
      queue.drop();
    },
  };
  const report = becomePagePlayer(player, signal);
  subscribe(store, ({ episode, isPlaying }) => report?.({ id: episode?.id, isPlaying }), signal);
  resumeAcrossPages(audio, { page, served, isDock, store, playback, position, queue, signal });
  return player;
}
