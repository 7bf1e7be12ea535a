import type { DOMNode, HtmlElement, Location } from 'html-validate';

export type Element = HtmlElement;

/** An attribute as the browser reads it. */
export interface AttributeAt {
  /** In lower case. */
  readonly name: string;
  /** Without character references; empty if it has none. */
  readonly value: string;
  /** Where its name is. */
  readonly at: Location;
  /** Where its value is, or its name if that is empty. */
  readonly valueAt: Location;
}

/** As the DOM numbers them: html-validate's own names would load all of it for a thread that checks no page. */
const ELEMENT = 1;
const TEXT = 3;
const NAMED: Readonly<Record<string, string>> = {
  euro: '€',
  shy: '',
  quot: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  apos: "'",
  nbsp: '\u00a0',
};
const read = new WeakMap<Element, ReadonlyMap<string, AttributeAt>>();

/**
 * The attributes of an element by name; of two with the same name the first one counts, as in browsers.
 * @param element whole
 */
export function attributesOf(element: Element): ReadonlyMap<string, AttributeAt> {
  const known = read.get(element);
  if (known) return known;
  const attributes = new Map<string, AttributeAt>();
  for (const { key, value, keyLocation, valueLocation } of element.attributes) {
    const name = key.toLowerCase();
    if (attributes.has(name)) continue;
    const text = decode(String(value ?? ''));
    attributes.set(name, { name, value: text, at: keyLocation, valueAt: valueLocation ?? keyLocation });
  }
  read.set(element, attributes);
  return attributes;
}

/** @returns the value; undefined if the element has no such attribute */
export function attribute(element: Element, name: string): string | undefined {
  return attributesOf(element).get(name)?.value;
}

/** The name in lower case, as HTML compares it; empty for the document. */
export function tagOf(element: Element): string {
  return element.tagName?.toLowerCase() ?? '';
}

/** The text as the browser reads it, and hashes it for the policy: every line break is LF. */
export function textOf(element: Element): string {
  return element.textContent.replace(/\r\n?/g, '\n');
}

export function isElement(node: DOMNode): node is Element {
  return node.nodeType === ELEMENT;
}

export function isText(node: DOMNode): boolean {
  return node.nodeType === TEXT;
}

/** The element around, if there is one. */
export function parentOf({ parent }: Element): Element | undefined {
  return parent && !parent.isRootElement() ? parent : undefined;
}

/** The elements around one, from the inside out. */
export function* ancestorsOf(element: Element): Generator<Element> {
  for (let around = parentOf(element); around; around = parentOf(around)) yield around;
}

/** The elements in one, in document order; without recursion, as hostile pages nest deeply. */
export function* descendantsOf(element: Element): Generator<Element> {
  const open = [...element.childElements].reverse();
  for (let next = open.pop(); next; next = open.pop()) {
    yield next;
    for (const child of [...next.childElements].reverse()) open.push(child);
  }
}

/** A text with its character references read; of the named ones those that pages of a newspaper have. */
export function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name) return (Object.hasOwn(NAMED, name) ? NAMED[name] : undefined) ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
