import { type Dated, storedItem } from '../../platform/storage/stored-item.ts';
import { now } from '../../platform/time/now.ts';
import { isRecord } from '../../runtime/config/guards.ts';
import { isSafeAddress } from '../../runtime/page/address.ts';
import type { Page } from '../../runtime/page/page.ts';
import { loginHash } from '../../user/visitor/login-hash.ts';
import { visitorConfig } from '../../user/visitor/visitor-config.ts';
import type { Episode } from './episode.ts';

/** The sound that this tab plays, or that is paused in it: the next page goes on with it. */
export interface Listening {
  readonly sound: Episode;
  /** What plays after it, such as the rest of a list [listen-to-2]. */
  readonly next: readonly Episode[];
  /** Seconds from its start. */
  readonly at: number;
  readonly speed: number;
  readonly isPlaying: boolean;
}

/** How a page goes on with a sound: it plays, or it waits for a press. */
export type Resumption = 'play' | 'offer';

interface Stored extends Listening {
  /** A mark of the login; none if nobody was logged in. */
  readonly of?: string | undefined;
}

const MINUTE = 60_000;
/** A visitor who comes back later than this, in ms, does not expect sound. */
const PLAYS_ON = 5 * MINUTE;
/** After this time, in ms, it is not offered either. */
const LIFETIME = 7 * 24 * 60 * MINUTE;

const item = storedItem<Stored>({ key: 'nmt_listening', area: 'session', accepts: isStored });

/**
 * The sound that is under way in this tab. What an account listened to is removed once it is logged out or another
 * account logs in.
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

/** Stores the sound that is under way. */
export function keepListening(page: Page, listening: Listening): void {
  item.write({ ...listening, of: markOf(page) });
}

/** Ends it: the sound is over, or the visitor closed its player. No later page goes on with it. */
export function endListening(): void {
  item.remove();
}

/** Calls a handler after this page has stored another sound, position or end. */
export function onListening(handler: (listening: Listening | undefined) => void, signal: AbortSignal): void {
  item.subscribe(handler, signal);
}

/**
 * How a page goes on with a sound: only one that played until a moment ago plays by itself.
 * @param listening the sound, with the time at which it was stored
 * @returns undefined if it is too old
 */
export function resumptionOf({ value, savedAt }: Dated<Listening>): Resumption | undefined {
  // A time in the future, from a clock that was set back, would never pass.
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

/** Browsers throw for other speeds, and at 0 nothing is heard. */
const isSpeed = (value: unknown): boolean => typeof value === 'number' && value >= 0.1 && value <= 10;

const isPositive = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;
