import { useId } from 'react';
import { useContentLanguage } from '../../../../core/runtime/feature/content-language.ts';
import styles from './SinceLastVisit.module.css';
import { FIRST_UNSEEN, sinceText } from './texts.ts';

/** A link to an update on the page. */
export interface UpdateLink {
  /** The update's id on the page. */
  readonly anchor: string;
  readonly headline: string;
}

interface SinceLastVisitProps {
  readonly count: number;
  readonly isAtLeast: boolean;
  readonly keyPoints: readonly UpdateLink[];
  /** The id of the first update that the visitor has not seen. */
  readonly first: string;
}

/** The summary of what happened since the last visit, in a few lines. */
export function SinceLastVisit({ count, isAtLeast, keyPoints, first }: SinceLastVisitProps) {
  const title = useId();
  const language = useContentLanguage();
  return (
    <section className={styles.root} aria-labelledby={title}>
      <h2 className={styles.title} id={title}>
        {sinceText(count, isAtLeast)}
      </h2>
      {keyPoints.length > 0 && (
        <ul className={styles.points} lang={language}>
          {keyPoints.map(({ anchor, headline }) => (
            <li key={anchor}>
              <a className={styles.point} href={`#${anchor}`}>
                {headline}
              </a>
            </li>
          ))}
        </ul>
      )}
      <a className={styles.first} href={`#${first}`}>
        {FIRST_UNSEEN}
      </a>
    </section>
  );
}
