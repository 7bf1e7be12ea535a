import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import { useContentLanguage } from '../../../core/runtime/feature/content-language.ts';
import { Button } from '../../../core/ui/button/Button.tsx';
import styles from './HonoursSearch.module.css';
import type { Honour } from './honour.ts';
import { genderText, type HonoursFilter, type HonoursResult } from './search-honours.ts';
import {
  AWARD,
  countText,
  GENDER,
  LIMITED,
  MORE,
  NAME,
  PLACE,
  PROVINCE,
  REMARK,
  TITLE,
  YEAR,
} from './texts.ts';

/** Number of rows that are rendered at once, so that three thousand rows are not a single long task. */
const PART = 25;

/** The classes of narrow columns. */
const WIDTHS: Readonly<Record<string, string>> = { [YEAR]: styles.year, [GENDER]: styles.gender };

interface ResultsProps {
  readonly result: HonoursResult;
  /** The filter of the result: the table of another search starts at its top. */
  readonly filter: HonoursFilter;
  /** Called when the table needs rows that have not loaded yet. */
  readonly onMore: () => void;
}

/** The matching honours, as a table that grows while the visitor scrolls. */
export const Results = memo(function Results({ result, filter, onMore }: ResultsProps) {
  const { honours, count: total, isLimited } = result;
  const [shown, setShown] = useState({ filter, count: PART });
  const count = shown.filter === filter ? shown.count : PART;
  const scroller = useRef<HTMLElement>(null);
  const hasMore = count < total;
  const grow = () => (count < honours.length ? setShown({ filter, count: count + PART }) : onMore());
  return (
    <>
      <p role="status" className={styles.message}>
        {isLimited ? LIMITED : countText(total)}
      </p>
      {honours.length > 0 && (
        // The keyboard must be able to scroll it, too.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs a tab stop
        <section ref={scroller} className={styles.scroller} aria-label={TITLE} tabIndex={0}>
          <table className={styles.table} aria-rowcount={total + 1}>
            <caption className={styles.caption}>{TITLE}</caption>
            <thead>
              <tr>
                {[YEAR, NAME, AWARD, GENDER, PLACE, PROVINCE, REMARK].map((title) => (
                  <th key={title} scope="col" className={WIDTHS[title]}>
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {honours.slice(0, count).map((honour, index) => (
                // Rows have no identity; the row at an index may belong to another search.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <Row key={index} honour={honour} />
              ))}
            </tbody>
          </table>
          {hasMore && <More key={count} scroller={scroller} onNear={grow} />}
        </section>
      )}
    </>
  );
});

const Row = memo(function Row({ honour }: { readonly honour: Honour }) {
  const { year, name, alternateName, type, gender, location, municipality, abroad, province, remark } =
    honour;
  const language = useContentLanguage();
  const places = [...new Set([location, municipality, abroad])].filter(Boolean);
  return (
    <tr>
      <td>{year}</td>
      <th scope="row" lang={language}>
        <span>{name}</span>
        {alternateName && <span className={styles.alternate}>{` (${alternateName})`}</span>}
      </th>
      <td lang={language}>{type}</td>
      <td>{genderText(gender)}</td>
      <td lang={language}>{places.join(', ')}</td>
      <td lang={language}>{province}</td>
      <td lang={language}>{remark}</td>
    </tr>
  );
});

/** The button for more rows, which is not needed if the browser reports that it is near. */
function More({
  scroller,
  onNear,
}: {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly onNear: () => void;
}) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = ref;
    if (!current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) onNear();
      },
      { root: scroller.current, rootMargin: '600px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  });
  return (
    <div ref={ref} className={styles.more}>
      <Button onClick={onNear}>{MORE}</Button>
    </div>
  );
}
