import { isWholePage } from './is-whole-page.ts';

/** Who writes this start tag writes the end tag as well, which HTML allows to leave out. */
const HTML = /<html\b/i;

/**
 * Whether an answer is a page of which the end is missing. A part of a page, and a page without `<html>`, are taken as whole.
 * @param html as sent
 */
export function isCutOff(html: string): boolean {
  return HTML.test(html) && !isWholePage(html);
}
