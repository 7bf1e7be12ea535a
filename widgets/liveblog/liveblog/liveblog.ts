import { modifiedAt } from '../../../core/domain/liveblog/create-order.ts';
import { pollUpdates } from '../../../core/domain/liveblog/poll-updates.ts';
import { readHtmlUnless } from '../../../core/platform/html/read-html.ts';
import { navigateTo } from '../../../core/platform/navigation/navigate.ts';
import { whenIdle } from '../../../core/platform/schedule/when-idle.ts';
import { parseTimestamp } from '../../../core/platform/time/parse-timestamp.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import { flag, integer, optional } from '../../../core/runtime/feature/attributes.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { stickBelowHeader } from '../../../core/ui/sticky/stick-below-header.ts';
import { createTakeOver } from './create-take-over.ts';
import { createFilter } from './filter.ts';
import { followKeyMoments } from './follow-key-moments.ts';
import { followLinks } from './follow-links.ts';
import { followVisits } from './follow-visits.ts';
import { goToNamed } from './go-to-named.ts';
import { goToNewest } from './go-to-newest.ts';
import { goToUpdate } from './go-to-update.ts';
import { createLiveState } from './live-state.ts';
import styles from './liveblog.module.css';
import { liveblogPage } from './liveblog-page.ts';
import { countNews } from './news.ts';
import { readPage } from './read-page.ts';
import { createServerClock } from './server-clock.ts';
import { observeStatus } from './status.ts';
import { HAS_ENDED } from './texts.ts';

/** Maximum size of a page, in bytes: a day's liveblog of 500 updates has about one million. */
const LARGEST = 3_000_000;

/**
 * Keeps an open liveblog or slowblog current without a reload, and counts new updates [liveblog-1, liveblog-4]. The
 * updates are `[data-liveblog-update]`; without a script they and the links to further pages work as sent. Visitors can
 * see the key moments only, go to the newest update, and see what happened since their last visit, also after the
 * liveblog has ended.
 */
export default lazyWidget({
  at: 'afterbegin',
  loadView: async () => (await import('./LiveTools.tsx')).LiveTools,
  attributes: {
    /** Milliseconds between two polls of the server's page, at most; 0 never polls [liveblog-9]. */
    refreshInterval: optional(integer(0), 20_000),
    /**
     * Whether older updates are on further pages: then only new ones are added [liveblog-7]. A page whose address has a
     * number is one of several without it.
     */
    paginated: flag(),
    /** Whether the liveblog has ended: nothing more is published, and nothing is fetched. */
    ended: flag(),
  },
  enhance(hook, { refreshInterval, paginated: isSaidPaginated, ended }, { show, ...context }) {
    const { feature, page, signal } = context;
    const { number, isNumbered, source } = liveblogPage(location.href);
    const paginated = isSaidPaginated || isNumbered;
    const isFollowed = refreshInterval > 0 && !ended;
    const place = hook.querySelector<HTMLElement>('[data-liveblog-tools]');
    const state = createLiveState();
    const filter = createFilter(hook, state, signal);
    const mark = (update: HTMLElement) => update.classList.add(styles.fresh);
    const news = countNews((count) => state.setState({ count }), mark, signal);
    const goToNews = () => {
      const oldest = news.oldest();
      if (news.some((element) => filter.hides(element))) filter.set(false);
      news.clear();
      if (number > 1) navigateTo(oldest ? `${source}#${encodeURIComponent(oldest.anchor)}` : source, page);
      else if (oldest?.element) goToUpdate(oldest.element, signal);
    };
    const showTools = () =>
      show({
        hook,
        place,
        state,
        onNews: isFollowed ? goToNews : undefined,
        onFilter: filter.set,
        onNewest: () => (number > 1 ? navigateTo(source, page) : goToNewest(hook, filter, signal)),
      });
    // The first screen does not wait for React.
    if (place || isFollowed) whenIdle(showTools, signal);
    if (place) {
      stickBelowHeader(place, signal);
      followLinks(hook, filter, signal);
    }
    goToNamed(hook, signal);
    const clock = createServerClock();
    const knownUntil = () => (ended ? undefined : clock.now() || parseTimestamp(page.articleUpdatedAt));
    const oldestUnread = () => news.oldest()?.publishedAt;
    followVisits({ hook, paginated, oldestUnread, knownUntil }, number, context);
    if (!isFollowed) return;
    const takeOver = createTakeOver(hook, { paginated, number }, news, clock, { feature, page, signal });
    const takeKeyMoments = followKeyMoments(signal);
    const status = observeStatus(feature, signal);
    let tag: string | undefined;

    const refresh = async () => {
      const options = { config: siteConfig(page), expects: 'page', largest: LARGEST, signal } as const;
      const answer = await readHtmlUnless(source, tag, options);
      if (!answer) return status.update();
      clock.set(answer.headers);
      const fetched = readPage(answer.text, page.articleId, feature);
      const isApplied = await takeOver(fetched, modifiedAt(answer.headers));
      tag = answer.tag;
      if (!isApplied) return;
      if (number === 1) await takeKeyMoments(fetched.keyMoments);
      if (signal.aborted) return;
      status.update(fetched.latest);
      filter.listChanged();
      if (!fetched.ended) return;
      stop();
      status.end();
      state.setState({ announcement: HAS_ENDED });
    };
    const stop = pollUpdates({ feature, every: refreshInterval, refresh, signal });
  },
});
