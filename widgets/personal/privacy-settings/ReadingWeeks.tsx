import { sharedRead } from '../../../core/platform/http/shared-read.ts';
import { useRead } from '../../../core/platform/http/use-read.ts';
import { now } from '../../../core/platform/time/now.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { pageValue } from '../../../core/runtime/page/page-value.ts';
import { useSettle } from '../../../core/ui/held-height/use-settle.ts';
import { SettingsSection, SettingsText } from '../../../core/ui/settings/SettingsSection.tsx';
import { Skeleton } from '../../../core/ui/skeleton/Skeleton.tsx';
import { fetchWeekCounts } from '../../../core/user/history/api/reading-history.ts';
import styles from './PrivacySettings.module.css';
import { WEEKS, WEEKS_FAILED, weeksEmpty, weeksSummary } from './texts.ts';
import { WeekChart } from './WeekChart.tsx';
import { latestWeeks, weeksIn } from './weeks.ts';

const weekCounts = pageValue((page: Page) =>
  sharedRead((_of: readonly [account: string, deletions: number], signal) => fetchWeekCounts(page, signal), {
    freshFor: Number.POSITIVE_INFINITY,
  }),
);

interface ReadingWeeksProps {
  readonly page: Page;
  /** Hash of the login: the numbers of another account are not this one's. */
  readonly account: string;
  /** The number of times that the history was deleted on this page: earlier numbers are outdated. */
  readonly deletions: number;
  /** The number of days in the settings: the chart shows their weeks. */
  readonly days: number;
  /** Called when the numbers are shown, or could not be loaded. */
  readonly settle: () => void;
}

/** A chart of the number of articles that the visitor read in each week [reading-history-2]. */
export function ReadingWeeks({ page, account, deletions, days, settle }: ReadingWeeksProps) {
  const read = useRead(weekCounts(page), [account, deletions] as const);
  useSettle(settle, read.status !== 'pending');
  const weeks = weeksIn(days);
  return (
    <SettingsSection heading={WEEKS}>
      {read.status === 'pending' && <Skeleton shape="picture" className={styles.chartSpace} />}
      {read.status === 'error' && <SettingsText>{WEEKS_FAILED}</SettingsText>}
      {read.status === 'success' && <Weeks weeks={latestWeeks(read.answer, weeks, now())} />}
    </SettingsSection>
  );
}

function Weeks({ weeks }: { readonly weeks: ReturnType<typeof latestWeeks> }) {
  const total = weeks.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return <SettingsText>{weeksEmpty(weeks.length)}</SettingsText>;
  const summary = weeksSummary(weeks.length, total, Math.round(total / weeks.length));
  return (
    <>
      <SettingsText>{summary}</SettingsText>
      <WeekChart weeks={weeks} summary={summary} />
    </>
  );
}
