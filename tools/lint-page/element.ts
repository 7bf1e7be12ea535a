import type { DOMNode, HtmlElement, Location } from 'html-validate';

export type Element = HtmlElement;

/** An attribute as the browser reads it. */
export interface AttributeAt {
  /** The name in lower case. */
  readonly name: string;
  /** The value with decoded character references; empty if it has none. */
  readonly value: string;
  /** The position of its name. */
  readonly at: Location;
  /** The position of its value, or of its name if the value is empty. */
  readonly valueAt: Location;
}

/**
 * The node types as numbered in the DOM. Those of html-validate are not imported, because that would load the whole
 * library in a thread that checks no page.
 */
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
 * @param element a complete element
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

/** The parent element, if there is one. */
export function parentOf({ parent }: Element): Element | undefined {
  return parent && !parent.isRootElement() ? parent : undefined;
}

/** The ancestors of an element, innermost first. */
export function* ancestorsOf(element: Element): Generator<Element> {
  for (let around = parentOf(element); around; around = parentOf(around)) yield around;
}

/** The descendants of an element, in document order. It is not recursive, because hostile pages nest deeply. */
export function* descendantsOf(element: Element): Generator<Element> {
  const open = [...element.childElements].reverse();
  for (let next = open.pop(); next; next = open.pop()) {
    yield next;
    for (const child of [...next.childElements].reverse()) open.push(child);
  }
}

/** Decodes character references in a text, including those named ones that newspapers' pages use. */
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
