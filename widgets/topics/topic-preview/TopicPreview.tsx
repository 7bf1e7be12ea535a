import { PublishedTime } from '../../../core/domain/teasers/PublishedTime.tsx';
import { TeaserPicture } from '../../../core/domain/teasers/TeaserPicture.tsx';
import { useContentLanguage } from '../../../core/runtime/feature/content-language.ts';
import { type HeldHeight, useSettle } from '../../../core/ui/held-height/use-settle.ts';
import { Hidden } from '../../../core/ui/hidden/Hidden.tsx';
import type { TopicItem } from './api/topic-items.ts';
import styles from './TopicPreview.module.css';
import { BALLS, ballsText } from './texts.ts';

interface TopicPreviewProps extends HeldHeight {
  readonly items: readonly TopicItem[];
  /** The current time, in epoch milliseconds. */
  readonly now: number;
}

/** Articles of a topic, with the rating of a review [topic-preview-2]. Every value is text, never markup. */
export function TopicPreview({ items, now, settle }: TopicPreviewProps) {
  useSettle(settle, true);
  return (
    // Styled as a list without marks, which Safari no longer treats as a list.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul className={styles.list} role="list">
      {items.map((item) => (
        <Item key={item.url + item.headline} item={item} now={now} />
      ))}
    </ul>
  );
}

function Item({ item, now }: { readonly item: TopicItem; readonly now: number }) {
  const { headline, url, image, publishedAt, rating } = item;
  return (
    <li className={styles.item}>
      {image !== undefined && (
        <TeaserPicture address={image} width={112} height={75} className={styles.picture} />
      )}
      <div className={styles.words}>
        <a className={styles.link} href={url} lang={useContentLanguage()}>
          {headline}
        </a>
        <div className={styles.meta}>
          {rating !== undefined && <Rating rating={rating} />}
          <PublishedTime at={publishedAt} now={now} className={styles.time} />
        </div>
      </div>
    </li>
  );
}

function Rating({ rating }: { readonly rating: number }) {
  return (
    <p className={styles.rating}>
      <span className={styles.balls} aria-hidden="true">
        {Array.from({ length: BALLS }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: five balls that never move
          <span key={at} className={at < rating ? styles.ball : styles.noBall} />
        ))}
      </span>
      <Hidden>{ballsText(rating)}</Hidden>
    </p>
  );
}
