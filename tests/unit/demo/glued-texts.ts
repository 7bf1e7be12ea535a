/** Elements within a line: between the texts of two of them only a space makes two words. */
const INLINE = new Set(
  'a abbr b bdi button cite code em i kbd label mark output q s small span strong time u'.split(' '),
);
/** What has no text of the page. */
const SKIPPED = /<(script|style|svg|noscript|template)\b.*?<\/\1>|<!--.*?-->/gs;
/** What has a box of its own, whose text is no part of a line. */
const FIELD = /<(textarea|select)\b.*?<\/\1>/gs;

/**
 * Finds texts of neighbouring elements that run together to one word: without a space between them they do so in what is
 * copied, spoken, translated and searched, whatever the style puts between them.
 * @param page a page's HTML
 * @returns the end of each first text and the beginning of the second, with a bar between them
 */
export function gluedTexts(page: string): string[] {
  const glued: string[] = [];
  let [last, isBetween] = ['', false];
  const body = page.slice(page.indexOf('<body')).replace(SKIPPED, '').replace(FIELD, '<hr>');
  for (const [, slash, name = '', text = ''] of body.matchAll(/<(\/?)([a-z][a-z\d-]*)[^>]*>|([^<]+)/g)) {
    if (name !== '') {
      if (!INLINE.has(name)) last = '';
      // A word may begin or end in bold letters; two elements are two texts.
      else if (slash === '/') isBetween = true;
      continue;
    }
    if (isBetween && /[\p{L}\p{N}.!?)%]$/u.test(last) && /^[\p{L}\p{N}(€]/u.test(text)) {
      glued.push(`${last.slice(-24)}|${text.slice(0, 24)}`);
    }
    [last, isBetween] = [text.replaceAll('&nbsp;', ' '), false];
  }
  return glued;
}
