/** Follows the label of an optional field. */
export const OPTIONAL = '(niet verplicht)';
