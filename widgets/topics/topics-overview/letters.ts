import { create } from '../../../core/platform/dom/create.ts';
import { setAttributes, show } from '../../../core/platform/dom/undo.ts';
import { hrefOf } from '../../../core/platform/history/href-of.ts';
import { freeId } from '../../../core/platform/ids/free-id.ts';
import { fragmentId } from '../../../core/runtime/page/fragment.ts';
import { initialOf, OTHER } from './names.ts';
import { LETTERS } from './texts.ts';
import type { TopicLink } from './topic-links.ts';
import styles from './topics-overview.module.css';

/** A letter of the list, with the place to which it leads. */
export interface Letter {
  readonly link: HTMLAnchorElement;
  readonly initial: string;
  /** The served address of its place; undefined for a letter that is made here. */
  readonly served: string | undefined;
}

/** The longest name of a letter, such as `0-9`; other links of the page, such as `Naar boven`, are longer. */
const LONGEST = 3;

/**
 * The letters that the server sent: links of the hook to places in it.
 * @param hook the overview
 */
export function servedLetters(hook: HTMLElement): Letter[] {
  return [...hook.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
    .filter((link) => link.textContent.trim().length <= LONGEST)
    .map((link) => ({
      link,
      initial: initialOf(link.textContent),
      served: link.getAttribute('href') ?? undefined,
    }));
}

/**
 * Makes a list of letters for a server that sent none: the alphabet, and what else the topics begin with.
 * @param topics of the list
 */
export function makeLetters(topics: readonly TopicLink[]): { nav: HTMLElement; letters: Letter[] } {
  const own = topics.map(({ initial }) => initial).filter((initial) => initial !== OTHER);
  const initials = [...new Set([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', ...own])].sort((one, other) =>
    one.localeCompare(other, 'nl'),
  );
  if (own.length < topics.length) initials.push(OTHER);
  const nav = create('nav', { class: styles.letters, 'aria-label': LETTERS });
  const list = create('ul');
  list.className = styles.list;
  const letters = initials.map((initial): Letter => {
    const item = create('li');
    item.className = styles.item;
    const link = create('a', { class: styles.letter }, initial);
    item.append(link);
    list.append(item);
    return { link, initial, served: undefined };
  });
  nav.append(list);
  return { nav, letters };
}

/**
 * Makes each letter a link to the first topic with that initial; a letter without topics is not a link
 * [topics-overview-2].
 * @param letters of the list
 * @param shown the topics that are shown, in order
 * @param signal puts the served links back
 */
export function linkLetters(
  letters: readonly Letter[],
  shown: Iterable<TopicLink>,
  signal: AbortSignal,
): void {
  const firsts = new Map<string, HTMLElement>();
  for (const { initial, item } of shown) if (!firsts.has(initial)) firsts.set(initial, item);
  for (const { link, initial, served } of letters) {
    const first = firsts.get(initial);
    const href = first && (served ?? hrefOf(idOf(first, initial, signal)));
    setAttributes(link, { href: href ?? null, 'aria-disabled': href ? null : 'true' }, signal);
    // A heading that stands beside its list, and not around it.
    const place = served === undefined ? null : document.getElementById(fragmentId(served));
    if (place && !place.querySelector('a[href]')) show(place, first !== undefined, signal);
  }
}

function idOf(item: HTMLElement, initial: string, signal: AbortSignal): string {
  if (item.id === '') {
    const isTaken = (id: string) => document.getElementById(id) !== null;
    setAttributes(item, { id: freeId(`onderwerpen ${initial}`, 'onderwerpen', isTaken) }, signal);
  }
  return item.id;
}
