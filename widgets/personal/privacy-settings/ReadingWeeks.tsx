import { fetchWeekCounts } from '../../../core/domain/history/api/reading-history.ts';
import { sharedRead } from '../../../core/platform/http/shared-read.ts';
import { useRead } from '../../../core/platform/http/use-read.ts';
import { now } from '../../../core/platform/time/clock.ts';
import { oncePerPage } from '../../../core/runtime/page/once-per-page.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { Skeleton } from '../../../core/ui/skeleton/Skeleton.tsx';
import styles from './PrivacySettings.module.css';
import { WEEKS, WEEKS_FAILED, weeksEmpty, weeksSummary } from './texts.ts';
import { WeekChart } from './WeekChart.tsx';
import { latestWeeks, weeksIn } from './weeks.ts';

const weekCounts = oncePerPage((page: Page) =>
  sharedRead((_of: readonly [account: string, deletions: number], signal) => fetchWeekCounts(page, signal), {
    freshFor: Number.POSITIVE_INFINITY,
  }),
);

interface ReadingWeeksProps {
  readonly page: Page;
  /** Hash of the login: the numbers of another account are not this one's. */
  readonly account: string;
  /** How often the history was deleted on this page: the numbers from before do not count. */
  readonly deletions: number;
  /** The number of days of the settings: the chart shows their weeks. */
  readonly days: number;
}

/** A chart of how many articles the visitor read in each week [reading-history-2]. */
export function ReadingWeeks({ page, account, deletions, days }: ReadingWeeksProps) {
  const read = useRead(weekCounts(page), [account, deletions] as const);
  const weeks = weeksIn(days);
  return (
    <section className={styles.section} aria-label={WEEKS}>
      <h2 className={styles.heading}>{WEEKS}</h2>
      {read.status === 'pending' && <Skeleton shape="picture" className={styles.chartSpace} />}
      {read.status === 'error' && <p className={styles.text}>{WEEKS_FAILED}</p>}
      {read.status === 'success' && <Weeks weeks={latestWeeks(read.answer, weeks, now())} />}
    </section>
  );
}

function Weeks({ weeks }: { readonly weeks: ReturnType<typeof latestWeeks> }) {
  const total = weeks.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return <p className={styles.text}>{weeksEmpty(weeks.length)}</p>;
  const summary = weeksSummary(weeks.length, total);
  return (
    <>
      <p className={styles.text}>{summary}</p>
      <WeekChart weeks={weeks} summary={summary} />
    </>
  );
}
