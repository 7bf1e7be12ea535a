import { create } from '../../../core/platform/dom/create.ts';
import type { Kind } from './kinds.ts';
import styles from './lazy-cards.module.css';
import { rowClass } from './row-class.ts';

const SKELETONS = 4;

/** Creates empty cards of the same size, if the server sent nothing. */
export function drawSkeletons(kind: Kind): HTMLElement {
  const list = create('ul', { class: rowClass(kind), 'aria-hidden': 'true' });
  for (let at = 0; at < SKELETONS; at += 1) list.append(drawSkeleton(kind));
  return list;
}

function drawSkeleton(kind: Kind): HTMLElement {
  const card = create('li');
  card.className = styles.card;
  if (kind === 'article' || kind === 'career') card.append(box(styles.picture));
  card.append(box(styles.bar), box(styles.bar), box(styles.bar));
  return card;
}

const box = (className: string): HTMLElement => Object.assign(create('div'), { className });
