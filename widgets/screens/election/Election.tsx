import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { isAborted } from '../../../core/platform/http/http-error.ts';
import { clockText } from '../../../core/platform/time/clock-text.ts';
import { useContentLanguage } from '../../../core/runtime/feature/content-language.ts';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { error as logError } from '../../../core/runtime/log/log.ts';
import styles from './Election.module.css';
import { pollOf } from './poll-of.ts';
import { Results } from './Results.tsx';
import { countedText, majorityText, seatsText, updatedText } from './texts.ts';

/** Number of parties in the line above an article. */
const IN_HEADER = 3;

/** The number of seats needed for a majority. */
const majorityOf = (total: number): number => Math.floor(total / 2) + 1;

interface ElectionProps {
  readonly resultsUrl: string;
  readonly refreshInterval: number;
  readonly totalSeats: number | undefined;
  readonly view: 'header' | 'widget';
  readonly context: Context;
}

/**
 * The results so far. Until the first answer the server's table stays, and after a failure the last answer is shown.
 */
export function Election({ resultsUrl, refreshInterval, totalSeats, view, context }: ElectionProps) {
  const language = useContentLanguage();
  const poll = useMemo(
    () => pollOf(context.page, refreshInterval)(resultsUrl),
    [context.page, resultsUrl, refreshInterval],
  );
  const { answer, error } = useSyncExternalStore(poll.subscribe, poll.read);
  useEffect(() => {
    if (error === undefined || isAborted(error)) return;
    logError(context.feature, `The results of ${resultsUrl} could not be read; what is shown stays.`, error);
  }, [error, resultsUrl, context.feature]);
  if (!answer) return null;
  const { results, at } = answer;
  return (
    <div className={styles.root}>
      <p className={styles.header}>
        {results.counted !== undefined && (
          <>
            <strong className={styles.counted}>{countedText(results.counted)}</strong>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.progress} style={{ inlineSize: `${results.counted}%` }} />
            </span>
          </>
        )}
        <span className={styles.time}>{updatedText(clockText(at))}</span>
      </p>
      {view === 'header' ? (
        <ol className={styles.leaders}>
          {results.parties.slice(0, IN_HEADER).map(({ party, seats }) => (
            <li key={party} className={styles.leader}>
              <b lang={language}>{party}</b>
              <span>{` ${seatsText(seats)}`}</span>
            </li>
          ))}
        </ol>
      ) : (
        <>
          <Results parties={results.parties} />
          {totalSeats !== undefined && (
            <p className={styles.note}>{majorityText(majorityOf(totalSeats), totalSeats)}</p>
          )}
        </>
      )}
    </div>
  );
}
