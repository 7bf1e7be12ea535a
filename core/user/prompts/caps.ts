/** At most `max` showings within `within` milliseconds. */
export interface Cap {
  readonly max: number;
  readonly within: number;
}

/** One showing of a prompt, at an epoch time in milliseconds. */
export interface Impression {
  readonly name: string;
  readonly at: number;
}

/**
 * Whether a prompt has been shown too often: first by its own cap, then by the one for all prompts together.
 * A showing in the future, from a clock that was set back, counts as one of now.
 * @param name the prompt's
 * @param own its cap
 * @param overall the cap for all
 * @param impressions what was shown, in any order
 * @param now the present, in epoch milliseconds
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

/** The impressions that no cap of up to `longest` milliseconds can count any more are dropped. */
export function prune(impressions: readonly Impression[], longest: number, now: number): Impression[] {
  return impressions.filter(({ at }) => now - at < longest);
}

function isReached(cap: Cap, impressions: readonly Impression[], now: number): boolean {
  return impressions.filter(({ at }) => now - at < cap.within).length >= cap.max;
}
