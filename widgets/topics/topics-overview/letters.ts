import { setAttributes, show } from '../../../core/platform/dom/undo.ts';
import { hrefOf, isLinkToPlace } from '../../../core/platform/history/href-of.ts';
import { freeId } from '../../../core/platform/ids/free-id.ts';
import { LOCALE } from '../../../core/runtime/config/locale.ts';
import { fragmentId } from '../../../core/runtime/page/fragment.ts';
import { initialOf, OTHER } from './names.ts';
import type { TopicLink } from './topic-links.ts';

/** A letter of the server's list. */
export interface ServedLetter {
  readonly link: HTMLAnchorElement;
  readonly initial: string;
  readonly href: string | null;
  /** The id of its target. */
  readonly place: string;
}

/** A letter that is rendered. */
export interface LetterLink {
  readonly initial: string;
  /** Undefined if no topic begins with it. */
  readonly href: string | undefined;
}

/** Maximum length of a letter's text, such as `0-9`; other links of the page, such as `Naar boven`, are longer. */
const MAX_LENGTH = 3;

/**
 * The server's letters: links of the hook to elements in it.
 * @param hook the overview
 */
export function servedLetters(hook: HTMLElement): ServedLetter[] {
  return [...hook.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter((link) => isLinkToPlace(link) && link.textContent.trim().length <= MAX_LENGTH)
    .map((link) => ({
      link,
      initial: initialOf(link.textContent),
      href: link.getAttribute('href'),
      place: fragmentId(link.hash),
    }));
}

/**
 * The letters if the server sent none: the alphabet, and other initials of the topics.
 * @param topics the topics of the list; without any there are no letters
 */
export function initialsOf(topics: readonly TopicLink[]): readonly string[] {
  if (topics.length === 0) return [];
  const own = topics.map(({ initial }) => initial).filter((initial) => initial !== OTHER);
  const initials = [...new Set([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', ...own])].sort((one, other) =>
    one.localeCompare(other, LOCALE),
  );
  return own.length < topics.length ? [...initials, OTHER] : initials;
}

/**
 * The first topic of each initial.
 * @param topics the shown topics, in order
 */
export function firstByInitial(topics: Iterable<TopicLink>): ReadonlyMap<string, HTMLElement> {
  const firsts = new Map<string, HTMLElement>();
  for (const { initial, item } of topics) if (!firsts.has(initial)) firsts.set(initial, item);
  return firsts;
}

/**
 * Makes letters links to the first topics with those initials, which get ids; a letter without topics is not a link
 * [topics-overview-2].
 * @param initials the initials in the list
 * @param firsts see {@link firstByInitial}
 * @param signal removes the ids
 */
export function linkLetters(
  initials: readonly string[],
  firsts: ReadonlyMap<string, HTMLElement>,
  signal: AbortSignal,
): readonly LetterLink[] {
  return initials.map((initial) => {
    const first = firsts.get(initial);
    return { initial, href: first && hrefOf(idOf(first, initial, signal)) };
  });
}

/**
 * Makes the server's letters without topics plain text, and the others links again [topics-overview-2].
 * @param letters the letters of the list
 * @param firsts see {@link firstByInitial}
 * @param signal restores the server's links
 */
export function showLetters(
  letters: readonly ServedLetter[],
  firsts: ReadonlyMap<string, HTMLElement>,
  signal: AbortSignal,
): void {
  for (const { link, initial, href, place } of letters) {
    const hasTopics = firsts.has(initial);
    setAttributes(
      link,
      { href: hasTopics ? href : null, 'aria-disabled': hasTopics ? null : 'true' },
      signal,
    );
    // A heading that is next to its list, and does not contain it.
    const heading = document.getElementById(place);
    if (heading && !heading.querySelector('a[href]')) show(heading, hasTopics, signal);
  }
}

function idOf(item: HTMLElement, initial: string, signal: AbortSignal): string {
  if (item.id === '') {
    const isTaken = (id: string) => document.getElementById(id) !== null;
    setAttributes(item, { id: freeId(`onderwerpen ${initial}`, 'onderwerpen', isTaken) }, signal);
  }
  return item.id;
}
