/** The numbers of days for which articles can be shown as read [privacy-settings-1]. */
export const SHOW_DAYS = [30, 90, 180] as const;

export type ShowDays = (typeof SHOW_DAYS)[number];

/**
 * Rounds a stored number of days to the closest choice, at equal distance to the lower one [privacy-settings-3,
 * privacy-settings-6].
 * @param days as stored; null if the account has none, which counts as 30
 */
export function snapShowDays(days: number | null): ShowDays {
  const wanted = days ?? SHOW_DAYS[0];
  return SHOW_DAYS.reduce((best, choice) =>
    Math.abs(choice - wanted) < Math.abs(best - wanted) ? choice : best,
  );
}
