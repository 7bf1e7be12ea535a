import { warn } from '../../../../core/runtime/log/log.ts';
import { isParsed } from '../../../../core/runtime/page/parsed.ts';
import { unbrokenPart } from './paragraphs.ts';

/**
 * Maximum number of times that a wall is moved back after scripts moved or removed it, so that two scripts do not do so
 * endlessly.
 */
const MAX_MOVES = 100;

/** The current state of the protected content. */
export interface ContentNow {
  /** The first element; undefined if there is none. */
  readonly first: Element | undefined;
  /** The paragraphs. */
  readonly all: readonly ChildNode[];
  /** The paragraph before the wall; undefined if the wall is before the first one. */
  readonly last: ChildNode | undefined;
}

/** A wall with a position at the protected content. */
export interface Positioned {
  readonly as: 'hard' | 'overcontent' | 'inline' | 'belowcontent';
  readonly section: HTMLElement;
  /** The mount element, after which the wall is placed on a page without protected content. */
  readonly hook: HTMLElement;
  readonly clipAfter: number;
}

/**
 * Inserts a wall at the protected content, and again when a script has removed or moved either of them. While the page
 * is still loading the wall waits for the content; on a complete page without any it is inserted after its hook, with
 * one console message.
 * @param wall see {@link Positioned}
 * @returns a function that moves the wall to its position, and returns whether it had to
 */
export function wallPosition({ as, section, hook, clipAfter }: Positioned): (content: ContentNow) => boolean {
  let moves = 0;
  const insert = (into: () => void) => {
    if (++moves > MAX_MOVES) return false;
    const focused = section.contains(document.activeElement) ? document.activeElement : null;
    into();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    return true;
  };
  let isReported = false;
  const withoutContent = () => {
    if (!isParsed()) return false;
    if (!isReported) {
      isReported = true;
      warn(
        'paywall',
        `The page has no protected content for the wall of type "${as}"; it stands at its hook.`,
      );
    }
    return moves === 0 && hook.isConnected && insert(() => hook.after(section));
  };
  return ({ first, all, last }) => {
    if (!first) return withoutContent();
    if (as !== 'inline') return !follows(section, first) && insert(() => first.after(section));
    // A paragraph is complete when the next one has begun.
    if (all.length <= clipAfter && !hasArrived(first)) return false;
    const anchor = last && unbrokenPart(last, first);
    const before = all.filter((paragraph) => isBefore(paragraph, section)).at(-1);
    const isInPlace = first.contains(section) && (before && unbrokenPart(before, first)) === anchor;
    if (isInPlace) return false;
    return insert(() => (anchor ? anchor.after(section) : first.prepend(section)));
  };
}

function follows(section: Element, content: Element): boolean {
  return section.parentNode === content.parentNode && isBefore(content, section);
}

function isBefore(one: Node, other: Node): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Whether the parser has passed an element: while the page is loading, only a following node shows this. */
function hasArrived(element: Element | null): boolean {
  return element ? element.nextSibling !== null || hasArrived(element.parentElement) : isParsed();
}
