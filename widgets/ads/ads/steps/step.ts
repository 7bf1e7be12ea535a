import type { WantedAd } from '../plan/wanted-ad.ts';

/**
 * One thing that decides whether a slot is filled.
 * @param ad what the steps before have found out
 * @param signal gives up: a step that waits may then never resolve
 * @returns with what this one adds; undefined if the slot stays empty
 */
export type Step = (ad: WantedAd, signal: AbortSignal) => Promise<WantedAd | undefined>;
