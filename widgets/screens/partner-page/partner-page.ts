import { setAttributes } from '../../../core/platform/dom/undo.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { narrowList } from '../../../core/ui/filtering/narrow-list.ts';
import { NEWSPAPER } from './texts.ts';

/**
 * Shows the offer of the newspaper that the visitor chooses, and keeps the choice in the fragment [partner-page-1]. Links to
 * other sites open without access to this page [partner-page-2].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { signal }) {
    narrowList(
      hook,
      {
        items: ['[data-newspaper], [data-krant], [data-partner]', 'section, article', ':scope > div'],
        except: (part) => part.querySelector('select, input') !== null,
        choices: [
          {
            label: NEWSPAPER,
            all: NEWSPAPER,
            attributes: ['newspaper', 'krant', 'partner'],
            hasNames: true,
            draws: 'select',
          },
        ],
        startsEmpty: true,
        unknownFragment: 'ignored',
        countText: () => '',
      },
      signal,
    );
    for (const link of hook.querySelectorAll('a')) {
      if (link.origin === self.origin || link.relList.contains('noopener')) continue;
      setAttributes(link, { rel: `${link.rel} noopener`.trim() }, signal);
    }
  },
});
