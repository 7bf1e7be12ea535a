/** A limit: at most `max` impressions within `within` milliseconds. */
export interface Cap {
  readonly max: number;
  readonly within: number;
}

/** One display of a prompt, with its time in epoch milliseconds. */
export interface Impression {
  readonly name: string;
  readonly at: number;
}

/**
 * Whether a prompt has been shown too often: first by its own cap, then by the one for all prompts together. An
 * impression in the future, stored before the clock was set back, counts as if it were now.
 * @param name the prompt's name
 * @param own its cap
 * @param overall the cap for all prompts
 * @param impressions in any order
 * @param now in epoch milliseconds
 */
export function isCapped(
  name: string,
  own: Cap,
  overall: Cap,
  impressions: readonly Impression[],
  now: number,
): boolean {
  const itsOwn = impressions.filter((impression) => impression.name === name);
  return isReached(own, itsOwn, now) || isReached(overall, impressions, now);
}

/** Drops the impressions that are too old for every cap of up to `longest` milliseconds. */
export function prune(impressions: readonly Impression[], longest: number, now: number): Impression[] {
  return impressions.filter(({ at }) => now - at < longest);
}

function isReached(cap: Cap, impressions: readonly Impression[], now: number): boolean {
  return impressions.filter(({ at }) => now - at < cap.within).length >= cap.max;
}
