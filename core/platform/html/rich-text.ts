import type { DOMPurify } from 'dompurify';
import { isSafeAddress } from '../../runtime/page/address.ts';
import { withoutInlineCode } from './without-inline-code.ts';

/** The elements that editors may format a text with [paywall-campaign-8]. */
const TAGS = ['p', 'br', 'strong', 'em', 'b', 'i', 'a', 'ul', 'ol', 'li', 'h2', 'h3', 'span'] as const;

export type RichTag = (typeof TAGS)[number];

/** A piece of formatted text: a text, or an element of {@link TAGS}; a link has the address that it leads to. */
export type RichNode =
  | string
  | { readonly tag: RichTag; readonly href?: string; readonly children: readonly RichNode[] };

/** Formatted text as plain data: it never becomes markup again, so that no code in it can run. */
export type RichText = readonly RichNode[];

/**
 * Reads formatted text. The sanitiser parses it in an inert document, where nothing runs or loads; only the listed
 * elements remain, without any attribute but a safe `href`. The text of other elements remains, that of scripts and
 * styles is removed [paywall-campaign-8].
 * @param html from an editor
 * @throws Error (as a rejection) if the sanitiser could not be loaded
 */
export async function readRichText(html: string): Promise<RichText> {
  // Most texts have no markup and need no sanitiser.
  if (!/[<&]/.test(html)) return html.trim() === '' ? [] : [html];
  const purify = await sanitiser();
  const fragment = purify.sanitize(withoutInlineCode(html), {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS: [...TAGS],
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
  return nodesIn(fragment);
}

/** Preloads the sanitiser, in parallel with the text. Never rejects. */
export async function prepareRichText(): Promise<void> {
  await sanitiser().catch(() => undefined);
}

/**
 * The words of a formatted text without the formatting, such as for an alt text.
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
 * The items of all lists in a formatted text, in order; those of a list within an item stay in the item.
 * @param text the text
 */
export function listItems(text: RichText): readonly RichText[] {
  return text.flatMap((node) => {
    if (typeof node === 'string') return [];
    return node.tag === 'li' ? [node.children] : listItems(node.children);
  });
}

async function sanitiser(): Promise<DOMPurify> {
  return (await import('dompurify')).default;
}

function nodesIn(parent: ParentNode & Node): RichNode[] {
  return [...parent.childNodes].flatMap((node): RichNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ? [node.nodeValue] : [];
    if (!(node instanceof Element)) return [];
    const children = nodesIn(node);
    const tag = TAGS.find((name) => name === node.localName);
    if (!tag) return children;
    const href = tag === 'a' ? node.getAttribute('href') : null;
    if (tag === 'a' && (href === null || !isSafeAddress(href))) return children;
    return [href === null ? { tag, children } : { tag, href, children }];
  });
}
