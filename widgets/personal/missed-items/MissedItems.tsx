import { useId } from 'react';
import { formatArticleTime } from '../../../core/platform/time/dutch-dates.ts';
import { CarouselButtons } from '../../../core/ui/carousel/CarouselButtons.tsx';
import { useCarousel } from '../../../core/ui/carousel/use-carousel.ts';
import styles from './MissedItems.module.css';
import type { Missed } from './missed.ts';
import { TITLE } from './texts.ts';

interface MissedItemsProps {
  readonly items: readonly Missed[];
  /** In epoch milliseconds. */
  readonly now: number;
}

/** A row of articles that scrolls sideways; as high whatever is in it. */
export function MissedItems({ items, now }: MissedItemsProps) {
  const heading = useId();
  const list = useId();
  const row = useCarousel();
  return (
    <section className={styles.root} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 className={styles.heading} id={heading}>
          {TITLE}
        </h2>
        {!row.isWhole && <CarouselButtons className={styles.buttons} row={row} controls={list} />}
      </div>
      <ul
        ref={row.track}
        id={list}
        className={styles.row}
        data-slider-track=""
        aria-labelledby={row.isWhole ? undefined : heading}
        tabIndex={row.isWhole ? undefined : 0}
      >
        {items.map(({ id, address, headline, label, at }) => {
          const time = at === undefined ? undefined : formatArticleTime(at, now);
          return (
            <li key={id} className={styles.item} data-recommender-id={/^\d+$/.test(id) ? id : undefined}>
              {label && <p className={styles.label}>{label}</p>}
              <h3 className={styles.title}>
                <a className={styles.link} href={address}>
                  {headline}
                </a>
              </h3>
              {time && at !== undefined && (
                <p className={styles.meta}>
                  <time dateTime={new Date(at).toISOString()}>{time}</time>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
