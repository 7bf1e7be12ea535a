import { navigateTo } from '../../../core/platform/navigation/navigate.ts';
import { whenIdle } from '../../../core/platform/schedule/when-idle.ts';
import { parseTimestamp } from '../../../core/platform/time/parse-timestamp.ts';
import { address, flag, integer, optional } from '../../../core/runtime/feature/attributes.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { stickBelowHeader } from '../../../core/ui/sticky/stick-below-header.ts';
import { createFilter } from './filter.ts';
import { goToNamed } from './go-to-named.ts';
import { goToNewest } from './go-to-newest.ts';
import { goToUpdate } from './go-to-update.ts';
import { createLiveState } from './live-state.ts';
import styles from './liveblog.module.css';
import { liveblogPage } from './liveblog-page.ts';
import { loadVisitSummary } from './load-visit-summary.ts';
import { countNews } from './news.ts';
import { revealLinkedUpdate } from './reveal-linked-update.ts';
import { createServerClock } from './server-clock.ts';
import { syncWithServer } from './sync-with-server.ts';
import { HAS_ENDED } from './texts.ts';

/**
 * Keeps an open liveblog or slowblog current without a reload, and counts new updates [liveblog-1, liveblog-4]. The
 * updates are `[data-liveblog-update]`; without a script they and the links to further pages work as sent. Visitors can
 * show only the key moments, go to the newest update, and see what happened since their last visit, including after the
 * liveblog has ended.
 */
export default lazyWidget({
  at: 'afterbegin',
  loadView: async () => (await import('./LiveTools.tsx')).LiveTools,
  attributes: {
    /** Maximum number of milliseconds between two polls of the server's page; 0 never polls [liveblog-9]. */
    refreshInterval: optional(integer(0), 20_000),
    /**
     * Whether older updates are on further pages: then only new ones are added [liveblog-7]. Not required if the page's
     * address has a number.
     */
    paginated: flag(),
    /**
     * The address of server-sent events with each update, on this site or one of `fragmentOrigins`. The page is only
     * polled while the stream fails or an event is missing.
     */
    streamUrl: optional(address()),
    /**
     * The id of the last event that the page includes, set by the server for each response: required with
     * `data-stream-url`.
     */
    streamNumber: optional(integer(0)),
    /** Whether the liveblog has ended: nothing more is published, and nothing is fetched. */
    ended: flag(),
  },
  enhance(
    hook,
    { refreshInterval, paginated: isSaidPaginated, streamUrl, streamNumber, ended },
    { show, ...context },
  ) {
    const { page, signal } = context;
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
    // The first paint does not wait for React.
    if (place || isFollowed) whenIdle(showTools, signal);
    if (place) {
      stickBelowHeader(place, signal);
      revealLinkedUpdate(hook, filter, signal);
    }
    goToNamed(hook, signal);
    const clock = createServerClock();
    const knownUntil = () => (ended ? undefined : clock.now() || parseTimestamp(page.articleUpdatedAt));
    const oldestUnread = () => news.oldest()?.publishedAt;
    loadVisitSummary({ hook, paginated, oldestUnread, knownUntil }, number, context);
    if (!isFollowed) return;
    syncWithServer(
      hook,
      { source, number, paginated, every: refreshInterval, streamUrl, streamNumber },
      {
        news,
        clock,
        listChanged: filter.listChanged,
        hasEnded: () => state.setState({ announcement: HAS_ENDED }),
      },
      context,
    );
  },
});
