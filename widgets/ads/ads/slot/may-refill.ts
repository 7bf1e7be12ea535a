import { amsterdamClock } from '../../../../core/platform/time/amsterdam-clock.ts';
import type { AdsConfig } from '../plan/ads-config.ts';
import type { AdKind } from '../plan/positions.ts';

/**
 * Whether a slot may get another advertisement: only the rectangle in an article, up to and including the day in the
 * site's configuration [ads-7].
 * @param kind the slot's kind
 * @param now current time in epoch milliseconds
 */
export function mayRefill(
  kind: AdKind,
  now: number,
  { refillUntil }: Pick<AdsConfig, 'refillUntil'>,
): boolean {
  return kind === 'article-content-rectangle' && amsterdamClock(now).day <= refillUntil;
}
