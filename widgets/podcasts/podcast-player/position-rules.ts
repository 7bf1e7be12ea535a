/** Seconds of playing between two writes. */
const INTERVAL = 5;
/** In seconds: a visitor who starts at the beginning by mistake keeps the former position for that long. */
const GRACE = 15;
/** In seconds from its end, an episode is over. */
const END = 1;

/** What the player shows of an element's times. */
export function timesOf({ currentTime, duration }: Pick<HTMLMediaElement, 'currentTime' | 'duration'>) {
  return {
    position: Math.floor(currentTime),
    duration: Number.isFinite(duration) && duration > 0 ? duration : undefined,
  };
}

/**
 * The position in the episode that is nearest to a requested one.
 * @param to in seconds
 * @param duration in seconds; undefined if it is unknown
 */
export function clampPosition(to: number, duration: number | undefined): number {
  return Math.max(0, Math.min(to, duration ?? Number.POSITIVE_INFINITY));
}

/** Whether a position is no further than the end, so that nothing is left to hear. */
export function isOver(at: number, duration: number): boolean {
  return at >= duration - END;
}

/**
 * Whether a position is worth storing.
 * @param at in seconds
 * @param offer the former position, while it is offered
 */
export function mayStore(at: number, offer: number | undefined): boolean {
  return at > 0 && (offer === undefined || at >= Math.min(offer, GRACE));
}

/**
 * Whether so much has played since the last write that the position is stored again.
 * @param at in seconds
 * @param stored the position of the last write
 */
export function isStoreDue(at: number, stored: number | undefined): boolean {
  return Math.abs(at - (stored ?? 0)) >= INTERVAL;
}
