/** The heading above personal recommendations. */
export const FOR_YOU = 'Aanbevolen voor jou';
/** The heading above articles of the same author. */
export const BY_AUTHOR = 'Meer van deze auteur';
/** The heading above related articles. */
export const RELATED = 'Lees verder';
