export const SUGGESTIONS = 'Suggesties';
/** Announced by screen readers. */
export const suggestionsText = (count: number): string =>
  count === 1
    ? '1 suggestie, pijltje omlaag om te kiezen'
    : `${count} suggesties, pijltje omlaag om te kiezen`;
