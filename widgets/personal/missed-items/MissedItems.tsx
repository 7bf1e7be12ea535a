import { formatArticleTime } from '../../../core/platform/time/dutch-dates.ts';
import { TitledRow } from '../../../core/ui/carousel/TitledRow.tsx';
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
  return (
    <TitledRow title={TITLE} className={styles.root} listClassName={styles.row}>
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
    </TitledRow>
  );
}
