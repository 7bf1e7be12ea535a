import type { Strategy } from './strategy.ts';

/** At once. For features that a visitor sees and uses first. */
export const now: Strategy = (mount) => mount.start();
