/**
 * The only place that keeps something for a page. The page is identified by its configuration, which stays the same
 * object after a change of the URL fragment.
 */

/**
 * Makes a value once per page, at the first call, shared by all features.
 * @param make makes the value
 * @returns a function that gives a page's value
 */
export function pageValue<PageLike extends object, Made>(
  make: (page: PageLike) => Made,
): (page: PageLike) => Made {
  const known = new WeakMap<object, { readonly made: Made }>();
  return (page) => {
    const key = keyOf(page);
    const entry = known.get(key) ?? { made: make(page) };
    known.set(key, entry);
    return entry.made;
  };
}

/**
 * Makes a value once per page and key, such as the state of one article.
 * @param make makes the value
 * @param once what the values live with; by default the page
 * @returns a function that gives a page's value for a key
 */
export function pageMap<PageLike extends object, Key, Made>(
  make: (page: PageLike, key: Key) => Made,
  once: (make: () => Map<Key, Made>) => (page: PageLike) => Map<Key, Made> = pageValue,
): (page: PageLike, key: Key) => Made {
  const valuesOf = once(() => new Map());
  return (page, key) => {
    const values = valuesOf(page);
    if (!values.has(key)) values.set(key, make(page, key));
    return values.get(key) as Made;
  };
}

/**
 * Makes a turn that only one hook of a page has at a time: a page has one tour, however many hooks it has.
 * @returns a function that takes a page's turn until the signal aborts; false where another hook has it
 */
export function pageTurn(): (page: object, signal: AbortSignal) => boolean {
  const turnOf = pageValue((_page: object) => ({ isTaken: false }));
  return (page, signal) => {
    const turn = turnOf(page);
    if (turn.isTaken || signal.aborted) return false;
    turn.isTaken = true;
    signal.addEventListener('abort', () => {
      turn.isTaken = false;
    });
    return true;
  };
}

/**
 * The signal of a page's lifetime, for what a page starts once and keeps. It never aborts: everything ends with the
 * document.
 */
export const pageSignal: (page: object) => AbortSignal = pageValue(() => new AbortController().signal);

function keyOf(page: object): object {
  return 'config' in page && page.config instanceof Object ? page.config : page;
}
