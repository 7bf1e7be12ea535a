import { onLeave } from '../../../core/platform/page-life/on-leave.ts';
import { whenIdle } from '../../../core/platform/schedule/idle.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { sendVisitPing } from '../../../core/user/analytics/api/click-tracking.ts';
import { onPageView, type PageView } from '../../../core/user/analytics/page-views.ts';
import { ANALYTICS, areTrackersOn } from '../../../core/user/analytics/trackers.ts';
import { hasConsent, whenConsent } from '../../../core/user/consent/consent.ts';
import { pingOf } from './ping-of.ts';

/**
 * Tells the click-tracking service of each view of the page, once: in a quiet moment, or when the page goes away
 * before one comes [click-tracking-1, click-tracking-2].
 */
export default enhancer({
  attributes: {},
  enhance(_, __, { page, signal }) {
    const { clickTracking } = siteConfig(page).endpoints;
    if (typeof clickTracking !== 'string' || !areTrackersOn(page)) return;
    let waiting: PageView | undefined;

    const send = (isLeaving: boolean) => {
      if (!waiting || !hasConsent(page, ANALYTICS)) return;
      const ping = pingOf({ page, view: waiting, version: page.release });
      waiting = undefined;
      sendVisitPing(clickTracking, ping, isLeaving);
    };

    onPageView((view) => {
      // A view that ended by the page's going away has been told by now; one that ended within the page has not.
      send(false);
      waiting = view;
      const plan = () => whenIdle(() => send(false), signal);
      // Where the feature ends before the site has the reader's consent, nothing is told.
      whenConsent(page, ANALYTICS, signal).then(plan, () => {});
    }, signal);
    onLeave(() => send(true), signal);
  },
});
