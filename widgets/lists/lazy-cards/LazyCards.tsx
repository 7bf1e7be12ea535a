import { isPublished, PublishedTime } from '../../../core/domain/teasers/PublishedTime.tsx';
import { TeaserPicture } from '../../../core/domain/teasers/TeaserPicture.tsx';
import { useContentLanguage } from '../../../core/runtime/feature/content-language.ts';
import type { Card } from './card.ts';
import type { Kind } from './kinds.ts';
import styles from './LazyCards.module.css';
import { minutesText } from './texts.ts';

/** The numbers of the empty cards that are shown while the cards load. */
const SKELETONS = [1, 2, 3, 4];

interface LazyCardsProps {
  readonly kind: Kind;
  /** At least one card; undefined while they load. */
  readonly cards?: readonly Card[];
  /** The current time, in epoch milliseconds. */
  readonly now: number;
  /** Whether the hook is a list itself, such as a slider's track, into which only the cards are rendered. */
  readonly isList: () => boolean;
}

/**
 * Cards in a row that scrolls sideways. Every value is rendered as text or an attribute, never as markup
 * [lazy-cards-9].
 */
export function LazyCards({ kind, cards, now, isList }: LazyCardsProps) {
  const items = cards
    ? // An answer may have the same address twice: only its index identifies a card, and no card ever moves.
      // biome-ignore lint/suspicious/noArrayIndexKey: the cards are rendered once
      cards.map((card, index) => <CardItem key={index} card={card} now={now} />)
    : SKELETONS.map((at) => <SkeletonItem key={`empty-${at}`} kind={kind} />);
  if (isList()) return items;
  // Not every kind has its own class.
  const looks: Partial<Record<Kind, string>> = styles;
  return (
    // Styled as a list without marks, which Safari no longer treats as a list.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul className={`${styles.row} ${looks[kind] ?? ''}`.trim()} role="list" aria-hidden={!cards || undefined}>
      {items}
    </ul>
  );
}

/** An empty card of the same size. */
function SkeletonItem({ kind }: { readonly kind: Kind }) {
  return (
    <li className={styles.card} aria-hidden="true">
      {(kind === 'article' || kind === 'career') && <div className={styles.picture} />}
      <div className={styles.bar} />
      <div className={styles.bar} />
      <div className={styles.bar} />
    </li>
  );
}

function CardItem({ card, now }: { readonly card: Card; readonly now: number }) {
  const { address, title, label, flag, articleId, articleType, image, text, tags = [] } = card;
  const language = useContentLanguage();
  return (
    <li className={styles.card} data-article-id={articleId} data-article-type={articleType}>
      {image !== undefined && (
        <TeaserPicture address={image} width={261} height={163} className={styles.picture} />
      )}
      {(flag !== undefined || label !== undefined) && (
        <p className={styles.label} lang={language}>
          {flag !== undefined && <span className={styles.flag}>{flag}</span>}
          {label !== undefined && <span>{flag === undefined ? label : ` ${label}`}</span>}
        </p>
      )}
      <h3 className={styles.title}>
        <a className={styles.link} href={address} lang={language}>
          {title}
        </a>
      </h3>
      {text !== undefined && (
        <p className={styles.text} lang={language}>
          {text}
        </p>
      )}
      <Meta card={card} now={now} />
      {tags.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: as above
        <ul className={styles.tags} role="list" lang={language}>
          {tags.map((tag) => (
            <li key={tag.address + tag.name}>
              <a href={tag.address}>{tag.name}</a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Meta({ card: { at, minutes }, now }: { readonly card: Card; readonly now: number }) {
  const hasTime = isPublished(at, now);
  if (!hasTime && minutes === undefined) return null;
  return (
    <p className={styles.meta}>
      <PublishedTime at={at} now={now} />
      {minutes !== undefined && <span>{`${hasTime ? ' · ' : ''}${minutesText(minutes)}`}</span>}
    </p>
  );
}
