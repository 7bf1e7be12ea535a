import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { isAborted } from '../../../core/platform/http/http-error.ts';
import { now } from '../../../core/platform/time/now.ts';
import { keepHeight } from '../../../core/platform/viewport/keep-height.ts';
import { allowedOrigins } from '../../../core/runtime/config/allowed-addresses.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import { address, integer, list, optional } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { fetchLatestFeed } from './api/latest-feed.ts';
import { chooseReplacements } from './choose-replacements.ts';
import { drawStory, fedStories, keysOnPage, storyOf } from './item.ts';

/** A year, in minutes: the maximum of the setting. */
const YEAR = 525_600;

/**
 * Replaces today's outdated items of a slider by newer articles [home-slider-1]. Each `li` of its first list is an
 * item, or each child if there is no list, with a link, a `time` and optionally `data-article-type`.
 */
export default enhancer({
  attributes: {
    /** Age in minutes above which one of today's items is replaced; without it none are [home-slider-2]. */
    maxAge: optional(integer(0, YEAR)),
    /** Types of articles that are neither replaced nor inserted. */
    skipArticleTypes: optional(list(), []),
    /** The address of the newer articles. */
    feedUri: optional(address(), '/feeds/home/latest-news.json'),
  },
  async enhance(hook, { maxAge, skipArticleTypes: skip, feedUri }, { feature, page, signal }) {
    if (maxAge === undefined) return;
    const items = [...(hook.querySelector('ul, ol') ?? hook).children].filter(
      (child): child is HTMLElement => child instanceof HTMLElement,
    );
    const time = now();
    const rules = { now: time, maxAge, skip };
    const stories = items.map(storyOf);
    // The feed is fetched only if an item may be replaced.
    const always = { key: '\n', at: time, type: undefined };
    if (chooseReplacements(stories, [always], new Set(), rules).size === 0) return;
    try {
      const feed = await fetchLatestFeed(feedUri, {
        origins: allowedOrigins(page, siteConfig(page)),
        signal,
      });
      // Keeps the height: a shorter headline would move the content below in view of the reader.
      keepHeight(hook, signal);
      for (const [index, story] of chooseReplacements(stories, fedStories(feed), keysOnPage(), rules)) {
        const old = items[index];
        if (!old) continue;
        const drawn = drawStory(old, story, time);
        const hadFocus = old.contains(document.activeElement);
        old.replaceWith(drawn);
        if (hadFocus) drawn.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true });
        onAbort(signal, () => drawn.replaceWith(old));
      }
    } catch (cause) {
      if (!isAborted(cause))
        error(feature, 'The newer articles could not be fetched; what is shown stays.', cause);
    }
  },
});
