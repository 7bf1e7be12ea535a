/** The states of a slot [ads-4]. */
export const AD_STATES = ['unknown', 'empty', 'filled', 'adShown'] as const;

export type AdState = (typeof AD_STATES)[number];

/**
 * `filled` and `unfilled` are answers of the provider, or of what comes before it; `loaded` is a creative that has
 * loaded; `removed` one that was taken away: by a wall, because it was too heavy or could reach the page.
 */
export type AdEvent = 'filled' | 'unfilled' | 'loaded' | 'removed';

/**
 * The next state of a slot [ads-4]. Empty is final: a reader who passed a slot that collapsed gets no advertisement
 * there.
 * @param state the current state
 * @param event what happened
 */
export function nextState(state: AdState, event: AdEvent): AdState {
  if (state === 'empty' || event === 'unfilled' || event === 'removed') return 'empty';
  if (event === 'loaded') return state === 'unknown' ? 'unknown' : 'adShown';
  // The next advertisement in the same slot has not loaded yet, but the slot keeps its state.
  return state === 'unknown' ? 'filled' : state;
}
