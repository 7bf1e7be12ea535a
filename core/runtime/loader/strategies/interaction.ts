import type { Strategy } from './strategy.ts';

/** Signs that a visitor is about to use something; the code loads during the gesture. */
const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin'];

/**
 * When the visitor interacts with the hook. Clicks, keys and input are stored for the mounted feature by
 * `keepEarlyEvents`, which serves all strategies.
 */
export const interaction: Strategy = ({ hook, controller: { signal }, start }) => {
  for (const type of INTENTS) hook.addEventListener(type, start, { signal, once: true, passive: true });
};
