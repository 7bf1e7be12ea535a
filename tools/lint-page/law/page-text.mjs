import { ancestorsOf, attribute, decode, descendantsOf, tagOf } from '../element.mjs';
import { isAside } from '../read-page.mjs';

/** `nodeType` of a text. */
const TEXT = 3;
/** What visitors do not read. */
const UNREAD = /^(script|style|template|noscript)$/;

/**
 * The text of an element as visitors read it, in one line.
 * @param {import('../element.mjs').Element} element
 * @param {import('../element.mjs').Element} [until] an element in it: only what comes before it is read
 */
export function readText(element, until) {
  const parts = [];
  const open = [element];
  while (open.length > 0) {
    const node = open.pop();
    if (node === until) break;
    if (node.nodeType === TEXT) parts.push(node.textContent);
    else if (!UNREAD.test(tagOf(node))) open.push(...[...node.childNodes].reverse());
  }
  return decode(parts.join(' ')).replace(/\s+/g, ' ').trim();
}

/** The text of an element without that of the elements in it. */
export function readOwnText(element) {
  if (UNREAD.test(tagOf(element))) return '';
  const texts = element.childNodes.filter(({ nodeType }) => nodeType === TEXT);
  return decode(texts.map(({ textContent }) => textContent).join(' '));
}

/** What a link or a button says: its text, or its name for screen readers where it has none. */
export function labelOf(element) {
  const text = tagOf(element) === 'input' ? attribute(element, 'value') : readText(element);
  return text || attribute(element, 'aria-label') || attribute(element, 'alt') || '';
}

/** What stands beside a field: the label around it, the one that names it, or its name for screen readers. */
export function fieldLabel(field, { elements }) {
  const id = attribute(field, 'id');
  const ids = attribute(field, 'aria-labelledby')?.split(/\s+/) ?? [];
  const labels = [
    ...[...ancestorsOf(field)].filter((around) => tagOf(around) === 'label'),
    ...elements.filter(
      (element) =>
        (id && tagOf(element) === 'label' && attribute(element, 'for') === id) ||
        ids.includes(attribute(element, 'id')),
    ),
  ];
  return [...labels.map((label) => readText(label)), attribute(field, 'aria-label') ?? ''].join(' ').trim();
}

/** Whether a text names an amount above zero. */
export function hasPrice(text) {
  const amounts = text.matchAll(
    /(?:€|\beur\b)\s*(\d+(?:[.,]\d+)*)|(\d+(?:[.,]\d+)*)\s*(?:euro|eur|cent)\b/gi,
  );
  return [...amounts].some(([, after, before]) => /[1-9]/.test(after ?? before));
}

/** Links that are shown, with what they say and where they lead. */
export function linksOf({ elements }) {
  return elements
    .filter((element) => tagOf(element) === 'a' && attribute(element, 'href') && !isAside(element))
    .map((element) => ({ element, text: labelOf(element), href: attribute(element, 'href') }));
}

/** Whether an element is a button that may send a form. */
export function isSubmit(element) {
  const type = attribute(element, 'type')?.toLowerCase();
  if (tagOf(element) === 'input') return /^(submit|image)$/.test(type ?? '');
  return tagOf(element) === 'button' && type !== 'button' && type !== 'reset';
}

/** The closest element around one with a name of this kind, or itself. */
export function closest(element, tags) {
  return [element, ...ancestorsOf(element)].find((around) => tags.test(tagOf(around)));
}

/** The submit buttons of a form. */
export const submitsOf = (form) => [...descendantsOf(form)].filter(isSubmit);
