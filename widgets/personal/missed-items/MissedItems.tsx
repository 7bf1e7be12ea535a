import { isPublished, PublishedTime } from '../../../core/domain/teasers/PublishedTime.tsx';
import { useContentLanguage } from '../../../core/runtime/feature/content-language.ts';
import { TitledRow } from '../../../core/ui/carousel/TitledRow.tsx';
import styles from './MissedItems.module.css';
import type { Missed } from './missed.ts';
import { TITLE } from './texts.ts';

interface MissedItemsProps {
  readonly items: readonly Missed[];
  /** The current time, in epoch milliseconds. */
  readonly now: number;
}

/** A row of articles that scrolls sideways; its height does not depend on its content. */
export function MissedItems({ items, now }: MissedItemsProps) {
  const language = useContentLanguage();
  return (
    <TitledRow title={TITLE} className={styles.root} listClassName={styles.row}>
      {items.map(({ id, address, headline, label, at }) => (
        <li key={id} className={styles.item} data-recommender-id={/^\d+$/.test(id) ? id : undefined}>
          {label && (
            <p className={styles.label} lang={language}>
              {label}
            </p>
          )}
          <h3 className={styles.title}>
            <a className={styles.link} href={address} lang={language}>
              {headline}
            </a>
          </h3>
          {isPublished(at, now) && (
            <p className={styles.meta}>
              <PublishedTime at={at} now={now} />
            </p>
          )}
        </li>
      ))}
    </TitledRow>
  );
}
