import { shortDay } from '../../../core/platform/time/short-day.ts';
import { ARTICLES, AS_TABLE, barText, WEEK } from './texts.ts';
import styles from './WeekChart.module.css';
import { ticks, type Week } from './weeks.ts';

interface WeekChartProps {
  /** The weeks, at least one, oldest first. */
  readonly weeks: readonly Week[];
  /** The contents of the chart in words. */
  readonly summary: string;
}

/** Height of the drawing and of its bars, in px. */
const HEIGHT = 168;
const TOP = 12;
const BOTTOM = 140;
/** Left part of the width for the numbers, in per cent. */
const LEFT = 10;

/**
 * A bar chart of the articles that were read in each week. Horizontal lengths are percentages, so that the text has the
 * same size on every screen and in print; a table below has the same numbers.
 */
export function WeekChart({ weeks, summary }: WeekChartProps) {
  const lines = ticks(Math.max(...weeks.map(({ count }) => count)));
  const top = lines[2];
  const heightOf = (count: number) => (count / top) * (BOTTOM - TOP);
  const slot = (100 - LEFT) / weeks.length;
  return (
    <>
      <svg className={styles.chart} width="100%" height={HEIGHT} role="img" aria-label={summary}>
        {lines.map((value) => (
          <g key={value}>
            <line
              className={value === 0 ? styles.axis : styles.line}
              x1={`${LEFT}%`}
              x2="100%"
              y1={BOTTOM - heightOf(value)}
              y2={BOTTOM - heightOf(value)}
            />
            <text className={styles.number} x={`${LEFT - 2}%`} y={BOTTOM - heightOf(value)} dy="0.35em">
              {value}
            </text>
          </g>
        ))}
        {weeks.map(({ monday, count }, index) => (
          <rect
            key={monday}
            className={styles.bar}
            x={`${LEFT + slot * (index + 0.15)}%`}
            y={BOTTOM - heightOf(count)}
            width={`${slot * 0.7}%`}
            height={heightOf(count)}
          >
            <title>{barText(shortDay(monday), count)}</title>
          </rect>
        ))}
        <text className={styles.day} x={`${LEFT}%`} y={HEIGHT - 8}>
          {shortDay(weeks[0]?.monday ?? '')}
        </text>
        <text className={`${styles.day} ${styles.last}`} x="100%" y={HEIGHT - 8}>
          {shortDay(weeks.at(-1)?.monday ?? '')}
        </text>
      </svg>
      <details className={styles.details}>
        <summary className={styles.summary}>{AS_TABLE}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.head}>
                {WEEK}
              </th>
              <th scope="col" className={`${styles.head} ${styles.count}`}>
                {ARTICLES}
              </th>
            </tr>
          </thead>
          <tbody>
            {[...weeks].reverse().map(({ monday, count }) => (
              <tr key={monday}>
                <th scope="row" className={styles.cell}>
                  {shortDay(monday)}
                </th>
                <td className={`${styles.cell} ${styles.count}`}>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
