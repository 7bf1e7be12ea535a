import { randomId } from '../../../core/platform/ids/random-id.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { areTrackersOn } from '../../../core/user/analytics/trackers.ts';
import { isSampled } from './is-sampled.ts';
import { reportsConfig } from './reports-config.ts';

/**
 * Reports errors and web vitals to an address of the site's own, if `reports` of script#site-config names one. Most page
 * views of a site that takes a sample load this file alone.
 */
export default enhancer({
  attributes: {},
  enhance(_hook, _attributes, { feature, page, signal }) {
    const reports = reportsConfig(page);
    // The id lives as long as the page: it joins the reports of one view, and identifies nobody.
    const view = randomId();
    if (!reports || !isSampled(view, reports.sample) || !areTrackersOn(page)) return;
    import('./start-reports.ts').then(
      ({ startReports }) => startReports({ page, reports, view }, signal),
      (cause) => error(feature, 'The code that reports could not be loaded; nothing is reported.', cause),
    );
  },
});
