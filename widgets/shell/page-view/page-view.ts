import { on } from '../../../core/runtime/bus/bus.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { onPageView, type PageView } from '../../../core/user/analytics/page-views.ts';
import { track } from '../../../core/user/analytics/track.ts';
import { storeArticleRead } from '../../../core/user/prompts/article-read.ts';
import { countPageView } from '../../../core/user/prompts/may-offer.ts';
import { pageViewOf } from './page-view-of.ts';

/** Reports each view of the page, and the visitor's segment as soon as it is known [analytics-3]. */
export default enhancer({
  attributes: {},
  enhance(_, __, { page, signal }) {
    let view: PageView | undefined;
    let segment: string | undefined;
    // Reported if already known; fetching it would cost a call.
    on(
      'visitor:changed',
      (visitor) => {
        const isNew = visitor.segment !== segment;
        segment = visitor.segment;
        if (view && isNew) track(page, 'visitor-segment', { page_view_id: view.id, segment });
      },
      signal,
    );
    countPageView(page);
    onPageView((next) => {
      view = next;
      if (page.articleId) storeArticleRead();
      track(page, 'page-view', pageViewOf({ page, view, segment }));
    }, signal);
  },
});
