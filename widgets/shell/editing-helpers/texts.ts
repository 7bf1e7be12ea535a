/** The name of the links for screen readers. */
export const NAME = 'Voor de redactie';

/**
 * The text of a link without one of its own [editing-helpers-2].
 * @param number number of the editor, from 1
 */
export const editIn = (number: number): string => `Bewerk in editor ${number}`;
