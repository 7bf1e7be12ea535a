import type { AdFacts, Block, Layout } from './facts.ts';
import { type Extent, gapBetween } from './gap-between.ts';
import type { AdKind } from './positions.ts';

/** Number of the paragraph after which the first slot in a text is inserted [ads-9]. */
const FIRST_AFTER = 2;
/** Number of paragraphs between the first slot and the second [ads-9]. */
const SECOND_LATER = 3;

/** A slot that is to be inserted into the text. */
interface Place {
  readonly kind: AdKind;
  /** The index of the paragraph that it follows, among the blocks. */
  readonly afterBlock: number;
}

/** Constraints that move the places down. */
interface PlaceOptions {
  /** The number of the paragraph that the first slot follows. @default the second [ads-9] */
  readonly first?: number;
  /** The layout of the page; without it only paragraphs count. */
  readonly layout?: Layout;
  /** The extents of the other slots. */
  readonly around?: readonly Extent[];
}

/**
 * Where slots are inserted into an article's text: the first after paragraph 2, the second 3 paragraphs later [ads-9].
 * If another slot follows that paragraph, the place is after the next one. It is always between two paragraphs of the
 * text, though other blocks may follow it directly. A slot that the template sent itself is not inserted again. A place
 * closer to another slot than the minimum distance moves to a later paragraph.
 * @param facts the text, and the slots of the page
 * @param wanted the kinds, in the order in which they are inserted
 * @param options see {@link PlaceOptions}
 */
export function placesInText(
  { text = [], sent }: Pick<AdFacts, 'text' | 'sent'>,
  wanted: readonly AdKind[],
  { first = FIRST_AFTER, layout, around = [] }: PlaceOptions = {},
): Place[] {
  const places: Place[] = [];
  const taken = [...around];
  const extentAt = (block: number): Extent => {
    const end = layout?.blockEnds[block] ?? 0;
    return { top: end, bottom: end };
  };
  const isFree = (block: number) =>
    !layout || taken.every((other) => gapBetween(extentAt(block), other) >= layout.apart);
  let ordinal = first;
  for (const kind of wanted) {
    if (sent.some(({ position }) => position === kind)) {
      // A slot that the template sent may not be in the text; the next slot keeps its usual place.
      ordinal = first + SECOND_LATER;
      continue;
    }
    const found = placeFrom(text, ordinal, isFree);
    if (!found) break;
    places.push({ kind, afterBlock: found.block });
    taken.push(extentAt(found.block));
    ordinal = found.ordinal + SECOND_LATER;
  }
  return places;
}

/** The first place at or after a paragraph, counted from 1; it must be followed by a paragraph. */
function placeFrom(
  text: readonly Block[],
  from: number,
  isFree: (block: number) => boolean,
): { readonly block: number; readonly ordinal: number } | undefined {
  const paragraphs = text.flatMap((block, index) => (block === 'paragraph' ? [index] : []));
  for (let ordinal = from; ordinal < paragraphs.length; ordinal += 1) {
    const block = paragraphs[ordinal - 1] as number;
    if (text[block + 1] !== 'slot' && isFree(block)) return { block, ordinal };
  }
  return undefined;
}
