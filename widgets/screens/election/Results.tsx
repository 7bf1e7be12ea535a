import { useContentLanguage } from '../../../core/runtime/feature/content-language.ts';
import styles from './Election.module.css';
import type { PartyResult } from './read-results.ts';
import {
  CHANGE,
  changeText,
  EARLIER,
  NO_EARLIER,
  PARTY,
  RESULTS,
  SEATS,
  seatsText,
  shareText,
} from './texts.ts';

/**
 * The parties by seats [election-3], as a table whose rows contain bars. All rows have the same height, so that nothing
 * below moves when parties change places.
 */
export function Results({ parties }: { readonly parties: readonly PartyResult[] }) {
  const language = useContentLanguage();
  const most = Math.max(1, ...parties.flatMap(({ seats, earlierSeats = 0 }) => [seats, earlierSeats]));
  const width = (seats: number) => `${(seats / most) * 100}%`;
  // If the data have no seats of the previous election, no party counts as new.
  const hasEarlier = parties.some(({ earlierSeats }) => earlierSeats !== undefined);
  return (
    <>
      <table className={styles.table}>
        <caption className={styles.caption}>{RESULTS}</caption>
        <thead>
          <tr>
            <th scope="col">{PARTY}</th>
            <th scope="col" className={styles.number}>
              {SEATS}
            </th>
            {hasEarlier && (
              <th scope="col" className={styles.number}>
                {CHANGE}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {parties.map(({ party, seats, percentage, earlierSeats }) => (
            <tr key={party}>
              <th scope="row">
                <span className={styles.name} lang={language}>
                  {party}
                </span>
                <span className={styles.chart} aria-hidden="true">
                  <span className={styles.bar} style={{ inlineSize: width(seats) }} />
                  {earlierSeats !== undefined && (
                    <span className={styles.earlier} style={{ insetInlineStart: width(earlierSeats) }} />
                  )}
                </span>
              </th>
              <td className={styles.number}>
                <span>{seatsText(seats)}</span>
                {percentage !== undefined && <span className={styles.share}>{shareText(percentage)}</span>}
              </td>
              {hasEarlier && (
                <td className={styles.number}>
                  {earlierSeats === undefined ? NO_EARLIER : changeText(seats - earlierSeats)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {/* Like the bars, it tells screen readers nothing beyond the column with the change. */}
      {hasEarlier && (
        <p className={styles.note} aria-hidden="true">
          <span className={styles.tick} />
          <span>{EARLIER}</span>
        </p>
      )}
    </>
  );
}
