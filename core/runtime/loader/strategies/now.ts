import type { Strategy } from './strategy.ts';

/** At once. For what a visitor sees and uses first. */
export const now: Strategy = ({ start }) => start();
