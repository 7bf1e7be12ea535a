import type { AdFacts, Block, Layout } from './facts.ts';
import { type Extent, gapBetween } from './gap-between.ts';
import type { AdKind } from './positions.ts';

/** The paragraph that the first slot in a text follows [ads-9]. */
const FIRST_AFTER = 2;
/** Paragraphs between the first slot and the second [ads-9]. */
const SECOND_LATER = 3;

/** A slot that is to be inserted into the text. */
interface Place {
  readonly kind: AdKind;
  /** The block that it follows: a paragraph. */
  readonly afterBlock: number;
}

/** What moves the places down. */
interface PlaceOptions {
  /** The paragraph that the first slot follows. @default the second [ads-9] */
  readonly first?: number;
  /** How the page is laid out; without it paragraphs alone decide. */
  readonly layout?: Layout;
  /** The other slots, as they are laid out. */
  readonly around?: readonly Extent[];
}

/**
 * Where slots are inserted into an article's text: the first after paragraph 2, the second 3 paragraphs later [ads-9].
 * If another slot follows that paragraph, it comes after the next one. It is always between two paragraphs of the
 * text, though other blocks may follow it directly. Nothing is inserted that the template has sent itself, nor within the
 * least distance of another slot: such a slot comes after a later paragraph.
 * @param facts the text, and the slots of the page
 * @param wanted the kinds, in the order in which they come
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
      // What the template placed itself is not known here to be in the text; the next slot keeps its usual place.
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

/** The first place from a paragraph on, counted from 1; a paragraph has to follow it. */
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
