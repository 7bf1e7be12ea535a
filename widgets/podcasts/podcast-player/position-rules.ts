/** Seconds of playing between two writes. */
const INTERVAL = 5;
/** Seconds for which the former position is kept if a visitor starts at the beginning, perhaps by mistake. */
const GRACE = 15;
/** Number of seconds before its end at which an episode counts as finished. */
const END = 1;

/** The times of an element in the form that the player shows. */
export function timesOf({ currentTime, duration }: Pick<HTMLMediaElement, 'currentTime' | 'duration'>) {
  return {
    position: Math.floor(currentTime),
    duration: Number.isFinite(duration) && duration > 0 ? duration : undefined,
  };
}

/**
 * The position in the episode nearest to a requested one.
 * @param to the requested position in seconds
 * @param duration the duration in seconds; undefined if unknown
 */
export function clampPosition(to: number, duration: number | undefined): number {
  return Math.max(0, Math.min(to, duration ?? Number.POSITIVE_INFINITY));
}

/** Whether a position is at the end, so that nothing is left to play. */
export function isOver(at: number, duration: number): boolean {
  return at >= duration - END;
}

/**
 * Whether a position is worth storing.
 * @param at the position in seconds
 * @param offer the former position, while it is offered
 */
export function mayStore(at: number, offer: number | undefined): boolean {
  return at > 0 && (offer === undefined || at >= Math.min(offer, GRACE));
}

/**
 * Whether enough has played since the last write to store the position again.
 * @param at the position in seconds
 * @param stored the position of the last write
 */
export function isStoreDue(at: number, stored: number | undefined): boolean {
  return Math.abs(at - (stored ?? 0)) >= INTERVAL;
}
