import type { Strategy } from './strategy.ts';

/** Events which show that a visitor is about to use something, so that the code loads during the gesture. */
const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin'];

/**
 * Starts when the visitor interacts with the hook. `keepEarlyEvents`, which serves all strategies, stores clicks, keys
 * and input for the mounted feature.
 */
export const interaction: Strategy = (mount) => {
  const { signal } = mount.controller;
  for (const type of INTENTS) {
    mount.hook.addEventListener(type, mount, { signal, once: true, passive: true });
  }
};
