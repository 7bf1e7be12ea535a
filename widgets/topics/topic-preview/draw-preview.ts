import { drawTeaserPicture } from '../../../core/domain/teasers/draw-teaser-picture.ts';
import { drawTime } from '../../../core/domain/teasers/draw-time.ts';
import { create } from '../../../core/platform/dom/create.ts';
import { hiddenClass } from '../../../core/ui/hidden/spoken-status.ts';
import type { TopicItem } from './api/topic-items.ts';
import { BALLS, ballsText } from './texts.ts';
import styles from './topic-preview.module.css';

/**
 * Draws articles of a topic, with the rating of a review [topic-preview-2]. Every value is text, never markup.
 * @param now the present, in epoch milliseconds
 */
export function drawPreview(items: readonly TopicItem[], now: number): HTMLElement {
  // Styled as a list without marks, which Safari no longer takes for a list.
  return create('ul', { class: styles.list, role: 'list' }, ...items.map((item) => drawItem(item, now)));
}

function drawItem({ headline, url, image, publishedAt, rating }: TopicItem, now: number): HTMLElement {
  const meta = create('div', { class: styles.meta });
  if (rating !== undefined) meta.append(drawRating(rating));
  const published = drawTime(publishedAt, now, styles.time);
  if (published) meta.append(published);
  const words = create(
    'div',
    { class: styles.words },
    create('a', { class: styles.link, href: url }, headline),
    meta,
  );
  const item = create('li', { class: styles.item });
  if (image !== undefined)
    item.append(drawTeaserPicture({ address: image, width: 112, height: 75, className: styles.picture }));
  item.append(words);
  return item;
}

function drawRating(rating: number): HTMLElement {
  const balls = create('span', { class: styles.balls, 'aria-hidden': 'true' });
  for (let at = 0; at < BALLS; at += 1)
    balls.append(create('span', { class: at < rating ? styles.ball : styles.noBall }));
  return create(
    'p',
    { class: styles.rating },
    balls,
    create('span', { class: hiddenClass }, ballsText(rating)),
  );
}
