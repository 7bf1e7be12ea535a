import { useId } from 'react';
import { formatArticleTime } from '../../../core/platform/time/dutch-dates.ts';
import { useContentLanguage } from '../../../core/runtime/feature/content-language.ts';
import styles from './new-since.module.css';
import type { Story } from './stories.ts';

/** Maximum number of stories in the list: more would not be a summary. */
const MAX_STORIES = 6;

export interface NewSinceProps {
  readonly title: string;
  /** The stories, newest first. */
  readonly stories: readonly Story[];
  /** The current time, in epoch milliseconds. */
  readonly now: number;
}

/** A short list of titles with their age. */
export function NewSince({ title, stories, now }: NewSinceProps) {
  const heading = useId();
  const language = useContentLanguage();
  return (
    <section className={styles.root} aria-labelledby={heading}>
      <h2 className={styles.title} id={heading}>
        {title}
      </h2>
      <ol className={styles.list}>
        {stories.slice(0, MAX_STORIES).map(({ id, address, headline, at }) => (
          <li key={id} className={styles.item}>
            <a className={styles.link} href={address} lang={language}>
              {headline}
            </a>{' '}
            <time className={styles.age} dateTime={new Date(at).toISOString()}>
              {formatArticleTime(at, now)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
