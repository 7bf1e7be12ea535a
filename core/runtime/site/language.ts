/** The language of the product's own texts, as a BCP 47 tag. */
export const LANGUAGE = 'nl';
