import { setAttributes } from '../../../core/platform/dom/undo.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { barPlace } from '../../../core/ui/filtering/bar-place.ts';
import type { ListItems } from '../../../core/ui/filtering/find-items.ts';
import { narrowList } from '../../../core/ui/filtering/narrow-list.ts';
import { NEWSPAPER } from './texts.ts';

const LIST: ListItems = {
  items: ['[data-newspaper]', 'section, article', ':scope > div'],
  except: (part) => part.querySelector('select, input') !== null,
};

/**
 * Shows the offer of the selected newspaper, and stores the selection in the fragment [partner-page-1]. Links to other
 * sites open without access to this page [partner-page-2].
 */
export default lazyWidget({
  attributes: {},
  at: barPlace(LIST),
  async enhance(hook, _, context) {
    const { ready } = narrowList(
      hook,
      {
        ...LIST,
        choices: [
          {
            label: NEWSPAPER,
            all: NEWSPAPER,
            attributes: ['newspaper'],
            hasNames: true,
            draws: 'select',
          },
        ],
        startsEmpty: true,
        unknownFragment: 'ignored',
      },
      context,
    );
    for (const link of hook.querySelectorAll('a')) {
      if (link.origin === self.origin || link.relList.contains('noopener')) continue;
      setAttributes(link, { rel: `${link.rel} noopener`.trim() }, context.signal);
    }
    await ready;
  },
  loadView: async () => (await import('../../../core/ui/filtering/FilterBar.tsx')).FilterBar,
});
