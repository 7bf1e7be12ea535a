/** Behind the label of a field that may stay empty. */
export const OPTIONAL = '(niet verplicht)';
