import type { Strategy } from './strategy.ts';

/** Signs that a visitor is about to use something; the code loads during the gesture. */
const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin'];

/**
 * When the visitor interacts with the hook. Clicks, keys and input are stored for the mounted feature by
 * `keepEarlyEvents`, which serves all strategies.
 */
export const interaction: Strategy = (mount) => {
  const { signal } = mount.controller;
  for (const type of INTENTS) {
    mount.hook.addEventListener(type, mount, { signal, once: true, passive: true });
  }
};
