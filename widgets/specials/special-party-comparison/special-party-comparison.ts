import { widget } from '../../../core/runtime/feature/widget.tsx';
import { PartyComparison } from './PartyComparison.tsx';
import { readTable } from './read-table.ts';

/** Compares the positions of the selected parties in columns [party-comparison-2]. */
export default widget({
  attributes: {},
  read(hook, { feature }) {
    const table = hook.querySelector('table');
    if (!table) throw new TypeError(`${feature}: the hook has no table.`);
    return { ...readTable(table), nodes: [...hook.childNodes] };
  },
  view: PartyComparison,
});
