import type { AdFacts, Block } from './facts.ts';
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

/**
 * Where slots are inserted into an article's text: the first after paragraph 2, the second 3 paragraphs later [ads-9].
 * Where another slot follows that paragraph, it comes after the next one. It is always between two paragraphs of the
 * text, though other blocks may follow it directly. Nothing is inserted that the template has sent itself.
 * @param facts the text, and the slots of the page
 * @param wanted the kinds, in the order in which they come
 */
export function placesInText(
  { text = [], sent }: Pick<AdFacts, 'text' | 'sent'>,
  wanted: readonly AdKind[],
): Place[] {
  const places: Place[] = [];
  let ordinal = FIRST_AFTER;
  for (const kind of wanted) {
    if (sent.some(({ position }) => position === kind)) {
      // What the template placed itself is not known here to be in the text; the next slot keeps its usual place.
      ordinal = FIRST_AFTER + SECOND_LATER;
      continue;
    }
    const found = placeFrom(text, ordinal);
    if (!found) break;
    places.push({ kind, afterBlock: found.block });
    ordinal = found.ordinal + SECOND_LATER;
  }
  return places;
}

/** The first place from a paragraph on, counted from 1; a paragraph has to follow it. */
function placeFrom(
  text: readonly Block[],
  from: number,
): { readonly block: number; readonly ordinal: number } | undefined {
  const paragraphs = text.flatMap((block, index) => (block === 'paragraph' ? [index] : []));
  for (let ordinal = from; ordinal < paragraphs.length; ordinal += 1) {
    const block = paragraphs[ordinal - 1] as number;
    if (text[block + 1] !== 'slot') return { block, ordinal };
  }
  return undefined;
}
