export const THEME = 'Thema';
/** The button that shows all cards [special-duurzaamheid-1]. */
export const ALL = 'Alles';

/** The number of shown articles [special-duurzaamheid-1]. */
export const countText = (count: number): string => {
  if (count === 0) return 'Geen artikelen gevonden.';
  return count === 1 ? '1 artikel' : `${count} artikelen`;
};
