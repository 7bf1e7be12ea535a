/** A slot that is defined at the provider, and not requested yet. */
export interface AdSlot {
  /** The id of the slot's element, such as `ad-home-rectangle`. */
  readonly id: string;
  /** The ad unit's path, such as `/163/home/rectangle`. */
  readonly path: string;
  /** The position, as in `data-ad-position`. */
  readonly position: string;
  /** The size in px: width and height. */
  readonly sizes: readonly (readonly [width: number, height: number])[];
  /** Sets a key of the slot at the provider; has no effect once the time is over. */
  setTargeting(key: string, value: string | readonly string[]): void;
}

/**
 * Runs before advertisements are requested, such as an auction of header bidding.
 * @param slots those that are requested together
 * @param signal aborts when the time is over or the slots have left the page: the request does not wait any longer
 */
export type BeforeAdRequest = (slots: readonly AdSlot[], signal: AbortSignal) => unknown;
