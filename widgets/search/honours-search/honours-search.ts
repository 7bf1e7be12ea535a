import { address, oneOf, optional } from '../../../core/runtime/feature/attributes.ts';
import { widget } from '../../../core/runtime/feature/widget.tsx';
import { HonoursSearch } from './HonoursSearch.tsx';

/** Finds recipients of royal honours, in a list of tens of thousands [honours-search-1]. */
export default widget({
  attributes: {
    /** The address of the list. For JSONP, https on an origin of the site's `scripts`. */
    source: address(),
    /**
     * The address of an answer with about a hundred first rows of the list, its `total` and its `years`. The list
     * itself is then only fetched when the visitor filters or scrolls past those rows.
     */
    firstRows: optional(address()),
    /** `json`, the preferred form, or a script that calls `nmtHonours`. */
    format: optional(oneOf('json', 'jsonp'), 'jsonp'),
  },
  view: HonoursSearch,
});
