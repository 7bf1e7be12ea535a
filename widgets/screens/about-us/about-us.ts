import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { itemWords } from '../../../core/ui/filtering/item-text.ts';
import { narrowList } from '../../../core/ui/filtering/narrow-list.ts';
import { foldSections } from './fold-sections.ts';
import { countText, SEARCH } from './texts.ts';

/**
 * Finds people of the staff by name or function [about-us-1], and folds the page's sections behind their headings
 * [about-us-2]. A search opens the sections with people that it finds.
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { feature, signal }) {
    const sections = foldSections(hook, feature, signal);
    narrowList(
      hook,
      {
        items: [
          '[data-person], [data-employee], [data-medewerker]',
          '[data-staff] li, [data-name], [data-function]',
        ],
        search: { label: SEARCH, read: (person) => `${itemWords(person)} ${person.dataset.function ?? ''}` },
        countText,
        onNarrowed(shown, { isNarrowed }) {
          if (!isNarrowed) return;
          for (const { element, fold } of sections) {
            if (!fold.isOpen() && shown.some((person) => element.contains(person))) fold.open(true);
          }
        },
      },
      signal,
    );
  },
});
