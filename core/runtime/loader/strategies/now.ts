import type { Strategy } from './strategy.ts';

/** Starts at once; for features that a visitor sees and uses first. */
export const now: Strategy = (mount) => mount.start();
