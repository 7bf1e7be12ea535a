import type { Episode } from '../../../core/domain/audio/episode.ts';
import { storedItem } from '../../../core/platform/storage/stored-item.ts';

/** The visitor's position in an episode: its id, and the seconds from its start. */
type Position = readonly [id: string, at: number];

/** Maximum number of stored positions; the oldest are removed first. */
const MAX_KEPT = 50;
/** Minimum position in seconds: less counts as nothing heard. */
const MIN_POSITION = 1;

const kept = storedItem<readonly Position[]>({
  key: 'nmt_podcasts',
  accepts: (value): value is readonly Position[] => Array.isArray(value) && value.every(isPosition),
});

/**
 * The visitor's position in an episode [podcast-player-2].
 * @param id the episode's id
 * @returns seconds from its start; undefined if none is stored
 */
export function readPosition(id: string): number | undefined {
  return kept.read()?.find(([other]) => other === id)?.[1];
}

/**
 * The position at which the visitor can continue: where they stopped last time [podcast-player-2].
 * @param episode the episode
 * @param from the sound's position, in seconds: only a later one is worth an offer. @default 0
 * @returns seconds from its start; undefined if there is nothing to offer
 */
export function offerOf({ id }: Episode, from = 0): number | undefined {
  const at = readPosition(id);
  return at !== undefined && at > from ? at : undefined;
}

/**
 * Stores the visitor's position. Positions that other tabs have stored in the meantime are kept.
 * @param id the episode's id
 * @param at seconds from its start; undefined, or less than a second, removes it
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
