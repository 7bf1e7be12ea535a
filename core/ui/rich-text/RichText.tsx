import { createElement, type ReactNode } from 'react';
import type { RichNode, RichTag, RichText as Text } from '../../platform/html/rich-text.ts';

/** Block elements, which a heading or a paragraph cannot contain. */
const BLOCKS: ReadonlySet<RichTag> = new Set(['p', 'ul', 'ol', 'li', 'h2', 'h3']);

interface RichTextProps {
  readonly text: Text;
  /** Whether only words, line breaks and inline formatting are rendered, for a heading or a label. @default false */
  readonly inline?: boolean;
}

/**
 * Renders formatted text from plain data, without parsing markup [paywall-campaign-8].
 * @param props the text, and whether blocks are left out
 */
export function RichText({ text, inline = false }: RichTextProps): ReactNode {
  return renderAll(text, inline);
}

/**
 * Each text is rendered in an element of its own, because page translators replace text nodes, and React must find its
 * nodes.
 */
function renderAll(nodes: Text, inline: boolean): ReactNode[] {
  return nodes.map((node, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no identity
    return typeof node === 'string' ? <span key={index}>{node}</span> : render(node, index, inline);
  });
}

function render({ tag, href, children }: Exclude<RichNode, string>, key: number, inline: boolean): ReactNode {
  if (tag === 'br') return <br key={key} />;
  const [only] = children;
  const inner = children.length === 1 && typeof only === 'string' ? [only] : renderAll(children, inline);
  if (inline && BLOCKS.has(tag)) return createElement('span', { key }, ...inner, <span key="space"> </span>);
  return createElement(tag, href === undefined ? { key } : { key, href }, ...inner);
}
