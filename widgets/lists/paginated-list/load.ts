import { siteConfig } from '../../../core/config/site-config.ts';
import type { Context } from '../../../core/feature/feature.ts';
import { isAborted } from '../../../core/http/http-error.ts';
import { error } from '../../../core/log/log.ts';
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
  { hook, holder, list, pages, room }: List,
  { feature, page, signal }: Context,
  again: (mayGoOn: boolean) => void,
): Load {
  const say = createStatus(hook, signal);
  const config = siteConfig(page);
  let isLoading = false;
  let hasFailed = false;

  /** Puts a page's items in, and says what came. */
  const show = (found: ListPage): Element[] => {
    const fresh = newItems(holder, found.items);
    room.around(() => {
      holder.append(...fresh);
      if (fresh.length > 0) pages.add(found);
      // A page without anything new would be followed by others of the kind, without end.
      else pages.link?.removeAttribute('href');
      if (pages.next().kind !== 'page') pages.end(feature);
    });
    if (fresh.length > 0) {
      writePlace({ list, pages: pages.loaded, ...placeIn(holder) }, found.address);
    }
    return fresh;
  };

  const fail = (address: string, cause: unknown) => {
    room.drop();
    if (isAborted(cause)) return;
    hasFailed = true;
    error(feature, `The next page ${address} could not be loaded; the link leads there.`, cause);
    say(FAILED, true);
  };

  const load = async (cause: Cause): Promise<void> => {
    const next = pages.next();
    if (isLoading || hasFailed || signal.aborted || next.kind !== 'page') return;
    isLoading = true;
    holder.setAttribute('aria-busy', 'true');
    if (cause === 'press') room.take();
    try {
      const found = await fetchPage(next.address, hook, config, signal);
      const hadFocus = pages.link?.matches(':focus') === true;
      const fresh = show(found);
      const isEnd = pages.next().kind !== 'page';
      room.want(isEnd ? 0 : found.items.length);
      say(fresh.length === 0 ? END : loadedText(fresh.length, isEnd));
      if (cause === 'press' || (hadFocus && isEnd)) focusFirst(fresh, holder);
      if (!isEnd) again(cause === 'near' && fresh.some((item) => item.getClientRects().length > 0));
    } catch (reason) {
      fail(next.address, reason);
    } finally {
      isLoading = false;
      holder.removeAttribute('aria-busy');
    }
  };
  const isPossible = () => !hasFailed && pages.next().kind === 'page';
  return Object.assign(load, { isPossible });
}
