import { observe } from '../../../core/platform/dom/observe.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { keepFresh } from '../../../core/platform/html/keep-fresh.ts';
import { mediaFrom } from '../../../core/runtime/config/breakpoints.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import { address, optional } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { keepFirst } from './keep-first.ts';

/** Number of items that stay on wide screens [latest-news-2]. */
const KEPT = 8;

/** Updates the list of the latest news; wide screens keep 8 items of it [latest-news-2, latest-news-3]. */
export default enhancer({
  attributes: {
    /** The address of the list as a fragment [latest-news-1]. */
    latestNewsUri: optional(address(), '/data/fragments/latest-news'),
  },
  enhance(hook, { latestNewsUri }, context) {
    const { page, signal } = context;
    const wide = matchMedia(mediaFrom(siteConfig(page).breakpoints, 'large'));
    const list = keepFirst(hook, KEPT);
    const shape = () => (wide.matches ? list.shorten() : list.restore());
    // Runs before other cleanup, so that the server's list is complete again.
    onAbort(signal, list.restore);
    const fresh = keepFresh(hook, latestNewsUri, context);
    shape();
    wide.addEventListener('change', shape, { signal });
    observe(new MutationObserver(shape), hook, signal, { childList: true, subtree: true });
    return fresh;
  },
});
