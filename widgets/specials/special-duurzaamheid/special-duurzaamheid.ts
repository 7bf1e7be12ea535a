import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { narrowList } from '../../../core/ui/filtering/narrow-list.ts';
import { ALL, countText, THEME } from './texts.ts';

/**
 * Narrows the cards with articles about sustainability by theme [special-duurzaamheid-1]. The theme is in the fragment; an
 * unknown one shows all cards [special-duurzaamheid-2].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { signal }) {
    narrowList(
      hook,
      {
        items: ['[data-themes]'],
        choices: [{ label: THEME, all: ALL, attributes: ['themes', 'theme', 'thema'], draws: 'buttons' }],
        unknownFragment: 'all',
        countText,
      },
      signal,
    );
  },
});
