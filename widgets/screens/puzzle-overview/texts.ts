export const KIND = 'Soort puzzel';
export const ALL = 'Alle puzzels';
/** The labels of puzzles [puzzle-overview-1]. */
export const PLAY = 'Speel';
export const PLAY_ON = 'Verder spelen';
/** The label of a puzzle for subscribers [puzzle-overview-2]. */
export const SUBSCRIBERS = 'Voor abonnees';

/** The number of shown puzzles. */
export const countText = (count: number): string => {
  if (count === 0) return 'Geen puzzels gevonden.';
  return count === 1 ? '1 puzzel' : `${count} puzzels`;
};
