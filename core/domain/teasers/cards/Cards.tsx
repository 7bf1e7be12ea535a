import { useContentLanguage } from '../../../runtime/feature/content-language.ts';
import { TitledRow } from '../../../ui/carousel/TitledRow.tsx';
import { isPublished, PublishedTime } from '../PublishedTime.tsx';
import type { Rendition } from '../picture.ts';
import type { ArticleCard } from './article-card.ts';
import styles from './Cards.module.css';
import type { CardRow } from './card-row.ts';
import { MAX_ROW } from './max-row.ts';

/** The minimum number of cards: fewer do not fill the row. */
const FULL = 4;

export interface CardsProps extends CardRow {
  /** The current time in epoch milliseconds, for the publication times. */
  readonly now: number;
  /** Condition of the media query for the larger pictures. */
  readonly wide: string;
}

/** A titled row of articles, which scrolls sideways in a narrow window; its height does not depend on their number. */
export function Cards({ title, cards, now, wide, hasLines = false, isReported = false, onOpen }: CardsProps) {
  const wraps = hasLines || cards.length > MAX_ROW;
  const layout = wraps ? styles.grid : styles.row;
  return (
    <TitledRow
      title={title}
      className={styles.root}
      listClassName={cards.length < FULL ? `${layout} ${styles.few}` : layout}
      wraps={wraps}
    >
      {cards.map((card) => (
        <li
          key={card.id}
          className={card.isColumn ? `${styles.card} ${styles.column}` : styles.card}
          data-item-type={card.isColumn ? 'column' : undefined}
          data-recommender-id={isReported ? card.id : undefined}
        >
          <Card card={card} now={now} wide={wide} onOpen={onOpen} />
        </li>
      ))}
    </TitledRow>
  );
}

type CardProps = Pick<CardsProps, 'now' | 'wide' | 'onOpen'> & { readonly card: ArticleCard };

/** The headline is the link, and the whole card is its click target. */
function Card({ card, now, wide, onOpen }: CardProps) {
  const { headline, address, label, teaser, at, picture } = card;
  const language = useContentLanguage();
  return (
    <>
      {picture && (
        <span className={styles.picture}>
          <picture>
            {picture.medium !== picture.small && <Sources files={picture.medium} media={wide} />}
            <Sources files={{ webp: picture.small.webp }} />
            <img alt="" loading="lazy" decoding="async" src={picture.small.url ?? picture.small.webp} />
          </picture>
        </span>
      )}
      {label && (
        <p className={styles.label} lang={language}>
          {label}
        </p>
      )}
      <h3 className={styles.title}>
        <a
          className={styles.link}
          href={address}
          lang={language}
          onClick={() => onOpen?.(card)}
          onAuxClick={({ button }) => button === 1 && onOpen?.(card)}
        >
          {headline}
        </a>
      </h3>
      {teaser && (
        <p className={styles.teaser} lang={language}>
          {teaser}
        </p>
      )}
      {isPublished(at, now) && (
        <p className={styles.meta}>
          <PublishedTime at={at} now={now} />
        </p>
      )}
    </>
  );
}

/** The files of one size, with webp first. */
function Sources({ files: { url, webp }, media }: { readonly files: Rendition; readonly media?: string }) {
  return (
    <>
      {webp && <source type="image/webp" srcSet={webp} media={media} />}
      {url && <source srcSet={url} media={media} />}
    </>
  );
}
