import type { WantedAd } from '../plan/wanted-ad.ts';

/**
 * A step that decides whether a slot is filled.
 * @param ad the result of the previous steps
 * @param signal cancels: a waiting step may then never resolve
 * @returns the advertisement with what this step adds; undefined if the slot stays empty
 */
export type Step = (ad: WantedAd, signal: AbortSignal) => Promise<WantedAd | undefined>;
