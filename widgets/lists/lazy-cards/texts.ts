/** How long an episode takes. */
export const minutesText = (minutes: number): string => `${minutes} min`;
