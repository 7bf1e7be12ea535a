import { formatArticleTime } from '../../../core/platform/time/dutch-dates.ts';
import type { Card } from './card.ts';
import type { Kind } from './kinds.ts';
import styles from './lazy-cards.module.css';
import { minutesText } from './texts.ts';

/** In px, as the style has them: the browser knows the size before the picture comes. */
const PICTURE = { width: 261, height: 163 };
const SKELETONS = 4;

/**
 * Draws cards as a row that scrolls sideways. Every value goes in as text or as an attribute, never as markup
 * [lazy-cards-9].
 * @param cards at least one
 * @param now the present, in epoch milliseconds
 */
export function drawCards(kind: Kind, cards: readonly Card[], now: number): HTMLElement {
  const list = row(kind);
  // Styled as a list without marks, which Safari no longer takes for a list.
  list.setAttribute('role', 'list');
  list.append(...cards.map((card) => drawCard(card, now)));
  return list;
}

/** What stands there until the cards come, where the server sent nothing: of the same size. */
export function drawSkeletons(kind: Kind): HTMLElement {
  const list = row(kind);
  list.setAttribute('aria-hidden', 'true');
  const bones = () => {
    const item = element('li', styles.card);
    if (kind === 'article' || kind === 'career') item.append(element('div', styles.picture));
    item.append(element('div', styles.bar), element('div', styles.bar), element('div', styles.bar));
    return item;
  };
  list.append(...Array.from({ length: SKELETONS }, bones));
  return list;
}

function row(kind: Kind): HTMLElement {
  const looks: Partial<Record<Kind, string>> = styles;
  return element('ul', `${styles.row} ${looks[kind] ?? ''}`);
}

function drawCard(card: Card, now: number): HTMLElement {
  const item = element('li', styles.card);
  const link = element('a', styles.link, card.title);
  link.href = card.address;
  const title = element('h3', styles.title);
  title.append(link);
  if (card.image !== undefined) item.append(picture(card.image));
  if (card.articleId !== undefined) item.dataset.articleId = card.articleId;
  if (card.articleType !== undefined) item.dataset.articleType = card.articleType;
  const label = labelOf(card);
  if (label) item.append(label);
  item.append(title);
  if (card.text !== undefined) item.append(element('p', styles.text, card.text));
  const meta = metaOf(card, now);
  if (meta) item.append(meta);
  if (card.tags?.length) item.append(tagsOf(card.tags));
  return item;
}

/** The word that marks it, then the label. */
function labelOf({ flag, label = '' }: Card): HTMLElement | undefined {
  if (flag === undefined && label === '') return undefined;
  const line = element('p', styles.label);
  if (flag !== undefined) line.append(element('span', styles.flag, flag), ' ');
  line.append(label);
  return line;
}

/** The title says what the picture would: it is decoration. One that does not come leaves its empty box. */
function picture(address: string): HTMLElement {
  const box = element('div', styles.picture);
  const image = element('img');
  Object.assign(image, { alt: '', loading: 'lazy', decoding: 'async', ...PICTURE });
  image.addEventListener('error', () => image.remove(), { once: true });
  image.src = address;
  box.append(image);
  return box;
}

function metaOf({ at, minutes }: Card, now: number): HTMLElement | undefined {
  const published = at === undefined ? undefined : formatArticleTime(at, now);
  if (published === undefined && minutes === undefined) return undefined;
  const meta = element('p', styles.meta);
  if (at !== undefined && published !== undefined) {
    const time = element('time', undefined, published);
    time.dateTime = new Date(at).toISOString();
    meta.append(time);
  }
  if (minutes !== undefined) meta.append(published === undefined ? '' : ' · ', minutesText(minutes));
  return meta;
}

function tagsOf(tags: NonNullable<Card['tags']>): HTMLElement {
  const list = element('ul', styles.tags);
  list.setAttribute('role', 'list');
  for (const { name, address } of tags) {
    const link = element('a', undefined, name);
    link.href = address;
    const item = element('li');
    item.append(link);
    list.append(item);
  }
  return list;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className?: string,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className !== undefined) made.className = className;
  made.textContent = text;
  return made;
}
