import { randomId } from '../../../core/platform/ids/random-id.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { areTrackersOn } from '../../../core/user/analytics/trackers.ts';
import { isSampled } from './is-sampled.ts';
import { reportsConfig } from './reports-config.ts';

/**
 * Reports errors and web vitals to an address of the site, if `reports` of script#site-config has one. If the site
 * samples page views, most of them only load this file.
 */
export default enhancer({
  attributes: {},
  enhance(_hook, _attributes, { feature, page, signal }) {
    const reports = reportsConfig(page);
    // The id exists as long as the page: it connects the reports of a view, and identifies nobody.
    const view = randomId();
    if (!reports || !isSampled(view, reports.sample) || !areTrackersOn(page)) return;
    import('./start-reports.ts').then(
      ({ startReports }) => startReports({ page, reports, view }, signal),
      (cause) => error(feature, 'The code that reports could not be loaded; nothing is reported.', cause),
    );
  },
});
