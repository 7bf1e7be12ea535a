export const CLEAR = 'Wis filters';
export const NONE = 'Geen resultaten gevonden.';

/** How many items match [item-filters-1, item-filters-2]. */
export const countText = (count: number): string => {
  if (count === 0) return NONE;
  return count === 1 ? '1 resultaat' : `${count} resultaten`;
};
