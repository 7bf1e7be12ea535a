import { drawTeaserPicture } from '../../../core/domain/teasers/draw-teaser-picture.ts';
import { drawTime } from '../../../core/domain/teasers/draw-time.ts';
import { create } from '../../../core/platform/dom/create.ts';
import type { Card } from './card.ts';
import type { Kind } from './kinds.ts';
import styles from './lazy-cards.module.css';
import { rowClass } from './row-class.ts';
import { minutesText } from './texts.ts';

/**
 * Draws cards, which never change afterwards. Every value is text or an attribute, never markup [lazy-cards-9].
 * @param cards at least one
 * @param now the present, in epoch milliseconds
 * @returns the items of a row that scrolls sideways
 */
export function drawCards(cards: readonly Card[], now: number): HTMLElement[] {
  return cards.map((card) => drawCard(card, now));
}

/**
 * Draws the row around them.
 * @param kind of the cards
 */
export function drawRow(kind: Kind, items: readonly HTMLElement[]): HTMLElement {
  // Styled as a list without marks, which Safari no longer takes for a list.
  return create('ul', { class: rowClass(kind), role: 'list' }, ...items);
}

function drawCard(card: Card, now: number): HTMLElement {
  const { address, title, articleId, articleType, image, text, tags = [] } = card;
  const item = create('li', {
    class: styles.card,
    'data-article-id': articleId,
    'data-article-type': articleType,
  });
  if (image !== undefined)
    item.append(drawTeaserPicture({ address: image, width: 261, height: 163, className: styles.picture }));
  item.append(...drawLabel(card));
  const link = create('a', { class: styles.link, href: address }, title);
  item.append(create('h3', { class: styles.title }, link));
  if (text !== undefined) item.append(create('p', { class: styles.text }, text));
  item.append(...drawMeta(card, now));
  if (tags.length > 0) {
    const words = tags.map((tag) => create('li', {}, create('a', { href: tag.address }, tag.name)));
    item.append(create('ul', { class: styles.tags, role: 'list' }, ...words));
  }
  return item;
}

function drawLabel({ flag, label }: Card): HTMLElement[] {
  if (flag === undefined && label === undefined) return [];
  const line = create('p', { class: styles.label });
  if (flag !== undefined) line.append(create('span', { class: styles.flag }, flag));
  if (label !== undefined) line.append(create('span', {}, flag === undefined ? label : ` ${label}`));
  return [line];
}

function drawMeta({ at, minutes }: Card, now: number): HTMLElement[] {
  const published = drawTime(at, now);
  if (!published && minutes === undefined) return [];
  const line = create('p', { class: styles.meta });
  if (published) line.append(published);
  if (minutes !== undefined)
    line.append(create('span', {}, `${published ? ' · ' : ''}${minutesText(minutes)}`));
  return [line];
}
