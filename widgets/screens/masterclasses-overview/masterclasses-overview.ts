import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { barPlace } from '../../../core/ui/filtering/bar-place.ts';
import type { ListItems } from '../../../core/ui/filtering/find-items.ts';
import { narrowList } from '../../../core/ui/filtering/narrow-list.ts';
import { onEachMoment, readMoments } from '../../../core/ui/filtering/passed.ts';
import { sortItems } from '../../../core/ui/filtering/sort-items.ts';
import { isSoldOut, markSoldOut } from './sold-out.ts';
import { ALL, countText, THEME } from './texts.ts';

const LIST: ListItems = { items: ['[data-masterclass], [data-starts-at], [data-theme]'] };

/**
 * Filters the masterclasses by theme, sorted by date [masterclasses-overview-1]; hides those that have begun, and
 * removes the order link from those that are sold out [masterclasses-overview-2].
 */
export default lazyWidget({
  attributes: {},
  at: barPlace(LIST),
  enhance(hook, _, context) {
    const { feature, signal } = context;
    const starts = readMoments(feature, 'starts-at');
    const startOf = (item: HTMLElement) => starts.at(item) ?? Number.MAX_SAFE_INTEGER;
    const marked = new WeakSet<HTMLElement>();
    const prepare = (items: readonly HTMLElement[]) => {
      sortItems(items, (one, other) => startOf(one) - startOf(other), signal);
      for (const item of items) {
        if (marked.has(item) || !isSoldOut(item)) continue;
        marked.add(item);
        markSoldOut(item, signal);
      }
    };
    const list = narrowList(
      hook,
      {
        ...LIST,
        choices: [{ label: THEME, all: ALL, attributes: ['theme'], draws: 'buttons' }],
        isListed: (item) => !starts.hasPassed(item),
        countText,
        onNarrowed: prepare,
      },
      context,
    );
    onEachMoment(list.items, starts, list.update, signal);
  },
  loadView: async () => (await import('../../../core/ui/filtering/FilterBar.tsx')).FilterBar,
});
