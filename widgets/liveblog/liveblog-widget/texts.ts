/**
 * Announced when updates have arrived.
 * @param headlines the headlines of the updates, newest first; at least one
 */
export const arrivedText = (headlines: readonly string[]): string =>
  headlines.length === 1 ? `1 nieuwe update: ${headlines[0]}` : `${headlines.length} nieuwe updates`;
