import { onLeave } from '../../../core/platform/page-life/on-leave.ts';
import { whenIdle } from '../../../core/platform/schedule/when-idle.ts';
import { configAddress } from '../../../core/runtime/config/config-address.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { sendVisitPing } from '../../../core/user/analytics/api/click-tracking.ts';
import { onPageView, type PageView } from '../../../core/user/analytics/page-views.ts';
import { ANALYTICS, areTrackersOn } from '../../../core/user/analytics/trackers.ts';
import { hasConsent, whenConsent } from '../../../core/user/consent/consent.ts';
import { pingOf } from './ping-of.ts';

/**
 * The address of the service that gets one ping for each page view, without cookies: https, or an address of the site;
 * without it nothing is sent.
 */
const clickTracking = configAddress('endpoints.clickTracking');

/**
 * Reports each page view to the click-tracking service, once: when the browser is idle, or when the page is hidden
 * before that [click-tracking-1, click-tracking-2].
 */
export default enhancer({
  attributes: {},
  enhance(_, __, { page, signal }) {
    const address = clickTracking(page);
    if (address === undefined || !areTrackersOn(page)) return;
    let waiting: PageView | undefined;

    const send = (isLeaving: boolean) => {
      if (!waiting || !hasConsent(page, ANALYTICS)) return;
      const ping = pingOf({ page, view: waiting, version: page.release });
      waiting = undefined;
      sendVisitPing(address, ping, isLeaving);
    };

    onPageView((view) => {
      // A view that ended with the page has been reported by now; one that ended within the page has not.
      send(false);
      waiting = view;
      const plan = () => whenIdle(() => send(false), signal);
      // If the feature ends before the visitor consents, nothing is reported.
      whenConsent(page, ANALYTICS, signal).then(plan, () => {});
    }, signal);
    onLeave(() => send(true), signal);
  },
});
