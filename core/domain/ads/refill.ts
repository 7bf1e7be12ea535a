import { amsterdamClock } from '../../platform/time/amsterdam-clock.ts';
import type { AdsConfig } from './ads-config.ts';
import type { AdKind } from './positions.ts';

/**
 * Whether a slot may get another advertisement: only the rectangle in an article, up to and including the day that the
 * site names [ads-7].
 * @param kind the slot's
 * @param now in epoch milliseconds
 */
export function mayRefill(
  kind: AdKind,
  now: number,
  { refillUntil }: Pick<AdsConfig, 'refillUntil'>,
): boolean {
  return kind === 'article-content-rectangle' && amsterdamClock(now).day <= refillUntil;
}
