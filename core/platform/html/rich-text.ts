import { isSafeAddress } from '../../runtime/page/address.ts';
import { formProperty } from '../dom/form-property.ts';
import { parseInert } from './trusted.ts';

/** The elements that editors may format a text with [paywall-campaign-8]. */
const TAGS = ['p', 'br', 'strong', 'em', 'b', 'i', 'a', 'ul', 'ol', 'li', 'h2', 'h3', 'span'] as const;

/** Elements whose text is not for readers, or is meaningless without the element around it. */
const DROPPED = new Set(
  'script style template noscript noembed noframes iframe xmp plaintext title svg math audio video selectedcontent'.split(
    ' ',
  ),
);

export type RichTag = (typeof TAGS)[number];

/** A piece of formatted text: a text, or an element of {@link TAGS}; a link has its address. */
export type RichNode =
  | string
  | { readonly tag: RichTag; readonly href?: string; readonly children: readonly RichNode[] };

/** Formatted text as plain data: it never becomes markup again, so that no code in it can run. */
export type RichText = readonly RichNode[];

/**
 * Reads formatted text. It is parsed in an inert document, where nothing runs or loads, and needs no sanitiser: only
 * texts, listed elements and safe addresses leave that document, as data. The text of other elements remains, that of
 * scripts and styles is removed [paywall-campaign-8].
 * @param html from an editor
 */
export function readRichText(html: string): RichText {
  // Most texts have no markup.
  if (!/[<&]/.test(html)) return html.trim() === '' ? [] : [html];
  // The wrapper keeps elements in the body that would otherwise belong to the head, such as a script at the start.
  return nodesIn(parseInert(`<body>${html}`).body);
}

/**
 * Returns a formatted text without the formatting, such as for an alt text.
 * @param text the text
 */
export function plainText(text: RichText): string {
  return text
    .map((node) => (typeof node === 'string' ? node : node.tag === 'br' ? ' ' : plainText(node.children)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Returns the items of all lists in a formatted text, in order; nested lists stay in their items.
 * @param text the text
 */
export function listItems(text: RichText): readonly RichText[] {
  return text.flatMap((node) => {
    if (typeof node === 'string') return [];
    return node.tag === 'li' ? [node.children] : listItems(node.children);
  });
}

function nodesIn(parent: Node): RichNode[] {
  return [...childNodesOf(parent)].flatMap((node): RichNode[] => {
    if (node instanceof Text) return node.data ? [node.data] : [];
    if (!(node instanceof Element) || DROPPED.has(node.localName)) return [];
    const children = nodesIn(node);
    const tag = TAGS.find((name) => name === node.localName);
    if (!tag) return children;
    const href = tag === 'a' ? node.getAttribute('href') : null;
    if (tag === 'a' && (href === null || !isSafeAddress(href))) return children;
    return [href === null ? { tag, children } : { tag, href, children }];
  });
}

/** Only a form has properties that its content can hide. */
function childNodesOf(node: Node): NodeListOf<ChildNode> {
  return node instanceof HTMLFormElement ? formProperty(node, 'childNodes') : node.childNodes;
}
