import type { Episode } from '../../../core/domain/podcasts/episode.ts';
import { keepPosition, readPosition } from './positions.ts';

/** Seconds of playing between two writes. */
const INTERVAL = 5;
/** In seconds: who starts at the beginning by mistake keeps the former position for that long. */
const GRACE = 15;

interface Followed {
  readonly episode: Episode | undefined;
  /** The former position, while it is offered. */
  readonly offer: number | undefined;
}

/**
 * Keeps how far the visitor is in an episode, while it plays and whenever it stops; forgets it at the end
 * [podcast-player-2].
 * @param audio the sound
 * @param current the episode that it plays
 * @param signal ends it
 * @returns `save` keeps the position at once, `forget` removes it
 */
export function followPosition(
  audio: HTMLMediaElement,
  current: () => Followed,
  signal: AbortSignal,
): { save(): void; forget(): void } {
  let last: number | undefined;
  const save = () => {
    const { episode, offer } = current();
    const at = audio.currentTime;
    if (!episode || episode.isRecording || audio.ended || at === 0 || last === at) return;
    if (offer !== undefined && at < Math.min(offer, GRACE)) return;
    last = at;
    keepPosition(episode.id, at);
  };
  const forget = () => {
    const { episode } = current();
    if (episode && !episode.isRecording) keepPosition(episode.id, undefined);
  };
  for (const event of ['pause', 'seeked']) audio.addEventListener(event, save, { signal });
  audio.addEventListener(
    'timeupdate',
    () => {
      if (!audio.paused && Math.abs(audio.currentTime - (last ?? 0)) >= INTERVAL) save();
    },
    { signal },
  );
  audio.addEventListener('ended', forget, { signal });
  return { save, forget };
}

/**
 * Where the visitor can listen on: how far they were the last time [podcast-player-2].
 * @param episode the episode
 * @param from where the sound is, in seconds: only a position further on is worth an offer. @default 0
 * @returns seconds from its start; undefined if there is nothing to offer
 */
export function offerOf({ id }: Episode, from = 0): number | undefined {
  const at = readPosition(id);
  return at !== undefined && at > from ? at : undefined;
}
