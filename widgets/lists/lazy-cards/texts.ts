/** The duration of an episode. */
export const minutesText = (minutes: number): string => `${minutes} min`;
