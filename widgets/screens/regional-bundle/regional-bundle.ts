import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { show } from '../../../core/platform/dom/undo.ts';
import { storedItem } from '../../../core/platform/storage/stored-item.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { barPlace } from '../../../core/ui/filtering/bar-place.ts';
import type { ListItems } from '../../../core/ui/filtering/find-items.ts';
import { narrowList } from '../../../core/ui/filtering/narrow-list.ts';
import { isRegional } from '../../../core/user/visitor/rights.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { REGION } from './texts.ts';

/** Selector of the content for visitors with a regional subscription [regional-bundle-2]. */
const FOR_REGIONAL = '[data-for~="regional"]';

/** Selector of the controls that select a region. */
const CONTROLS = 'select, label, fieldset, button[data-region]';

/** The last selected region [regional-bundle-1]. */
const chosenRegion = storedItem<string>({
  key: 'nmt_region',
  accepts: (value) => typeof value === 'string',
});

const LIST: ListItems = {
  items: ['[data-region]', 'section, article', ':scope > div'],
  except: (part) => part.matches('[data-for]') || part.querySelector('select, input') !== null,
};

/**
 * Shows the offer of the selected region, and stores the region [regional-bundle-1]. Regional subscribers see that they
 * already have access [regional-bundle-2].
 */
export default lazyWidget({
  attributes: {},
  at: barPlace(LIST),
  async enhance(hook, _, context) {
    const { page, signal } = context;
    let hasRegional = false;
    const list = narrowList(
      hook,
      {
        ...LIST,
        choices: [{ label: REGION, all: REGION, attributes: ['region'], hasNames: true, draws: 'select' }],
        startsEmpty: true,
        isListed: () => !hasRegional,
        hasBar: () => !hasRegional,
        onNarrowed(_, { chosen: [region] }) {
          if (region) chosenRegion.write(region);
        },
      },
      context,
    );
    const region = chosenRegion.read();
    if (region && list.chosen().length === 0) list.choose(region);
    subscribe(
      visitor(page).store,
      (present) => {
        if (!present) return;
        hasRegional = isRegional(present);
        for (const block of hook.querySelectorAll(FOR_REGIONAL)) show(block, hasRegional, signal);
        for (const control of hook.querySelectorAll(CONTROLS)) show(control, !hasRegional, signal);
        list.update();
      },
      signal,
    );
    await list.ready;
  },
  loadView: async () => (await import('../../../core/ui/filtering/FilterBar.tsx')).FilterBar,
});
