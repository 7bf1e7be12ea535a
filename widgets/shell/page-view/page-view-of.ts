import type { Page } from '../../../core/runtime/page/page.ts';
import type { AnalyticsEvents } from '../../../core/user/analytics/events.ts';
import type { PageView } from '../../../core/user/analytics/page-views.ts';

/** The inputs of a page view. */
interface Seen {
  readonly page: Pick<Page, 'pageType' | 'articleType' | 'articleId' | 'appView'>;
  readonly view: PageView;
  /** Undefined if unknown. */
  readonly segment: string | undefined;
}

/** The fields of the event `page-view`. */
export function pageViewOf({ page, view, segment }: Seen): AnalyticsEvents['page-view'] {
  return {
    page_view_id: view.id,
    page_type: page.pageType,
    article_id: page.articleId || undefined,
    article_type: page.articleType || undefined,
    address: view.address,
    // The referrer of the first load does not apply to a return to the page.
    referrer: view.restored ? '' : view.referrer,
    app_view: page.appView,
    restored: view.restored,
    segment,
  };
}
