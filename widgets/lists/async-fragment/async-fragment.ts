import { insertFragment } from '../../../core/platform/html/insert-fragment.ts';
import { loadFragment } from '../../../core/platform/html/load-fragment.ts';
import { isAborted } from '../../../core/platform/http/http-error.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import { address } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { assertNoLoop } from './assert-no-loop.ts';

/**
 * Fetches a part of the page when it is near the viewport [async-fragment-1, async-fragment-2]. Mounts on
 * `[data-async-fragment-uri]`; the server's content, such as a link, stays if the fragment cannot be loaded.
 */
export default enhancer({
  attributes: {
    /** The fragment's address: on the page's own origin, or one of the site's `fragmentOrigins`. */
    asyncFragmentUri: address(),
  },
  async enhance(hook, { asyncFragmentUri }, { page, signal }) {
    assertNoLoop(hook);
    hook.setAttribute('aria-busy', 'true');
    try {
      insertFragment(hook, await loadFragment(asyncFragmentUri, siteConfig(page), signal), signal);
    } catch (cause) {
      if (!isAborted(cause)) throw cause;
    } finally {
      hook.removeAttribute('aria-busy');
    }
  },
});
