import type { PaywallType } from '../../../core/domain/paywall/types.ts';
import { MARK } from './hidden-mark.ts';

/** Whether a type keeps the reader from the content; the other six are soft [paywall-types-2]. */
export function isBlocking(type: PaywallType | 'plain'): boolean {
  return type === 'hard' || type === 'overcontent';
}

/** What can be hidden: elements of HTML, SVG and MathML. */
export type Hideable = Element & ElementCSSInlineStyle;

/**
 * Keeps elements out of sight, of the keyboard and of screen readers, and stays at it: what is inserted later is
 * hidden too [paywall-types-4, paywall-types-9].
 * @param root where things may change
 * @param hidden says what must be hidden now
 * @param signal gives everything back
 */
export function keepHidden(root: Element, hidden: () => readonly Hideable[], signal: AbortSignal): void {
  const before = new Map<Hideable, { readonly hidden: boolean; readonly display: string }>();
  const hide = () => {
    for (const element of hidden()) {
      if (!before.has(element)) {
        before.set(element, { hidden: element.hasAttribute('hidden'), display: element.style.display });
        undone.observe(element, { attributeFilter: ['hidden', 'style', MARK] });
      }
      if (isHidden(element)) continue;
      element.toggleAttribute(MARK, true);
      element.toggleAttribute('hidden', true);
      element.style.setProperty('display', 'none', 'important');
    }
  };
  // Whatever shows it again, by accident or not, is undone.
  const undone = new MutationObserver(hide);
  const inserted = new MutationObserver(hide);
  hide();
  inserted.observe(root, { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    undone.disconnect();
    inserted.disconnect();
    for (const [element, was] of before) {
      element.removeAttribute(MARK);
      element.toggleAttribute('hidden', was.hidden);
      element.style.setProperty('display', was.display);
      if (element.getAttribute('style') === '') element.removeAttribute('style');
    }
  });
}

function isHidden(element: Hideable): boolean {
  const { style } = element;
  return (
    element.hasAttribute(MARK) &&
    element.hasAttribute('hidden') &&
    style.display === 'none' &&
    style.getPropertyPriority('display') === 'important'
  );
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
  return paragraphs(content).slice(0, clipAfter).at(-1);
}

/**
 * Everything in the content that comes after an element, in whatever it is nested. Words that stand in no element of
 * their own get one, so that they can be hidden.
 * @param content the protected content
 * @param last from {@link lastOpenParagraph}; undefined for all of it
 * @param except stays, such as the wall itself
 */
export function everythingAfter(content: Element, last: Element | undefined, except: Element): Hideable[] {
  const after: ChildNode[] = last ? [] : [...content.childNodes];
  for (let at: Element | null = last ?? null; at && at !== content; at = at.parentElement) {
    for (let next = at.nextSibling; next; next = next.nextSibling) after.push(next);
  }
  return after.flatMap((node) => {
    if (isHideable(node)) return node === except || node.contains(except) ? [] : node;
    return node instanceof Text && node.data.trim() !== '' ? inElement(node) : [];
  });
}

function isHideable(node: Node): node is Hideable {
  return node instanceof Element && 'style' in node;
}

function inElement(words: Text): HTMLElement {
  const element = document.createElement('span');
  words.replaceWith(element);
  element.append(words);
  return element;
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
