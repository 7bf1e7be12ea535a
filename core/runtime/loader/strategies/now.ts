import type { Strategy } from './strategy.ts';

/** At once. For what a reader sees and uses first. */
export const now: Strategy = (start) => start();
