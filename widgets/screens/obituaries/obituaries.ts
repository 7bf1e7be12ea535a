import { isPlainClick } from '../../../core/platform/navigation/is-plain-click.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { barPlace } from '../../../core/ui/filtering/bar-place.ts';
import type { ListItems } from '../../../core/ui/filtering/find-items.ts';
import { itemName } from '../../../core/ui/filtering/item-text.ts';
import { narrowList } from '../../../core/ui/filtering/narrow-list.ts';
import { focusOn } from '../../../core/ui/focus/focus-on.ts';
import { countText, SEARCH } from './texts.ts';
import { yearOfItem, yearOfLink } from './years.ts';

const LIST: ListItems = { items: ['[data-obituary]', '[data-name]'] };

/**
 * Filters the list of obituaries by name, including older pages of the list [obituaries-1, obituaries-2]. Links with a
 * year lead to the first obituary of that year, or to a page of the server if the list does not contain it yet.
 */
export default lazyWidget({
  attributes: {},
  at: barPlace(LIST),
  enhance(hook, _, context) {
    const list = narrowList(hook, { ...LIST, search: { label: SEARCH, read: itemName }, countText }, context);
    hook.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element && event.target.closest<HTMLElement>('a, button');
        const items = list.items();
        if (!link || items.some((item) => item.contains(link))) return;
        const year = yearOfLink(link);
        const first = year && items.find((item) => yearOfItem(item) === year);
        if (!first || !isPlainClick(event)) return;
        event.preventDefault();
        if (first.hidden) list.clear();
        first.scrollIntoView({ block: 'start' });
        focusOn(first, context.signal);
      },
      { signal: context.signal },
    );
  },
  loadView: async () => (await import('../../../core/ui/filtering/FilterBar.tsx')).FilterBar,
});
