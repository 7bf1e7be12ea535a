import { holdHeight } from '../../../core/platform/viewport/hold-height.ts';
import { integer, optional } from '../../../core/runtime/feature/attributes.ts';
import { widget } from '../../../core/runtime/feature/widget.tsx';
import { ReadingListPage } from './ReadingListPage.tsx';
import { PAGE_LIMIT } from './reading-list-query.ts';

/** The reading list: saved articles, organised in collections [reading-list-page-9]. */
export default widget({
  attributes: {
    /** The number of articles that are fetched at a time. */
    limit: optional(integer(1), PAGE_LIMIT),
  },
  read: (hook, { signal }) => ({ settle: holdHeight(hook, signal) }),
  view: ReadingListPage,
});
