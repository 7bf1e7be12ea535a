import { create } from '../../../platform/dom/create.ts';
import { drawTime } from '../draw-time.ts';
import type { Picture, Rendition } from '../picture.ts';
import type { ArticleCard } from './article-card.ts';
import styles from './cards.module.css';

interface CardOptions {
  /** In epoch milliseconds, for the time. */
  readonly now: number;
  /** Condition of the media query for the larger pictures. */
  readonly wide: string;
  /** Called when a visitor opens the card, in this tab or another. */
  readonly onOpen?: ((card: ArticleCard) => void) | undefined;
}

/**
 * Draws the content of a card: the headline is the link, and the whole card its target. Every value is text or an
 * attribute, never markup.
 */
export function drawCard(card: ArticleCard, { now, wide, onOpen }: CardOptions): HTMLElement[] {
  const { headline, address, label, teaser, at, picture } = card;
  const link = create('a', { class: styles.link, href: address }, headline);
  link.addEventListener('click', () => onOpen?.(card));
  link.addEventListener('auxclick', ({ button }) => button === 1 && onOpen?.(card));
  const parts: HTMLElement[] = [];
  if (picture) parts.push(drawPicture(picture, wide));
  else if (teaser) parts.push(create('p', { class: styles.teaser }, teaser));
  if (label) parts.push(create('p', { class: styles.label }, label));
  parts.push(create('h3', { class: styles.title }, link));
  const time = drawTime(at, now);
  if (time) parts.push(create('p', { class: styles.meta }, time));
  return parts;
}

function drawPicture({ small, medium }: Picture, wide: string): HTMLElement {
  const image = create('img', { alt: '', loading: 'lazy', decoding: 'async' });
  const files = [...(medium === small ? [] : sources(medium, wide)), ...sources({ webp: small.webp }), image];
  const picture = create('picture', {}, ...files);
  // Last: browsers may fetch it before they know the other files and that it can wait.
  image.setAttribute('src', small.url ?? small.webp ?? '');
  return create('span', { class: styles.picture }, picture);
}

/** The files of one size, webp first. */
function sources({ url, webp }: Rendition, media?: string): HTMLElement[] {
  return [
    ...(webp ? [create('source', { type: 'image/webp', srcset: webp, media })] : []),
    ...(url ? [create('source', { srcset: url, media })] : []),
  ];
}
