/**
 * @typedef {import('html-validate').HtmlElement} Element
 * @typedef {object} AttributeAt an attribute as the browser reads it
 * @property {string} name in lower case
 * @property {string} value without character references; empty if it has none
 * @property {import('html-validate').Location} at of its name
 * @property {import('html-validate').Location} valueAt of its value, or of its name where that is empty
 */

const NAMED = { euro: '€', shy: '', quot: '"', amp: '&', lt: '<', gt: '>', apos: "'", nbsp: '\u00a0' };
const read = new WeakMap();

/**
 * The attributes of an element; of two with the same name the first one counts, as in browsers.
 * @param {Element} element whole
 * @returns {Map<string, AttributeAt>}
 */
export function attributesOf(element) {
  const known = read.get(element);
  if (known) return known;
  const attributes = new Map();
  for (const { key, value, keyLocation, valueLocation } of element.attributes) {
    const name = key.toLowerCase();
    if (attributes.has(name)) continue;
    const text = decode(String(value ?? ''));
    attributes.set(name, { name, value: text, at: keyLocation, valueAt: valueLocation ?? keyLocation });
  }
  read.set(element, attributes);
  return attributes;
}

/** @returns {string | undefined} the value; undefined if the element has no such attribute */
export function attribute(element, name) {
  return attributesOf(element).get(name)?.value;
}

/** The name in lower case, as HTML compares it. */
export function tagOf(element) {
  return element.tagName?.toLowerCase() ?? '';
}

/** The text as the browser reads it, and hashes it for the policy: every line break is LF. */
export function textOf(element) {
  return element.textContent.replace(/\r\n?/g, '\n');
}

/** @returns {Element | undefined} the element around, if there is one */
export function parentOf({ parent }) {
  return parent && !parent.isRootElement() ? parent : undefined;
}

/** The elements around one, from the inside out. */
export function* ancestorsOf(element) {
  for (let around = parentOf(element); around; around = parentOf(around)) yield around;
}

/** The elements in one, in document order; without recursion, as hostile pages nest deeply. */
export function* descendantsOf(element) {
  const open = [...element.childElements].reverse();
  while (open.length > 0) {
    const next = open.pop();
    yield next;
    const children = next.childElements;
    for (let index = children.length - 1; index >= 0; index -= 1) open.push(children[index]);
  }
}

/** A text with its character references read; of the named ones those that pages of a newspaper have. */
export function decode(text) {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name) return Object.hasOwn(NAMED, name) ? NAMED[name] : whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
