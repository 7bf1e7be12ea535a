import { useMemo } from 'react';
import styles from './ChildNames.module.css';
import type { ChildName } from './read-names.ts';
import { type Series, seriesOf } from './series.ts';
import { captionText, countText, GENDERS, summaryText, YEAR } from './texts.ts';

interface NameCountsProps {
  readonly name: ChildName;
  readonly years: { readonly first: number; readonly last: number };
}

/** The counts of a name per year: a sentence, a chart, and the same as a table [special-kindernamen-2]. */
export function NameCounts({ name, years }: NameCountsProps) {
  const series = useMemo(() => seriesOf(name, years), [name, years]);
  return (
    <section className={styles.counts} aria-label={name.name}>
      <h3 className={styles.name}>{name.name}</h3>
      <p className={styles.summary}>{summaryText(series.total, series.peak)}</p>
      <Chart series={series} />
      <CountTable name={name.name} series={series} />
    </section>
  );
}

/** A bar chart; the table below has the same numbers. */
function Chart({ series: { genders, years, peak } }: { readonly series: Series }) {
  const highest = Math.max(1, peak.count);
  const first = years[0]?.year;
  const middle = years[Math.floor(years.length / 2)]?.year;
  const last = years[years.length - 1]?.year;
  return (
    <div aria-hidden="true">
      <p className={styles.legend}>
        {genders.map((gender) => (
          <span key={gender} className={styles.key}>
            <span className={`${styles.sample} ${styles[gender]}`} />
            <span>{GENDERS[gender]}</span>
          </span>
        ))}
        <span className={styles.highest}>{countText(peak.count)}</span>
      </p>
      <div className={styles.bars}>
        {years.map(({ year, counts }) => (
          <div key={year} className={styles.year}>
            {genders.map((gender, index) => (
              <span
                key={gender}
                className={`${styles.bar} ${styles[gender]}`}
                style={{ blockSize: `${((counts[index] ?? 0) / highest) * 100}%` }}
              />
            ))}
          </div>
        ))}
      </div>
      <p className={styles.axis}>
        {[...new Set([first, middle, last])].map((year) => (
          <span key={year}>{year}</span>
        ))}
      </p>
    </div>
  );
}

function CountTable({
  name,
  series: { genders, years },
}: {
  readonly name: string;
  readonly series: Series;
}) {
  return (
    // The keyboard must be able to scroll it, too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs a tab stop
    <section className={styles.scroller} aria-label={captionText(name)} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{captionText(name)}</caption>
        <thead>
          <tr>
            <th scope="col">{YEAR}</th>
            {genders.map((gender) => (
              <th key={gender} scope="col" className={styles.number}>
                <span>{GENDERS[gender]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, counts }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              {genders.map((gender, index) => (
                <td key={gender} className={styles.number}>
                  {counts[index] === undefined ? '–' : countText(counts[index])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
