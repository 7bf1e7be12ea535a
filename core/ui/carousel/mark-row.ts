import { setAttributes } from '../../platform/dom/undo.ts';
import { wrapInRow } from './wrap-in-row.ts';

const TRACK = 'data-slider-track';

/**
 * Marks the row of a slider if the server neither marked an element nor sent a list: the element that contains the
 * cards, or will when they have loaded; or a new element around them if they have other siblings, such as the heading.
 * @param hook the element around the cards
 * @param signal restores the server's markup
 * @param isCard whether an element is a card. @default an article, or an element with a link
 */
export function markRow(
  hook: HTMLElement,
  signal: AbortSignal,
  isCard: (element: Element) => boolean = isLinked,
): void {
  if (hook.querySelector(`[${TRACK}]`)) return;
  const loading = [...hook.querySelectorAll('[data-lazy-load-url]')].find(
    (holder) => !holder.querySelector(':scope > :not([aria-hidden="true"])'),
  );
  if (loading) {
    setAttributes(loading, { [TRACK]: '' }, signal);
    return;
  }
  const [first, ...others] = findCards(hook, isCard);
  const list = hook.querySelector('ul, ol');
  // A list in a card is a part of it, such as its topics.
  if (!first || (list && ![first, ...others].some((card) => card.contains(list)))) return;
  const { parentElement: holder } = first;
  if (holder && holder !== hook && holder.childElementCount === others.length + 1) {
    setAttributes(holder, { [TRACK]: '' }, signal);
    return;
  }
  setAttributes(wrapInRow([first, ...others], signal), { [TRACK]: '' }, signal);
}

/** The cards are articles, or otherwise siblings of one kind. */
function findCards(hook: HTMLElement, isCard: (element: Element) => boolean): readonly Element[] {
  for (const holder of [hook, ...hook.querySelectorAll('div, section')]) {
    const kinds = new Map<string, Element[]>();
    for (const child of holder.children) {
      if (isCard(child)) kinds.set(kindOf(child), [...(kinds.get(kindOf(child)) ?? []), child]);
    }
    const most = [...kinds.values()].reduce((one, other) => (other.length > one.length ? other : one), []);
    if (most.length > 1 || most[0]?.localName === 'article') return most;
  }
  return [];
}

function isLinked(element: Element): boolean {
  if (element.matches('a[href]')) return element.childElementCount > 0;
  return (
    element.matches('article') ||
    (element.matches('div, section, figure') && element.querySelector('a[href]') !== null)
  );
}

/** Cards of one row have the same element name and first class; further classes may mark a special one. */
const kindOf = ({ localName, classList }: Element): string => `${localName} ${classList[0] ?? ''}`;
