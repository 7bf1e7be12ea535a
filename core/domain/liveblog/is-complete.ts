import { isWholePage } from '../../platform/http/is-whole-page.ts';

/** What begins like a page has to end like one; a part of a page does not. */
const BEGINS_PAGE = /<(?:!doctype|html|head|body)\b/i;
/** The part of a text in which the beginning or the end of a page is searched, in characters. */
const EDGE = 4_000;

/** A part of a page ends with an element; one that is cut off does not, and would lack updates. */
const ENDS_ELEMENT = /<\/[a-z][\w-]*\s*>\s*(<!--.*?-->\s*)*$/is;

/**
 * Whether a page, or a part of one, has arrived to its end.
 * @param html as sent
 */
export const isComplete = (html: string): boolean =>
  BEGINS_PAGE.test(html.slice(0, EDGE)) ? isWholePage(html) : ENDS_ELEMENT.test(html.slice(-EDGE));
