export const THEMES = 'Thema’s';
/** The button that shows all passages [special-regeerakkoord-2]. */
export const ALL = 'Alle thema’s';
/** The button that opens the comment at a passage. */
export const COMMENT = 'Commentaar';

/** The number of shown passages. */
export const countText = (count: number): string => {
  if (count === 0) return 'Geen passages gevonden.';
  return count === 1 ? '1 passage' : `${count} passages`;
};
