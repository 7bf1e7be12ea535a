/** The label of an advertisement, for everybody [ads-17]. */
export const LABEL = 'Advertentie';
/** The button that leads the keyboard past an advertisement. */
export const SKIP = 'Sla advertentie over';
