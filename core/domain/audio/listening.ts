import { type Dated, storedItem } from '../../platform/storage/stored-item.ts';
import { now } from '../../platform/time/now.ts';
import { isRecord } from '../../runtime/config/guards.ts';
import { isSafeAddress } from '../../runtime/page/address.ts';
import type { Page } from '../../runtime/page/page.ts';
import { loginHash } from '../../user/visitor/login-hash.ts';
import { visitorConfig } from '../../user/visitor/visitor-config.ts';
import type { Episode } from './episode.ts';

/** The sound that this tab plays, or that is paused in it: the next page resumes it. */
export interface Listening {
  readonly sound: Episode;
  /** The sounds to play after it, such as the rest of a list [listen-to-2]. */
  readonly next: readonly Episode[];
  /** The position in seconds from its start. */
  readonly at: number;
  readonly speed: number;
  readonly isPlaying: boolean;
}

/** The way in which a page resumes a sound: it plays it, or it waits for a click. */
export type Resumption = 'play' | 'offer';

interface Stored extends Listening {
  /** A hash that identifies the login; undefined if nobody was logged in. */
  readonly of?: string | undefined;
}

const MINUTE = 60_000;
/** Time in ms within which a returning visitor expects the sound to go on playing. */
const PLAYS_ON = 5 * MINUTE;
/** Time in ms for which the sound is stored and offered. */
const LIFETIME = 7 * 24 * 60 * MINUTE;

const item = storedItem<Stored>({ key: 'nmt_listening', area: 'session', accepts: isStored });

/**
 * Returns the sound that this tab plays or has paused. An account's sound is removed once the account logs out or
 * another one logs in.
 * @param page the page
 * @returns undefined if there is none, or none of this visitor
 */
export function readListening(page: Page): Dated<Listening> | undefined {
  const stored = item.readDated();
  if (!stored) return undefined;
  const { of } = stored.value;
  if (of !== undefined && of !== markOf(page)) {
    endListening();
    return undefined;
  }
  return stored;
}

/** Stores the sound that this tab plays or has paused. */
export function keepListening(page: Page, listening: Listening): void {
  item.write({ ...listening, of: markOf(page) });
}

/** Removes the stored sound, because it is over or the visitor closed its player. No later page resumes it. */
export function endListening(): void {
  item.remove();
}

/** Calls a handler after this page has stored another sound, another position or the end of a sound. */
export function onListening(handler: (listening: Listening | undefined) => void, signal: AbortSignal): void {
  item.subscribe(handler, signal);
}

/**
 * Returns how a page resumes a sound: it plays by itself only if it played until a moment ago.
 * @param listening the sound, with the time at which it was stored
 * @returns undefined if it is too old
 */
export function resumptionOf({ value, savedAt }: Dated<Listening>): Resumption | undefined {
  // A time in the future, stored before the clock was set back, would never expire.
  const age = Math.abs(now() - savedAt);
  if (age > LIFETIME) return undefined;
  return value.isPlaying && age <= PLAYS_ON ? 'play' : 'offer';
}

const markOf = (page: Page): string | undefined => loginHash(visitorConfig(page).loginCookie);

function isStored(value: unknown): value is Stored {
  return (
    isRecord(value) &&
    isEpisode(value.sound) &&
    Array.isArray(value.next) &&
    value.next.every(isEpisode) &&
    isPositive(value.at) &&
    isSpeed(value.speed) &&
    typeof value.isPlaying === 'boolean' &&
    isOptional(value.of)
  );
}

function isEpisode(value: unknown): value is Episode {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.title === 'string' &&
    typeof value.address === 'string' &&
    isOptional(value.series) &&
    [value.address, value.artwork, value.page].every(
      (address) => isOptional(address) && (address === undefined || isSafeAddress(address)),
    )
  );
}

const isOptional = (value: unknown): value is string | undefined =>
  value === undefined || typeof value === 'string';

/** Browsers throw for other speeds, and at speed 0 there is no sound. */
const isSpeed = (value: unknown): boolean => typeof value === 'number' && value >= 0.1 && value <= 10;

const isPositive = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;
