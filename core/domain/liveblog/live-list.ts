import { isPageTranslated } from '../../platform/dom/is-page-translated.ts';
import { anchorScroll } from '../../platform/viewport/anchor-scroll.ts';
import { applyList, cleanUpdates } from './apply.ts';
import { compareLists, newOnFirstPage, placeNew } from './compare.ts';
import { isRemembered, rememberServed, setServed } from './content-of.ts';
import { readUpdates, type Update } from './read-updates.ts';
import type { UpdateKind } from './update.ts';

/** A new update that has been added to the page. */
export interface Arrival {
  readonly id: string;
  readonly publishedAt: number;
  readonly silent: boolean;
  readonly element: HTMLElement;
}

/** The changes that an answer made to a list. */
export interface Outcome {
  /** The new updates in page order, without those that were on the page before. */
  readonly arrived: readonly Arrival[];
  readonly removed: readonly string[];
}

/**
 * Returns the wanted list from the shown one.
 * @param known the ids of all updates that the page has ever shown
 */
export type Arrange = (shown: readonly Update[], known: ReadonlySet<string>) => readonly Update[];

/** A list of updates that is kept equal to the server's. Changes are made one after another. */
export interface LiveList {
  /**
   * Applies the server's list without moving the content that the visitor is reading.
   * @param fetched the server's updates, in an inert document
   * @param mode `whole` if the answer has all updates; `first-page` if older ones are on further pages: then only new
   * ones are added [liveblog-7]
   * @throws Error if the sanitiser could not be loaded
   */
  take(fetched: readonly Update[], mode: 'whole' | 'first-page'): Promise<Outcome>;
  /**
   * Changes a part of the list, as {@link LiveList.take} does.
   * @throws Error if the sanitiser could not be loaded
   */
  change(arrange: Arrange): Promise<Outcome>;
}

const NOTHING: Outcome = { arrived: [], removed: [] };

/**
 * @param hook the element around the updates; an empty list is filled in `[data-liveblog-updates]`
 * @param kind selects the updates
 * @param feature the feature's name, for the console
 * @param signal ends all changes
 */
export function createLiveList(
  hook: HTMLElement,
  kind: UpdateKind,
  feature: string,
  signal: AbortSignal,
): LiveList {
  const read = () => readUpdates(hook, kind, feature);
  const isTranslated = isPageTranslated();
  if (!isTranslated) {
    // The content is recorded before it is read, so that each update is traversed once.
    for (const element of hook.querySelectorAll(kind.selector)) {
      if (!isRemembered(element)) rememberServed(element);
    }
  }
  const first = read();
  /** The ids of all updates that the page has ever shown: an update that is removed and added again is not new. */
  const known = new Set(first.map(({ id }) => id));
  /** Updates that were translated before their content was recorded: the first answer shows the server's content. */
  const unread = new Map<string, HTMLElement>();
  for (const { id, element } of first) if (!isRemembered(element)) unread.set(id, element);

  const readShown = (fetched: readonly Update[]) => {
    for (const { id, content } of fetched) {
      const element = unread.get(id);
      if (element) setServed(element, content);
      unread.delete(id);
    }
    return read();
  };
  const holderOf = (shown: readonly Update[]) =>
    hook.querySelector('[data-liveblog-updates]') ?? shown.at(-1)?.element.parentElement ?? hook;

  const show = async (shown: readonly Update[], wanted: readonly Update[]): Promise<Outcome> => {
    const { added, changed, removed, moved } = compareLists(shown, wanted);
    if (added.length + changed.length + removed.length + moved.length === 0) return NOTHING;
    const ids = new Set([...added, ...changed]);
    const needed = new Map(wanted.filter(({ id }) => ids.has(id)).map((update) => [update.id, update]));
    const clean = await cleanUpdates([...needed.values()]);
    if (signal.aborted) return NOTHING;
    anchorScroll(() => applyList(holderOf(shown), shown, wanted, clean));
    const arrived: Arrival[] = [];
    for (const { id, element } of read()) {
      const update = needed.get(id);
      if (!update) continue;
      if (!known.has(id)) {
        arrived.push({ ...update, element });
        rememberServed(element);
      }
      // The element as fetched: sanitising may have changed it.
      setServed(element, update.content);
      known.add(id);
    }
    return { arrived, removed };
  };
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (run: () => Promise<Outcome>) => {
    const done = last.then(run);
    last = done.catch(() => {});
    return done;
  };

  return {
    take: (fetched, mode) =>
      inTurn(() => {
        const shown = readShown(fetched);
        return show(shown, mode === 'whole' ? fetched : withNew(shown, fetched, known));
      }),
    change: (arrange) =>
      inTurn(() => {
        const shown = read();
        return show(shown, arrange(shown, known));
      }),
  };
}

function withNew(shown: readonly Update[], fetched: readonly Update[], known: ReadonlySet<string>): Update[] {
  const fresh = newOnFirstPage(fetched, ({ id }) => known.has(id));
  return placeNew(shown, fresh);
}
