import { holdPlace } from '../../platform/viewport/hold-place.ts';
import { applyList, cleanUpdates } from './apply.ts';
import { compareLists, newOnFirstPage, placeNew } from './compare.ts';
import { contentWithin } from './content-of.ts';
import { readUpdates, type Update } from './read-updates.ts';
import type { UpdateKind } from './update.ts';

/** A new update, on the page. */
export interface Arrival {
  readonly id: string;
  readonly publishedAt: number;
  readonly silent: boolean;
  readonly element: HTMLElement;
}

/** What a list became by an answer. */
export interface Outcome {
  /** In their order on the page, without those that had been there before. */
  readonly arrived: readonly Arrival[];
  readonly removed: readonly string[];
}

/** A list of updates on the page that follows the server's. */
export interface LiveList {
  /**
   * Takes over what the server has, without moving what the reader looks at.
   * @param fetched the server's updates, in an inert document
   * @param mode `whole` where that is all there is; `first-page` where older ones are on further pages: then only
   *   new ones are added [liveblog-7]
   * @throws Error where the sanitiser could not be loaded
   */
  take(fetched: readonly Update[], mode: 'whole' | 'first-page'): Promise<Outcome>;
}

const NOTHING: Outcome = { arrived: [], removed: [] };

/**
 * @param hook what the updates are in; `[data-liveblog-updates]` within is their place where there are none yet
 * @param kind what counts as an update
 * @param feature whose list it is, for the console
 * @param signal after it, nothing is changed any more
 */
export function createLiveList(
  hook: HTMLElement,
  kind: UpdateKind,
  feature: string,
  signal: AbortSignal,
): LiveList {
  const read = () => readUpdates(hook, kind, feature);
  /** All ids that were ever here: an update that is removed and added again is not new. */
  const known = new Set(read().map(({ id }) => id));
  /** What was taken over, by id: as fetched, and as it was on the page then; cleaning may have made a difference. */
  const taken = new Map<string, { readonly fetched: string; readonly shown: string }>();

  const readShown = () =>
    read().map((update) => {
      const last = taken.get(update.id);
      return last?.shown === update.content ? { ...update, content: last.fetched } : update;
    });
  const holderOf = (shown: readonly Update[]) =>
    hook.querySelector('[data-liveblog-updates]') ?? shown.at(-1)?.element.parentElement ?? hook;

  return {
    async take(fetched, mode) {
      const shown = readShown();
      const wanted = mode === 'whole' ? fetched : withNew(shown, fetched, known);
      const { added, changed, removed, moved } = compareLists(shown, wanted);
      if (added.length + changed.length + removed.length + moved.length === 0) return NOTHING;
      const ids = new Set([...added, ...changed]);
      const needed = new Map(wanted.filter(({ id }) => ids.has(id)).map((update) => [update.id, update]));
      const clean = await cleanUpdates([...needed.values()]);
      if (signal.aborted) return NOTHING;
      holdPlace(() => applyList(holderOf(shown), shown, wanted, clean));
      const arrived: Arrival[] = [];
      for (const { id, element } of read()) {
        const update = needed.get(id);
        if (!update) continue;
        taken.set(id, { fetched: update.content, shown: contentWithin(element) });
        if (!known.has(id)) arrived.push({ ...update, element });
        known.add(id);
      }
      for (const id of removed) taken.delete(id);
      return { arrived, removed };
    },
  };
}

function withNew(shown: readonly Update[], fetched: readonly Update[], known: ReadonlySet<string>): Update[] {
  const fresh = newOnFirstPage(fetched, ({ id }) => known.has(id));
  return placeNew(shown, fresh);
}
