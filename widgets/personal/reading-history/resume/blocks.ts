import { comparableText } from '../../../../core/platform/text/comparable-text.ts';
import type { ReadingPosition } from './reading-positions.ts';

/** Paragraphs and headings, but not those in elements between them. */
const BLOCKS = 'p, h2, h3, h4, blockquote';
const ASIDE = 'aside, figure, nav, form, details, [data-widget], [hidden]';
const HEADING = /^H[2-4]$/;

/** Number of characters by which a paragraph is found again, and of which its name consists. */
const MAX_TEXT = 60;
const WORDS = 6;

/** The visible paragraphs and headings of an article's text, in page order. */
export function readBlocks(body: HTMLElement): HTMLElement[] {
  return [...body.querySelectorAll<HTMLElement>(BLOCKS)].filter((block) => {
    const aside = block.closest(ASIDE);
    return (!aside || aside.contains(body)) && textOf(block) !== '' && block.getClientRects().length > 0;
  });
}

/** The stored position of a block. */
export function positionOf(blocks: readonly HTMLElement[], index: number): ReadingPosition | undefined {
  const block = blocks[index];
  return block && { index, text: textOf(block).slice(0, MAX_TEXT) };
}

/**
 * Finds the block of a position: the one with the same beginning, or the nearest if there are several.
 * @returns its index; undefined if the article no longer has it, or the visitor may not read so far
 */
export function findBlock(
  blocks: readonly HTMLElement[],
  { index, text }: ReadingPosition,
): number | undefined {
  const same = blocks.flatMap((block, at) => (textOf(block).startsWith(text) ? [at] : []));
  return same.sort((one, other) => Math.abs(one - index) - Math.abs(other - index))[0];
}

/** The name of a position in an article: its heading, otherwise the first words of the paragraph [design]. */
export function nameOf(blocks: readonly HTMLElement[], index: number): string {
  const heading = blocks.slice(0, index + 1).findLast(({ tagName }) => HEADING.test(tagName));
  if (heading) return textOf(heading);
  const block = blocks[index];
  const words = block ? textOf(block).split(' ') : [];
  if (words.length <= WORDS) return words.join(' ');
  return `${words
    .slice(0, WORDS)
    .join(' ')
    .replace(/[.,;:!?]+$/, '')} …`;
}

const textOf = (block: HTMLElement): string => comparableText(block.textContent ?? '');
