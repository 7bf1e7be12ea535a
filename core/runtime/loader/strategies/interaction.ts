import type { Strategy } from './strategy.ts';

/** Signs that a visitor is about to use something; the code is fetched while the finger comes down. */
const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin'];

/**
 * When the visitor turns to the hook. Clicks, keys and input are stored for the mounted feature by
 * `keepEarlyEvents`, which serves all strategies.
 */
export const interaction: Strategy = ({ hook, controller: { signal }, start }) => {
  for (const type of INTENTS) hook.addEventListener(type, start, { signal, once: true, passive: true });
};
