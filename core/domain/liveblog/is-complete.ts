import { isCutOff } from '../../platform/html/is-cut-off.ts';

/** The end of a complete part of a page, which is the end of an element; a part that is cut off would lack updates. */
const ENDS_ELEMENT = /<\/[a-z][\w-]*\s*>\s*(?:<!--(?:[^-]|-(?!->))*-->\s*)*$/i;
/** The part of a text in which its end is searched, in characters. */
const TAIL = 4_000;

/**
 * Whether a page, or a part of one, has arrived completely. A page may omit the tags of `html` and `body`, as HTML
 * allows.
 * @param html as sent
 */
export const isComplete = (html: string): boolean => ENDS_ELEMENT.test(html.slice(-TAIL)) && !isCutOff(html);
