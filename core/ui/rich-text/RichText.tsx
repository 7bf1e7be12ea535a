import { createElement, type ReactNode } from 'react';
import type { RichNode, RichTag, RichText as Text } from '../../platform/html/rich-text.ts';

/** Block elements, which a heading or a paragraph cannot contain. */
const BLOCKS: ReadonlySet<RichTag> = new Set(['p', 'ul', 'ol', 'li', 'h2', 'h3']);

interface RichTextProps {
  readonly text: Text;
  /** Only words, line breaks and inline formatting: for a heading or a label. @default false */
  readonly inline?: boolean;
}

/**
 * Renders formatted text from plain data, without parsing markup [paywall-campaign-8].
 * @param props the text, and whether blocks are left out
 */
export function RichText({ text, inline = false }: RichTextProps): ReactNode {
  return text.map((node, index) => render(node, index, inline));
}

function render(node: RichNode, key: number, inline: boolean): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, href, children } = node;
  if (tag === 'br') return <br key={key} />;
  const inner = children.map((child, index) => render(child, index, inline));
  if (inline && BLOCKS.has(tag)) return <span key={key}>{inner} </span>;
  return createElement(tag, href === undefined ? { key } : { key, href }, ...inner);
}
