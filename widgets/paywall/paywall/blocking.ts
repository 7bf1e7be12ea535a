import type { PaywallType } from '../../../core/paywall/types.ts';

/** Whether a type keeps the reader from the content; the other six are soft [paywall-types-2]. */
export function isBlocking(type: PaywallType): boolean {
  return type === 'hard' || type === 'overcontent';
}

/** The mark that hides, also where the site's style gives an element a `display` of its own. */
const MARK = 'data-paywall-hidden';

/**
 * Keeps elements out of sight, of the keyboard and of screen readers, and stays at it: what is inserted later is
 * hidden too [paywall-types-4, paywall-types-9].
 * @param root where things may change
 * @param hidden says what must be hidden now
 * @param signal gives everything back
 */
export function keepHidden(root: Element, hidden: () => readonly Element[], signal: AbortSignal): void {
  const before = new Map<Element, boolean>();
  const hide = () => {
    for (const element of hidden()) {
      if (element.hasAttribute(MARK) && element.hasAttribute('hidden')) continue;
      if (!before.has(element)) before.set(element, element.hasAttribute('hidden'));
      element.toggleAttribute(MARK, true);
      element.toggleAttribute('hidden', true);
    }
  };
  hide();
  const observer = new MutationObserver(hide);
  // Whatever shows it again, by accident or not, is undone.
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['hidden', MARK] });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    for (const [element, wasHidden] of before) {
      element.removeAttribute(MARK);
      element.toggleAttribute('hidden', wasHidden);
    }
  });
}

/**
 * The paragraphs of a text: its own, or, where an element stands around them, those within.
 * @param content the protected content
 */
function paragraphs(content: Element): Element[] {
  const own = content.querySelectorAll(':scope > p');
  return [...(own.length > 0 ? own : content.querySelectorAll('p'))];
}

/**
 * The paragraph after which a wall stands: number `clipAfter`, or the last where there are fewer.
 * @param content the protected content
 * @param clipAfter paragraphs; 0 stands for none
 */
export function lastOpenParagraph(content: Element, clipAfter: number): Element | undefined {
  return clipAfter === 0 ? undefined : paragraphs(content).slice(0, clipAfter).at(-1);
}

/**
 * Everything in the content that comes after an element, in whatever it is nested.
 * @param content the protected content
 * @param last from {@link lastOpenParagraph}; undefined for all of it
 * @param except stays, such as the wall itself
 */
export function everythingAfter(content: Element, last: Element | undefined, except: Element): Element[] {
  if (!last) return [...content.children].filter((element) => element !== except);
  const after: Element[] = [];
  for (let at: Element | null = last; at && at !== content; at = at.parentElement) {
    for (let next = at.nextElementSibling; next; next = next.nextElementSibling) {
      if (next !== except && !next.contains(except)) after.push(next);
    }
  }
  return after;
}

/**
 * Takes the players of games from the page, also those that come later [paywall-types-21].
 * @param selector finds them
 * @param signal puts them back where they were
 */
export function removePlayers(selector: string, signal: AbortSignal): void {
  const removed: { readonly player: Element; readonly mark: Comment }[] = [];
  const remove = () => {
    for (const player of document.querySelectorAll(selector)) {
      const mark = document.createComment('');
      player.replaceWith(mark);
      removed.push({ player, mark });
    }
  };
  remove();
  const observer = new MutationObserver(remove);
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    for (const { player, mark } of removed) mark.replaceWith(player);
  });
}
