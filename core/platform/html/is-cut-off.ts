import { isWholePage } from '../http/is-whole-page.ts';
import { parseInert } from './trusted.ts';

/**
 * Matches the start tag of a page. Authors who write it also write the end tag, although HTML allows them to omit it.
 */
const HTML = /<html\b/i;
/** The name of an element that is appended to the text: the elements around it were not closed. */
const END = 'nmt-end';
/**
 * Elements that may be open at the end of a text, because HTML allows authors to omit their end tags, or because
 * authors forget them.
 */
const LEFT_OPEN = 'html, body, p, li, dd, dt, td, th, tr, tbody, a, b, i, em, strong, small, span';

/**
 * Whether the end of an answer is missing, as after a broken connection: its status may be 200. A part of a page, or a
 * page without `<html>`, is complete if its elements are closed.
 * @param html as sent
 */
export function isCutOff(html: string): boolean {
  if (HTML.test(html)) return !isWholePage(html);
  const end = parseInert(`${html}<${END}>`).querySelector(END);
  for (let around = end?.parentElement; around; around = around.parentElement) {
    if (!around.matches(LEFT_OPEN)) return true;
  }
  return !end;
}
