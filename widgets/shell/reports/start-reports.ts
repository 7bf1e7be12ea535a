import { sendReport } from '../../../core/platform/http/send-report.ts';
import { onLeave } from '../../../core/platform/page-life/on-leave.ts';
import { bundleBase } from '../../../core/platform/scripts/bundle-base.ts';
import { toJson } from '../../../core/platform/text/to-json.ts';
import { debounce } from '../../../core/platform/time/debounce.ts';
import { messages } from '../../../core/runtime/log/log.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { cleanPath } from './clean.ts';
import { handledErrors, observeErrors } from './observe-errors.ts';
import { observeVitals } from './observe-vitals.ts';
import { createQueue } from './queue.ts';
import type { Report, ReportBatch } from './report.ts';
import type { ReportSettings } from './reports-config.ts';

/** Time in which further errors are added to the first one's batch, in ms. */
const TOGETHER = 3000;

interface Reporting {
  readonly page: Page;
  readonly reports: ReportSettings;
  /** The id of the page view. */
  readonly view: string;
}

/**
 * Reports what the site has configured: errors soon after they happened, web vitals when the visitor leaves the page.
 * @param reporting the page, and the site's settings
 * @param signal ends the reports of errors
 */
export function startReports({ page, reports, view }: Reporting, signal: AbortSignal): void {
  const queue = createQueue();
  const base = bundleBase();
  const states = () => (window.nmt && 'state' in window.nmt ? window.nmt.state() : []);

  const send = () => {
    if (reports.errors) for (const report of handledErrors(messages)) queue.add(report);
    const taken = queue.take();
    if (taken.length > 0) sendReport(reports.address, toJson(batchOf({ page, reports, view }, taken)));
  };
  const sendSoon = debounce(send, TOGETHER, signal);
  const report = (one: Report) => {
    queue.add(one);
    if (one.kind === 'error') sendSoon();
  };

  if (reports.vitals) observeVitals({ base, states, report });
  if (reports.errors) {
    observeErrors({ base, states, report }, signal);
    // Sends errors that were logged earlier.
    sendSoon();
  }
  // After the listeners of the library, which reports its last values on the same events.
  onLeave(send, signal);
}

function batchOf({ page, reports, view }: Reporting, taken: readonly Report[]): ReportBatch {
  const { release, pageType, articleType, path, appView } = page;
  return {
    v: 1,
    release,
    view,
    sample: reports.sample,
    page: { type: pageType, articleType, path: cleanPath(path), appView },
    reports: taken,
  };
}
