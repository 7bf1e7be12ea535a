import { toggleClass } from '../../../core/platform/dom/undo.ts';
import { keepFresh } from '../../../core/platform/html/keep-fresh.ts';
import { mediaFrom } from '../../../core/runtime/config/breakpoints.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import { address, optional } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import styles from './latest-news.module.css';

/** Updates the list of the latest news; wide screens show 8 items of it [latest-news-2, latest-news-3]. */
export default enhancer({
  attributes: {
    /** The address of the list as a fragment [latest-news-1]. */
    latestNewsUri: optional(address(), '/data/fragments/latest-news'),
  },
  enhance(hook, { latestNewsUri }, context) {
    const { page, signal } = context;
    const wide = matchMedia(mediaFrom(siteConfig(page).breakpoints, 'large'));
    const shorten = () => toggleClass(hook, styles.short, wide.matches, signal);
    shorten();
    wide.addEventListener('change', shorten, { signal });
    return keepFresh(hook, latestNewsUri, context);
  },
});
