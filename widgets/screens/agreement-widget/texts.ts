export const THEMES = 'Thema’s';
/** The button that shows all clauses [agreement-widget-1]. */
export const ALL = "Alle thema's";
/** The button that opens a note [agreement-widget-2]. */
export const NOTE = 'Toelichting';

/** The number of shown clauses. */
export const countText = (count: number): string => {
  if (count === 0) return 'Geen afspraken gevonden.';
  return count === 1 ? '1 afspraak' : `${count} afspraken`;
};
