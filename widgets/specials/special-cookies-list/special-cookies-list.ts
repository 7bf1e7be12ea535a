import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { barPlace } from '../../../core/ui/filtering/bar-place.ts';
import type { ListItems } from '../../../core/ui/filtering/find-items.ts';
import { narrowList } from '../../../core/ui/filtering/narrow-list.ts';
import { cellText, sortColumns } from './sort-columns.ts';
import { ALL, countText, PURPOSE, SEARCH } from './texts.ts';

/**
 * Index of the column with the purpose, after name and provider, if no heading identifies it [special-cookies-list-1].
 */
const THIRD = 2;

const LIST: ListItems = { items: ['tbody > tr'], except: (row) => !row.querySelector('td') };

/**
 * Searches, filters and sorts the server's table of cookies [special-cookies-list-1]. It only uses that table; no
 * cookie is read [special-cookies-list-2].
 */
export default lazyWidget({
  attributes: {},
  at: barPlace(LIST),
  enhance(hook, _, context) {
    const { feature, signal } = context;
    const table = hook instanceof HTMLTableElement ? hook : hook.querySelector('table');
    if (!table)
      throw new TypeError(`${feature}: the hook has no table; expected one with a row for each cookie.`);
    const head = table.querySelector('thead tr') ?? table.querySelector('tr');
    const headings = [...(head?.querySelectorAll('th') ?? [])];
    const named = headings.findIndex(({ textContent }) => /doel|purpose/i.test(textContent ?? ''));
    const purposeColumn = named < 0 ? THIRD : named;
    const list = narrowList(
      hook,
      {
        ...LIST,
        search: { label: SEARCH },
        choices: [
          {
            label: PURPOSE,
            all: ALL,
            attributes: ['purpose'],
            draws: 'select',
            read: (row) => [cellText(row, purposeColumn)],
          },
        ],
        countText,
      },
      context,
    );
    sortColumns(headings, list.items, signal);
  },
  loadView: async () => (await import('../../../core/ui/filtering/FilterBar.tsx')).FilterBar,
});
