import { fetchPodcastShows, PODCAST_SHOWS } from '../../../core/domain/podcasts/api/podcast-shows.ts';
import { isAborted } from '../../../core/platform/http/http-error.ts';
import { withRetries } from '../../../core/platform/http/with-retries.ts';
import { allowedOrigins } from '../../../core/runtime/config/allowed-addresses.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import { address, optional } from '../../../core/runtime/feature/attributes.ts';
import { widget } from '../../../core/runtime/feature/widget.tsx';
import { PodcastList } from './PodcastList.tsx';
import { pageOf, shownPodcasts } from './shown-podcasts.ts';

/**
 * Lists the podcasts in a fixed order [podcast-list-1, podcast-list-2]. The server's list stays if they cannot be
 * fetched, or if none of them is in the list.
 */
export default widget({
  attributes: {
    /** The source of the podcasts: an address of the site, or of `endpoints`. */
    source: optional(address(), PODCAST_SHOWS),
  },
  view: PodcastList,
  async enhance(hook, { source }, { page, signal, feature, show }) {
    const call = { origins: allowedOrigins(page, siteConfig(page)), signal };
    try {
      const shows = shownPodcasts(await withRetries(() => fetchPodcastShows(call, source), signal));
      if (shows.length === 0)
        throw new TypeError(`${feature}: data-source ${JSON.stringify(source)} has none of the podcasts.`);
      const links = [...hook.querySelectorAll('a')];
      show({ podcasts: shows.map((each) => ({ ...each, address: pageOf(links, each.slug) })) });
    } catch (cause) {
      if (!isAborted(cause)) throw cause;
    }
  },
});
