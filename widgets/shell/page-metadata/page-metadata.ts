import { readStructuredData } from '../../../core/domain/article/structured-data.ts';
import { parseDebugSwitches } from '../../../core/platform/debug/parse-debug-switches.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { debug } from '../../../core/runtime/log/log.ts';
import { pageCategories } from './categories.ts';

/** With `#debug=pagemetadata`, prints the page's metadata [page-metadata-7, loader-15]. */
export default enhancer({
  attributes: {},
  enhance(_hook, _attributes, { page, signal }) {
    const print = () => {
      if (!parseDebugSwitches(location.href).pageMetadata) return;
      // The query may contain a token, which must not be logged.
      const { query: _, ...metadata } = page;
      debug('pagemetadata', {
        ...metadata,
        categories: pageCategories(page.path),
        structuredData: readStructuredData(document),
      });
    };
    addEventListener('hashchange', print, { signal });
    print();
  },
});
