import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { barPlace } from '../../../core/ui/filtering/bar-place.ts';
import type { ListItems } from '../../../core/ui/filtering/find-items.ts';
import { narrowList } from '../../../core/ui/filtering/narrow-list.ts';
import { ALL, countText, THEME } from './texts.ts';

const LIST: ListItems = { items: ['[data-themes]'] };

/**
 * Filters the cards with articles about sustainability by theme [special-duurzaamheid-1]. The theme is in the fragment;
 * an unknown one shows all cards [special-duurzaamheid-2].
 */
export default lazyWidget({
  attributes: {},
  at: barPlace(LIST),
  enhance(hook, _, context) {
    narrowList(
      hook,
      {
        ...LIST,
        choices: [{ label: THEME, all: ALL, attributes: ['themes', 'theme'], draws: 'buttons' }],
        unknownFragment: 'all',
        countText,
      },
      context,
    );
  },
  loadView: async () => (await import('../../../core/ui/filtering/FilterBar.tsx')).FilterBar,
});
