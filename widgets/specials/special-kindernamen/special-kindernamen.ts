import { address, readAttributes } from '../../../core/runtime/feature/attributes.ts';
import { widget } from '../../../core/runtime/feature/widget.tsx';
import { fetchChildNames } from './api/child-names.ts';
import { ChildNameSearch } from './ChildNameSearch.tsx';

const attributes = {
  /** The address of the data about names, as JSON: rows of name, gender, year and count. */
  source: address(),
};

/** Shows how often a name was given each year [special-kindernamen-1, special-kindernamen-2]. */
export default widget({
  attributes,
  async read(hook, { feature, page, signal }) {
    const nodes = [...hook.childNodes];
    const { source } = readAttributes(feature, hook, attributes);
    return { ...(await fetchChildNames(source, page, signal)), nodes };
  },
  view: ChildNameSearch,
});
