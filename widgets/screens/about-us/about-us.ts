import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { barPlace } from '../../../core/ui/filtering/bar-place.ts';
import type { ListItems } from '../../../core/ui/filtering/find-items.ts';
import { itemWords } from '../../../core/ui/filtering/item-text.ts';
import { narrowList } from '../../../core/ui/filtering/narrow-list.ts';
import { foldSections } from './fold-sections.ts';
import { countText, SEARCH } from './texts.ts';

const LIST: ListItems = {
  items: ['[data-person]', '[data-staff] li, [data-name], [data-function]'],
};

/**
 * Finds members of the staff by name or function [about-us-1], and collapses the page's sections behind their headings
 * [about-us-2]. A search opens the sections that contain matches.
 */
export default lazyWidget({
  attributes: {},
  at: barPlace(LIST),
  enhance(hook, _, context) {
    const sections = foldSections(hook, context.feature, context.signal);
    narrowList(
      hook,
      {
        ...LIST,
        search: { label: SEARCH, read: (person) => `${itemWords(person)} ${person.dataset.function ?? ''}` },
        countText,
        onNarrowed(shown, { isNarrowed }) {
          if (!isNarrowed) return;
          for (const { element, fold } of sections) {
            if (!fold.isOpen() && shown.some((person) => element.contains(person))) fold.open(true);
          }
        },
      },
      context,
    );
  },
  loadView: async () => (await import('../../../core/ui/filtering/FilterBar.tsx')).FilterBar,
});
