import type { DOMNode } from 'html-validate';
import {
  ancestorsOf,
  attribute,
  attributesOf,
  decode,
  descendantsOf,
  type Element,
  isElement,
  isText,
  tagOf,
} from '../element.ts';
import { isAside, type Page } from '../read-page.ts';

/** Selects elements that visitors do not read. */
const UNREAD = /^(script|style|template|noscript)$/;

/**
 * Returns the text of an element as visitors read it, in one line.
 * @param until an element inside: only the text before it is read
 */
export function readText(element: Element, until?: Element): string {
  const parts: string[] = [];
  const open: DOMNode[] = [element];
  for (let node = open.pop(); node && node !== until; node = open.pop()) {
    if (isText(node)) parts.push(node.textContent);
    else if (isElement(node) && !UNREAD.test(tagOf(node)))
      for (const child of node.childNodes.toReversed()) open.push(child);
  }
  return decode(parts.join(' ')).replace(/\s+/g, ' ').trim();
}

/** Returns the text of an element without that of its descendants. */
export function readOwnText(element: Element): string {
  if (UNREAD.test(tagOf(element))) return '';
  const texts = element.childNodes.filter(isText);
  return decode(texts.map(({ textContent }) => textContent).join(' '));
}

/** Returns the text of a link or a button, or its name for screen readers if it has none. */
export function labelOf(element: Element): string {
  const text = tagOf(element) === 'input' ? attribute(element, 'value') : readText(element);
  return text || attribute(element, 'aria-label') || attribute(element, 'alt') || '';
}

/** Returns the text next to a field: the label around it, the label for it, or its name for screen readers. */
export function fieldLabel(field: Element, { elements }: Page): string {
  const id = attribute(field, 'id');
  const ids = attribute(field, 'aria-labelledby')?.split(/\s+/).filter(Boolean) ?? [];
  const labels = [
    ...[...ancestorsOf(field)].filter((around) => tagOf(around) === 'label'),
    ...elements.filter(
      (element) =>
        (id && tagOf(element) === 'label' && attribute(element, 'for') === id) ||
        ids.includes(attribute(element, 'id') ?? ''),
    ),
  ];
  return [...labels.map((label) => readText(label)), attribute(field, 'aria-label') ?? ''].join(' ').trim();
}

/** Whether a text names an amount above zero. */
export function hasPrice(text: string): boolean {
  const amounts = text.matchAll(
    /(?:€|\beur\b)\s*(\d+(?:[.,]\d+)*)|(\d+(?:[.,]\d+)*)\s*(?:euro|eur|cent)\b/gi,
  );
  return [...amounts].some(([, after, before]) => /[1-9]/.test(after ?? before ?? ''));
}

/** A link with its text and its address. */
interface PageLink {
  readonly element: Element;
  readonly text: string;
  readonly href: string;
}

/** The links of a page are cached, because several rules read them. */
const links = new WeakMap<Page, readonly PageLink[]>();

/** Returns the visible links of a page. */
export function linksOf(page: Page): readonly PageLink[] {
  const known = links.get(page);
  if (known) return known;
  const found = page.elements.flatMap((element) => {
    const href = tagOf(element) === 'a' ? attribute(element, 'href') : undefined;
    return href && !isAside(element) ? [{ element, text: labelOf(element), href }] : [];
  });
  links.set(page, found);
  return found;
}

/** Whether an element is a button that may send a form. */
function isSubmit(element: Element): boolean {
  const type = attribute(element, 'type')?.toLowerCase();
  if (tagOf(element) === 'input') return /^(submit|image)$/.test(type ?? '');
  return tagOf(element) === 'button' && type !== 'button' && type !== 'reset';
}

/** Returns the closest element, starting with the given one, whose name matches. */
export function closest(element: Element, tags: RegExp): Element | undefined {
  return [element, ...ancestorsOf(element)].find((around) => tags.test(tagOf(around)));
}

/** Whether an element is in the text of an article: the subjects of articles are not what the site sells. */
export function isArticleText(element: Element): boolean {
  return [...ancestorsOf(element)].some((around) => attributesOf(around).has('data-article-body'));
}

/** Whether an element is in a heading, a caption or a quotation, which describe something instead of offering it. */
export function isHeadline(element: Element): boolean {
  return closest(element, /^(h[1-6]|title|figcaption|blockquote)$/) !== undefined;
}

/** Returns the submit buttons of a form. */
export const submitsOf = (form: Element): Element[] => [...descendantsOf(form)].filter(isSubmit);
