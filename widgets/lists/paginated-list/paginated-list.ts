import { whenIdle } from '../../../core/platform/schedule/idle.ts';
import { optional, text } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { createApproach } from './approach.ts';
import { createArrivals } from './arrivals.ts';
import { createLoad } from './load.ts';
import { createPages } from './pages.ts';
import { goToPlace, keepPlace, readPlace, watchReader } from './place.ts';
import { onScrollDown, onSight } from './reader.ts';
import { restorePages } from './restore.ts';
import { createRoom } from './room.ts';

/**
 * Loads further pages of a list into it: the first one by itself, the others when the more-button comes into
 * view or is pressed [paginated-list-1, paginated-list-4]. Mounts on `[data-paginated-list]`, with the items in
 * `[data-list-items]` and a link to the next page in `[data-list-more]`.
 */
export default enhancer({
  attributes: {
    /** The list's name, where a page has several. */
    paginatedList: optional(text(), ''),
  },
  async enhance(hook, { paginatedList: list }, context) {
    const { feature, signal } = context;
    const holder = hook.querySelector<HTMLElement>('[data-list-items]');
    if (!holder) throw new TypeError(`${feature}: there is no data-list-items in the list.`);
    const pages = createPages(hook);
    const place = pages.isKnown ? undefined : readPlace(history.state, list, pages.loaded[0] ?? '');
    const room = createRoom(hook, holder, signal);
    const arrivals = createArrivals(holder, room);
    const load = createLoad({ hook, holder, list, pages, room, arrivals }, context, (mayGoOn) => {
      if (mayGoOn) approach.await();
      else approach.awaitReader();
    });
    const approach = createApproach(room.end, room.height, () => void load('near'), signal);

    pages.link?.addEventListener(
      'click',
      (event) => {
        const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button);
        if (!isPlain || event.defaultPrevented || !load.isPossible()) return;
        event.preventDefault();
        void load('press');
      },
      { signal },
    );
    onSight(room.end, arrivals.admitUnseen, signal);
    onScrollDown(arrivals.goOn, signal);
    keepPlace(list, holder, pages.loaded, signal);

    if (place) {
      const hasMoved = watchReader(signal);
      pages.loaded.unshift(...(await restorePages(place.pages.slice(0, -1), hook, holder, context)));
      if (!hasMoved()) goToPlace(holder, place);
    }
    if (pages.next().kind !== 'page') {
      room.drop();
      pages.end(feature);
    } else {
      room.want(holder.childElementCount);
      if (place || pages.isKnown) approach.awaitReader();
      else whenIdle(() => void load('first'), signal);
    }
  },
});
