import { isAborted } from '../../../core/platform/http/http-error.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { error } from '../../../core/runtime/log/log.ts';
import type { Arrivals } from './arrivals.ts';
import { fetchPage, type ListPage } from './fetch-page.ts';
import { focusFirst } from './focus.ts';
import type { Pages } from './pages.ts';
import { placeIn, writePlace } from './place.ts';
import type { Room } from './room.ts';
import { END, FAILED, loadedText } from './texts.ts';
import { createStatus, newItems } from './view.ts';

/** The parts of a list that loading changes. */
interface List {
  readonly hook: HTMLElement;
  readonly holder: HTMLElement;
  readonly list: string;
  readonly pages: Pages;
  readonly room: Room;
  readonly arrivals: Arrivals;
}

/** Why a page is loaded: by itself, because the reader came near, or because of the more-button. */
export type Cause = 'first' | 'near' | 'press';

interface Load {
  (cause: Cause): Promise<void>;
  /** Whether the more-button is more than a plain link. */
  isPossible(): boolean;
}

/**
 * Makes what loads the next page, one at a time. After a failure it loads no more, and the more-button is a plain
 * link [paginated-list-4].
 * @param again called where a further page is there to be loaded: with whether the reader's coming near brought
 *   something that can be seen, so that it may go on at once
 */
export function createLoad(
  { hook, holder, list, pages, room, arrivals }: List,
  { feature, page, signal }: Context,
  again: (mayGoOn: boolean) => void,
): Load {
  const say = createStatus(hook, signal);
  const config = siteConfig(page);
  let isLoading = false;
  let isPressed = false;
  let hasFailed = false;

  /** Points the list to what follows a page whose items are in. */
  const conclude = (found: ListPage, fresh: readonly Element[]) => {
    room.around(() => {
      if (fresh.length > 0) pages.add(found);
      // A page without anything new would be followed by others of the kind, without end.
      else pages.link?.removeAttribute('href');
      if (pages.next().kind !== 'page') pages.end(feature);
    });
    if (fresh.length > 0) {
      writePlace({ list, pages: pages.loaded, ...placeIn(holder) }, found.address);
    }
  };

  const fail = (address: string, cause: unknown) => {
    room.drop();
    if (isAborted(cause)) return;
    hasFailed = true;
    error(feature, `The next page ${address} could not be loaded; the link leads there.`, cause);
    say(FAILED, true);
  };

  const ask = async (address: string): Promise<ListPage> => {
    holder.setAttribute('aria-busy', 'true');
    try {
      return await fetchPage(address, hook, config, signal);
    } finally {
      holder.removeAttribute('aria-busy');
    }
  };

  const load = async (cause: Cause): Promise<void> => {
    const next = pages.next();
    if (hasFailed || signal.aborted || next.kind !== 'page') return;
    if (cause === 'press') {
      isPressed = true;
      arrivals.goOn();
    }
    if (isLoading) return;
    isLoading = true;
    try {
      const found = await ask(next.address);
      const fresh = newItems(holder, found.items);
      const last = await arrivals.add(fresh, isPressed || cause === 'first');
      const hadFocus = pages.link?.matches(':focus') === true;
      conclude(found, fresh);
      const isEnd = pages.next().kind !== 'page';
      room.want(isEnd ? 0 : found.items.length);
      say(fresh.length === 0 ? END : loadedText(fresh.length, isEnd));
      if (isPressed || (hadFocus && isEnd)) focusFirst(last, holder);
      if (!isEnd) again(cause === 'near' && !isPressed && fresh.some(isDrawn));
    } catch (reason) {
      fail(next.address, reason);
    } finally {
      isLoading = false;
      isPressed = false;
    }
  };
  const isPossible = () => !hasFailed && pages.next().kind === 'page';
  return Object.assign(load, { isPossible });
}

const isDrawn = (item: Element): boolean => item.getClientRects().length > 0;
