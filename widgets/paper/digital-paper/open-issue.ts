import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { amsterdamClock } from '../../../core/platform/time/amsterdam-clock.ts';
import { now } from '../../../core/platform/time/now.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { refusesHistory } from '../../../core/user/history/refuses-history.ts';
import { fetchNewestIssue } from './api/issue-stats.ts';
import { type PaperAddress, pageNumberIn } from './paper-address.ts';
import { pingIssueOpened, pingReading } from './pings.ts';
import { publicationCode } from './publication-code.ts';
import { advanceViewDate, readViewDate } from './view-date.ts';

export { obeyViewDateSwitch } from './view-date.ts';

/**
 * Stores the date of the issue that a logged-in visitor opens as the view date, and reports the issue; then fetches the
 * view date of the account, which another device may have advanced. Once today's issue has been opened, nothing can be
 * newer, and no call is made [digital-paper-8, digital-paper-9].
 * @param issue undefined on a page of the digital paper without an issue
 * @param signal ends the reports
 * @throws HttpError
 */
export async function openIssue(
  page: Page,
  issue: PaperAddress | undefined,
  signal: AbortSignal,
): Promise<void> {
  if (issue && !signal.aborted) {
    advanceIssueDate(issue);
    // A visitor who refuses a reading history is not reported. Page turns before that is known are reported afterwards.
    const turned = [issue.pageNumber];
    const waiting = new AbortController();
    onAbort(signal, () => waiting.abort());
    addEventListener('hashchange', () => turned.push(pageNumberIn(location.hash)), {
      signal: waiting.signal,
    });
    void refusesHistory(page).then((refuses) => {
      waiting.abort();
      if (!refuses && !signal.aborted) reportIssue(issue, turned, signal);
    });
  }
  if ((readViewDate() ?? '') >= amsterdamClock(now()).day) return;
  const date = await fetchNewestIssue(page, signal);
  if (date !== undefined) advanceViewDate(date);
}

/** A preview does not count as an issue. */
function advanceIssueDate({ publication, date }: PaperAddress): void {
  if (publicationCode(publication) !== undefined) advanceViewDate(date);
}

/** Reports an issue and each of its pages to which the visitor turns. A preview does not count as an issue. */
function reportIssue(
  { publication, date }: PaperAddress,
  turned: readonly string[],
  signal: AbortSignal,
): void {
  const code = publicationCode(publication);
  if (code === undefined) return;
  let reported: string | undefined;
  const report = (next: string) => {
    if (next !== reported) pingReading(next);
    reported = next;
  };
  for (const pageNumber of turned) report(pageNumber);
  addEventListener('hashchange', () => report(pageNumberIn(location.hash)), { signal });
  pingIssueOpened(code, date);
}
