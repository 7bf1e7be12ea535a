import type { Episode } from '../../../core/domain/audio/episode.ts';
import { storedItem } from '../../../core/platform/storage/stored-item.ts';

/** How far the visitor was in an episode: its id, and seconds from its start. */
type Position = readonly [id: string, at: number];

/** Positions of more episodes than this are forgotten, the oldest first. */
const MAX_KEPT = 50;
/** In seconds; nothing has been heard of a shorter part. */
const MIN_POSITION = 1;

const kept = storedItem<readonly Position[]>({
  key: 'nmt_podcasts',
  accepts: (value): value is readonly Position[] => Array.isArray(value) && value.every(isPosition),
});

/**
 * How far the visitor was in an episode [podcast-player-2].
 * @param id of the episode
 * @returns seconds from its start; undefined if nothing is kept
 */
export function readPosition(id: string): number | undefined {
  return kept.read()?.find(([other]) => other === id)?.[1];
}

/**
 * The position at which the visitor can listen on: how far they were the last time [podcast-player-2].
 * @param episode the episode
 * @param from the sound's position, in seconds: only a later one is worth an offer. @default 0
 * @returns seconds from its start; undefined if there is nothing to offer
 */
export function offerOf({ id }: Episode, from = 0): number | undefined {
  const at = readPosition(id);
  return at !== undefined && at > from ? at : undefined;
}

/**
 * Keeps how far the visitor is. What other tabs have kept meanwhile stays.
 * @param id of the episode
 * @param at seconds from its start; undefined, or less than a second, forgets it
 */
export function keepPosition(id: string, at: number | undefined): void {
  const others = (kept.read() ?? []).filter(([other]) => other !== id);
  const isKept = at !== undefined && at >= MIN_POSITION;
  kept.write(isKept ? [...others.slice(1 - MAX_KEPT), [id, Math.floor(at)]] : others);
}

function isPosition(value: unknown): value is Position {
  return (
    Array.isArray(value) &&
    typeof value[0] === 'string' &&
    typeof value[1] === 'number' &&
    Number.isFinite(value[1]) &&
    value[1] >= 0
  );
}
