import { hasDigitalPlus, isPlus } from '../../../core/user/visitor/rights.ts';
import type { Visitor } from '../../../core/user/visitor/visitor.ts';
import { BASIC, EXCLUSIVE } from './promoted.ts';

/** All codes of banners, for the debug switch. */
export const BANNER_CODES: readonly string[] = [...EXCLUSIVE, ...BASIC];

/**
 * The newsletters that a visitor's banner can promote: those of the set to which they are not subscribed
 * [newsletter-banner-2, newsletter-banner-3, newsletter-banner-4].
 * @param visitor the current visitor
 * @param subscribed codes
 */
export function candidates(
  visitor: Pick<Visitor, 'loggedIn' | 'status' | 'permissions'>,
  subscribed: readonly string[],
): readonly string[] {
  if (!visitor.loggedIn) return [];
  return (isPlus(visitor) || hasDigitalPlus(visitor) ? EXCLUSIVE : BASIC).filter(
    (code) => !subscribed.includes(code),
  );
}

/**
 * Selects one code at random.
 * @param random from 0 up to 1
 * @returns undefined if there is none
 */
export function drawCode(codes: readonly string[], random: number): string | undefined {
  return codes[Math.floor(random * codes.length)];
}
