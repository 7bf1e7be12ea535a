/** The option that shows all episodes [podcast-index-1]. */
export const ALL = 'Alle podcasts';
/** The button that plays an episode [podcast-index-2]. */
export const LISTEN = 'Luister';
/** The same button while its episode plays. */
export const PAUSE = 'Pauzeer';
export const NONE = 'Geen afleveringen gevonden.';

/** The number of shown episodes. */
export const countText = (count: number): string => {
  if (count === 0) return NONE;
  return count === 1 ? '1 aflevering' : `${count} afleveringen`;
};
