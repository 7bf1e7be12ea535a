import { freeId } from '../../../../core/platform/ids/free-id.ts';
import { kindOf } from './positions.ts';

/** The warning for a slot without an id, as specified [ads-14]. */
export const NO_SLOT_ID = 'Cannot generate slot-id for slot';

/**
 * The id of a slot: `ad-{section code}-{position}`, with a number if it is taken.
 * @param position value of `data-ad-position`
 * @param section the page's section code
 * @param isTaken whether the document already has an element with an id
 * @returns undefined for a position that does not exist, and for a page without a section code [ads-14]
 */
export function slotId(
  position: string,
  section: string,
  isTaken: (id: string) => boolean,
): string | undefined {
  if (!kindOf(position) || section === '') return undefined;
  return freeId(`ad-${section}-${position}`, '', isTaken);
}
