export const THEME = 'Thema';
export const ALL = 'Alle thema’s';
/** The label of a masterclass without places [masterclasses-overview-2]. */
export const SOLD_OUT = 'Uitverkocht';

/** The number of shown masterclasses [masterclasses-overview-1]. */
export const countText = (count: number): string => {
  if (count === 0) return 'Geen masterclasses gevonden.';
  return count === 1 ? '1 masterclass' : `${count} masterclasses`;
};
