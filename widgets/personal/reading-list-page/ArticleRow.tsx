import { memo, useId } from 'react';
import type { SentFavourite } from '../../../core/domain/favourites/api/favourites.ts';
import { REMOVE, SAVE_IN } from '../../../core/domain/favourites/texts.ts';
import { TeaserPicture } from '../../../core/domain/teasers/TeaserPicture.tsx';
import { useContentLanguage } from '../../../core/runtime/feature/content-language.ts';
import { Button } from '../../../core/ui/button/Button.tsx';
import { x } from '../../../core/ui/icon/shapes.ts';
import styles from './ArticleRow.module.css';
import type { Collection } from './collection.ts';
import { Mark } from './Mark.tsx';
import { type SavedArticle, savedArticle } from './saved-article.ts';
import { readingTime, savedOn } from './texts.ts';
import { useLostFocus } from './use-lost-focus.ts';

/** The actions for an article; the same object for all rows. */
export interface RowActions {
  readonly pick: (article: SavedArticle) => void;
  readonly remove: (articleId: number) => void;
}

interface ArticleRowProps {
  /** The article as sent: the same object as long as it has not changed. */
  readonly sent: SentFavourite;
  readonly tags: readonly Collection[];
  readonly actions: RowActions;
  /** Whether the article has just been restored: the button that was pressed has been removed. */
  readonly takesFocus: boolean;
}

/**
 * A saved article: its headline, its collections, and its actions. It only renders again when one of these changes,
 * because a list may have thousands.
 */
export const ArticleRow = memo(function ArticleRow({ sent, tags, actions, takesFocus }: ArticleRowProps) {
  const language = useContentLanguage();
  const remover = useLostFocus(takesFocus);
  const article = savedArticle(sent, location.href);
  const { id, headline, label, href, savedOn: date, picture, minutes } = article;
  const headlineId = useId();
  const own = tags.filter(({ articles }) => articles.includes(id));
  return (
    <li className={styles.item}>
      {picture !== undefined && (
        <TeaserPicture address={picture} width={128} height={80} className={styles.picture} />
      )}
      <div className={styles.words}>
        {label !== undefined && (
          <p className={styles.label} lang={language}>
            {label}
          </p>
        )}
        <h3 className={styles.headline} id={headlineId} dir="auto">
          <a className={styles.link} href={href} lang={language}>
            {headline}
          </a>
        </h3>
        {(date !== undefined || minutes !== undefined) && (
          <p className={styles.facts}>
            {date !== undefined && <span>{savedOn(date)}</span>}
            {minutes !== undefined && <span>{readingTime(minutes)}</span>}
          </p>
        )}
        {own.length > 0 && (
          <ul className={styles.tags}>
            {own.map(({ name, colours }) => (
              <li key={name} className={styles.tag}>
                <Mark colours={colours} />
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.actions}>
        <Button aria-describedby={headlineId} onClick={() => actions.pick(article)}>
          {SAVE_IN}
        </Button>
        <Button
          ref={remover}
          icon={x}
          labelHidden
          aria-describedby={headlineId}
          title={REMOVE}
          onClick={() => actions.remove(id)}
        >
          {REMOVE}
        </Button>
      </div>
    </li>
  );
});
