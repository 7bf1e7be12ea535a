import { create } from '../../../core/platform/dom/create.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { type Around, finderOf } from './finder-of.ts';
import styles from './glossary-annotator.module.css';

/** Elements in which no word is explained [glossary-annotator-1], or whose text is not the article's own. */
const OUTSIDE =
  'a, button, summary, label, h1, h2, h3, h4, h5, h6, figcaption, caption, dl, code, pre, script, style, noscript, template, textarea, select, svg, [role="button"], [contenteditable]';

/**
 * Turns the first occurrence of each term into a button.
 * @param body the article's text
 * @param terms the terms, as returned by `termKey`
 * @param hook the glossary, which may be inside the text
 * @param signal restores the text
 * @returns the buttons with their terms, in document order
 */
export function annotate(
  body: HTMLElement,
  terms: readonly string[],
  hook: HTMLElement,
  signal: AbortSignal,
): Map<HTMLElement, string> {
  const find = finderOf(terms);
  const buttons = new Map<HTMLElement, string>();
  for (const text of textsOf(body, hook)) {
    let rest = text;
    let before = 0;
    for (const { term, at, length } of find(text.data, aroundOf(text, body))) {
      const word = rest.splitText(at - before);
      rest = word.splitText(length);
      before = at + length;
      buttons.set(asButton(word), term);
    }
  }
  onAbort(signal, () => {
    for (const button of buttons.keys()) {
      const around = button.parentNode;
      button.replaceWith(...button.childNodes);
      around?.normalize();
    }
  });
  return buttons;
}

function textsOf(body: HTMLElement, hook: HTMLElement): Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const around = text.parentElement;
    const isOurs = around && !around.closest(OUTSIDE) && !hook.contains(around);
    if (isOurs && !isInOtherHook(around, body)) texts.push(text);
  }
  return texts;
}

/** Elements that may contain part of a word, such as an initial; a superscript note is not part of a word. */
const INLINE =
  'a, abbr, b, bdi, bdo, cite, code, data, del, dfn, em, font, i, ins, kbd, mark, q, s, samp, small, span, strong, time, u, var, wbr';

/** The texts directly beside a text on its line, as far as they continue its words. */
function aroundOf(text: Text, body: HTMLElement): Around {
  const before = textBeside(text, body, 'previousNode');
  const after = textBeside(text, body, 'nextNode');
  return {
    before: /[\p{L}\p{M}\p{Cf}]$/u.test(before) ? before : '',
    after: /^[\p{L}\p{M}\p{Cf}]/u.test(after) ? after : '',
  };
}

function textBeside(text: Text, body: HTMLElement, step: 'previousNode' | 'nextNode'): string {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  walker.currentNode = text;
  for (let node = walker[step](); node; node = walker[step]()) {
    if (node instanceof Text) return blockOf(node) === blockOf(text) ? node.data : '';
    if (!(node as Element).matches(INLINE)) return '';
  }
  return '';
}

const blockOf = ({ parentElement }: Text) => parentElement?.closest(`:not(${INLINE})`);

/** The content of a hook belongs to its feature: React must find its own nodes unchanged. */
function isInOtherHook(element: Element, body: HTMLElement): boolean {
  const widget = element.closest('[data-widget]');
  return widget !== null && widget !== body && body.contains(widget);
}

/** Not a `button` element: its text would not wrap, and lines around it would move. */
function asButton(word: Text): HTMLElement {
  const button = create('span', { class: styles.term, tabindex: 0 });
  button.setAttribute('role', 'button');
  button.setAttribute('aria-expanded', 'false');
  word.replaceWith(button);
  button.append(word);
  return button;
}
