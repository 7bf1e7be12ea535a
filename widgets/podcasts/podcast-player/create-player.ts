import { createStore, type StoreApi } from 'zustand/vanilla';
import { followListening } from '../../../core/domain/audio/follow-listening.ts';
import { holdsSound } from '../../../core/domain/audio/holds-sound.ts';
import {
  endListening,
  type Listening,
  onListening,
  type Resumption,
} from '../../../core/domain/audio/listening.ts';
import { createPlayback, type PlaybackState } from '../../../core/domain/audio/playback.ts';
import { resumeListening } from '../../../core/domain/audio/resume-listening.ts';
import type { Episode } from '../../../core/domain/podcasts/episode.ts';
import { becomePagePlayer } from '../../../core/domain/podcasts/page-player.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { setAttributes } from '../../../core/platform/dom/undo.ts';
import { onLeave } from '../../../core/platform/page-life/on-leave.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { followPosition, offerOf } from './follow-position.ts';

/** In seconds [podcast-player-1]. */
const BACK = 15;
const FORWARD = 30;
/** In seconds from its end, an episode is over. */
const END = 1;

/** What the player shows. */
export interface PlayerState extends PlaybackState {
  /** None until one is requested. */
  readonly episode: Episode | undefined;
  /** Whole seconds. */
  readonly position: number;
  /** Seconds; undefined if it is unknown, as of a stream. */
  readonly duration: number | undefined;
  readonly speed: number;
  /** Where the visitor was the last time, in seconds; undefined if there is nothing to offer. */
  readonly offer: number | undefined;
}

/** Plays one episode at a time, as the visitor says. */
export interface Player {
  readonly state: StoreApi<PlayerState>;
  toggle(): void;
  pause(): void;
  back(): void;
  forward(): void;
  /** @param to in seconds */
  seek(to: number): void;
  setSpeed(speed: number): void;
  /** Plays on where the visitor was the last time [podcast-player-2]. */
  resume(): void;
  /** Plays another episode, or the one that it holds. */
  play(episode: Episode): void;
  /** Stops, lets the episode go, and no later page goes on with it. */
  close(): void;
}

interface PlayerOptions {
  /** For messages. */
  readonly feature: string;
  readonly page: Page;
  /** Whether it goes on with the sound of the page before, whatever that is; else only with its own episode. */
  readonly isDock: boolean;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/**
 * Creates the player around a sound element. It is the page's, on which other features play their episodes, unless there
 * is one already [podcast-index-2], and goes on with what the page before played.
 * @param audio the server's element; one that plays goes on
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
  /** What plays after the episode. */
  let queue: readonly Episode[] = [];
  const { save, forget } = followPosition(audio, () => getState(), signal);
  onLeave(save, signal);

  const update = () => {
    const { position, duration } = getState();
    const times = timesOf(audio);
    if (times.position !== position || times.duration !== duration) setState(times);
  };
  const checkOffer = () => {
    const { offer } = getState();
    const { duration } = timesOf(audio);
    if (offer === undefined || duration === undefined || offer < duration - END) return;
    // The file has become shorter.
    forget();
    setState({ offer: undefined });
    if (audio.currentTime >= duration - END) audio.currentTime = 0;
  };
  for (const event of ['timeupdate', 'seeking', 'seeked', 'durationchange', 'loadedmetadata', 'emptied'])
    audio.addEventListener(event, update, { signal });
  audio.addEventListener('loadedmetadata', checkOffer, { signal });
  audio.addEventListener(
    'ended',
    () => {
      setState({ offer: undefined });
      const [next, ...rest] = queue;
      if (next) change(next, rest, false);
    },
    { signal },
  );
  audio.addEventListener('ratechange', () => setState({ speed: audio.playbackRate }), { signal });
  checkOffer();
  onAbort(signal, () => {
    save();
    audio.defaultPlaybackRate = audio.playbackRate = 1;
  });

  const seek = (to: number) => {
    const { duration = Number.POSITIVE_INFINITY } = timesOf(audio);
    audio.currentTime = Math.max(0, Math.min(to, duration));
    update();
  };
  const hold = (episode: Episode, next: readonly Episode[]) => {
    queue = next;
    if (episode.id === getState().episode?.id) return;
    save();
    audio.pause();
    setAttributes(audio, { src: episode.address }, signal);
    playback.reset();
    setState({ episode, ...timesOf(audio), offer: episode.isRecording ? undefined : offerOf(episode) });
  };
  const change = (episode: Episode, next: readonly Episode[], isPressed: boolean) => {
    hold(episode, next);
    void playback.play(isPressed);
  };
  const drop = () => {
    save();
    audio.pause();
    queue = [];
    setAttributes(audio, { src: null }, signal);
    // Cancels the download of the file.
    audio.load();
    setState({ episode: undefined, offer: undefined, ...timesOf(audio) });
  };
  const goOn = async ({ sound, next, at, speed }: Listening, how: Resumption) => {
    // The visitor has started a sound here meanwhile; it is stored once its event has come.
    if (!audio.paused) return;
    hold(sound, next);
    player.setSpeed(speed);
    seek(at);
    // It goes on here, not where an earlier visit was.
    setState({ offer: undefined });
    if (how === 'play') await playback.play(false);
    // The browser may want a press first.
    if (audio.paused && !signal.aborted) setState({ offer: at });
  };
  const player: Player = {
    state: store,
    toggle: playback.toggle,
    pause: () => audio.pause(),
    back: () => seek(audio.currentTime - BACK),
    forward: () => seek(audio.currentTime + FORWARD),
    seek,
    setSpeed(speed) {
      // Another file begins at the default.
      audio.defaultPlaybackRate = audio.playbackRate = speed;
      setState({ speed });
    },
    resume() {
      const { offer } = getState();
      setState({ offer: undefined });
      if (offer !== undefined) seek(offer);
      void playback.play(true);
    },
    play(episode) {
      change(episode, [], true);
    },
    close() {
      endListening();
      drop();
    },
  };
  const report = becomePagePlayer(player, signal);
  subscribe(store, ({ episode, isPlaying }) => report?.({ id: episode?.id, isPlaying }), signal);

  const sounds = () => {
    const { episode } = getState();
    return episode && { sound: episode, next: queue };
  };
  followListening(audio, sounds, page, signal);
  resumeListening(
    page,
    {
      audio,
      wants: ({ sound }) => (isDock ? !holdsSound(sound.id) : sound.id === served?.id),
      resume: (listening, how) => void goOn(listening, how),
      // After Back, the visitor may have closed it on a later page.
      rest: () => isDock && getState().episode && drop(),
    },
    signal,
  );
  // Another sound of the page has taken its place.
  const leaveOthers = (listening: Listening | undefined) => {
    const { episode } = getState();
    if (episode && listening && listening.sound.id !== episode.id) drop();
  };
  if (isDock) onListening(leaveOthers, signal);
  return player;
}

function timesOf({ currentTime, duration }: HTMLMediaElement) {
  return {
    position: Math.floor(currentTime),
    duration: Number.isFinite(duration) && duration > 0 ? duration : undefined,
  };
}
