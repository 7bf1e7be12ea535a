export const CLEAR = 'Wis filters';
export const NONE = 'Geen resultaten gevonden.';

/** The number of matching items [item-filters-1, item-filters-2]. */
export const countText = (count: number): string => {
  if (count === 0) return NONE;
  return count === 1 ? '1 resultaat' : `${count} resultaten`;
};
