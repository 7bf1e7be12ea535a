import { articleIdOf } from '../../../core/platform/ids/article-id.ts';
import { on } from '../../../core/runtime/bus/bus.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { onPageView } from '../../../core/user/analytics/page-views.ts';
import { areTrackersOn } from '../../../core/user/analytics/trackers.ts';
import { whileVisitor } from '../../../core/user/visitor/while-visitor.ts';
import { type RecommenderEvent, sendRecommenderEvents } from './api/recommender-events.ts';
import { batchEvents } from './batch-events.ts';
import { watchTeasers } from './watch-teasers.ts';
import { whilePermitted } from './while-permitted.ts';

/**
 * Reports to the recommender which articles a logged-in visitor saw, read and put on the reading list, once per page
 * view [recommender-1, recommender-3, recommender-4]; those seen and read only if the visitor permits a reading
 * history.
 */
export default enhancer({
  attributes: {},
  enhance(_, __, { feature, page, signal }) {
    if (!areTrackersOn(page)) return;

    const send = (events: readonly RecommenderEvent[], isLeaving: boolean) => {
      sendRecommenderEvents(page, events, isLeaving).catch((cause) =>
        error(feature, 'A batch of events could not be sent; it is dropped.', cause),
      );
    };

    const startView = (viewSignal: AbortSignal) => {
      const add = batchEvents(send, viewSignal);
      const report = (event: RecommenderEvent['event'], id: string | number, source: string) => {
        const isNumber = /^\d{1,15}$/.test(String(id));
        if (isNumber) add({ article_id: Number(id), event });
        else error(feature, `${source} is ${JSON.stringify(id)}; expected the number of an article.`);
      };
      const readId = page.pageType === 'article' ? articleIdOf(page) : undefined;
      whilePermitted(
        page,
        (permittedSignal) => {
          if (readId !== undefined) report('read', readId, "the article's data-article-id");
          watchTeasers((id) => report('seen', id, 'data-recommender-id'), permittedSignal);
        },
        viewSignal,
      );
      on(
        'favourite:changed',
        ({ articleId, isSaved }) => {
          if (isSaved) report('readlist', articleId, 'an added favourite');
        },
        viewSignal,
      );
    };

    whileVisitor(
      page,
      ({ loggedIn }, visitorSignal) => {
        if (!loggedIn) return;
        let view = new AbortController();
        visitorSignal.addEventListener('abort', () => view.abort());
        onPageView(() => {
          view.abort();
          view = new AbortController();
          startView(view.signal);
        }, visitorSignal);
      },
      signal,
    );
  },
});
