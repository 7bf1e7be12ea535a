import { TeaserPicture } from '../../../core/domain/teasers/TeaserPicture.tsx';
import { formatArticleTime } from '../../../core/platform/time/dutch-dates.ts';
import type { Card } from './card.ts';
import type { Kind } from './kinds.ts';
import styles from './lazy-cards.module.css';
import { rowClass } from './row-class.ts';
import { minutesText } from './texts.ts';

interface CardsProps {
  readonly kind: Kind;
  /** At least one. */
  readonly cards: readonly Card[];
  /** The present, in epoch milliseconds. */
  readonly now: number;
  /** Whether the cards are the items of an existing list, such as a slider's track. */
  readonly inList: boolean;
}

/** Cards as a row that scrolls sideways. Every value is text or an attribute, never markup [lazy-cards-9]. */
export function Cards({ kind, cards, now, inList }: CardsProps) {
  // An answer may have the same address twice: only its index identifies a card, and no card ever moves.
  // biome-ignore lint/suspicious/noArrayIndexKey: the cards are rendered once
  const items = cards.map((card, index) => <CardItem key={index} card={card} now={now} />);
  if (inList) return items;
  return (
    // Styled as a list without marks, which Safari no longer takes for a list.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul className={rowClass(kind)} role="list">
      {items}
    </ul>
  );
}

function CardItem({ card, now }: { readonly card: Card; readonly now: number }) {
  const { address, title, label, flag, articleId, articleType, image, text, tags = [] } = card;
  return (
    <li className={styles.card} data-article-id={articleId} data-article-type={articleType}>
      {image !== undefined && (
        <TeaserPicture address={image} width={261} height={163} className={styles.picture} />
      )}
      {(flag !== undefined || label !== undefined) && (
        <p className={styles.label}>
          {flag !== undefined && <span className={styles.flag}>{flag}</span>}
          {label !== undefined && <span>{flag === undefined ? label : ` ${label}`}</span>}
        </p>
      )}
      <h3 className={styles.title}>
        <a className={styles.link} href={address}>
          {title}
        </a>
      </h3>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      <Meta card={card} now={now} />
      {tags.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: as above
        <ul className={styles.tags} role="list">
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
  const published = at === undefined ? undefined : formatArticleTime(at, now);
  if (published === undefined && minutes === undefined) return null;
  return (
    <p className={styles.meta}>
      {at !== undefined && published !== undefined && (
        <time dateTime={new Date(at).toISOString()}>{published}</time>
      )}
      {minutes !== undefined && (
        <span>{`${published === undefined ? '' : ' · '}${minutesText(minutes)}`}</span>
      )}
    </p>
  );
}
