/** Keeps track of the events that have arrived. */
export interface Sequence<Event extends { readonly number: number }> {
  /** The number up to which all events are on the page. */
  readonly complete: () => number;
  /** The events that arrived after a missing one, in order. */
  readonly later: () => readonly Event[];
  /**
   * Adds an event.
   * @returns false if it or a later one has arrived before: then only the server's page has its position
   */
  readonly add: (event: Event) => boolean;
  /** Records that the page includes all events up to a number. */
  readonly confirm: (number: number) => void;
}

/**
 * Keeps track of the events of a stream by their numbers.
 * @param first the number of the last event that the page includes
 */
export function createSequence<Event extends { readonly number: number }>(first: number): Sequence<Event> {
  let complete = first;
  let later: readonly Event[] = [];
  const confirm = (until: number) => {
    complete = Math.max(complete, until);
    for (const { number } of later) if (number === complete + 1) complete = number;
    later = later.filter(({ number }) => number > complete);
  };
  return {
    complete: () => complete,
    later: () => later,
    confirm,
    add(event) {
      if (event.number <= (later.at(-1)?.number ?? complete)) return false;
      later = [...later, event];
      confirm(complete);
      return true;
    },
  };
}
