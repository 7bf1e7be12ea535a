import { isWholePage } from '../http/is-whole-page.ts';
import { parseInert } from './trusted.ts';

/** Who writes this start tag writes the end tag as well, which HTML allows to leave out. */
const HTML = /<html\b/i;
/** Is put behind the text: what it then stands in was not closed. */
const END = 'nmt-end';
/** Elements that may be open at the end of a text: HTML allows to leave out their end tags, or authors forget them. */
const LEFT_OPEN = 'html, body, p, li, dd, dt, td, th, tr, tbody, a, b, i, em, strong, small, span';

/**
 * Whether the end of an answer is missing, as after a broken connection: its status may be 200. A page without `<html>` and a
 * part of a page end where their elements are closed.
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
