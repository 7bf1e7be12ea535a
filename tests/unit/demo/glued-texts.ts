/** Inline elements: only a space separates words between the texts of two of them. */
const INLINE = new Set(
  'a abbr b bdi button cite code em i kbd label mark output q s small span strong time u'.split(' '),
);
/** Elements without text of the page. */
const SKIPPED = /<(script|style|svg|noscript|template)\b.*?<\/\1>|<!--.*?-->/gs;
/** Elements with a box of their own, whose text is not part of a line. */
const FIELD = /<(textarea|select)\b.*?<\/\1>/gs;

/**
 * Finds texts of adjacent elements that form a single word: when copied, spoken, translated or searched, only a space
 * separates them, regardless of their style.
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
      // Part of a word may be bold, so an opening tag alone does not separate; two elements are two texts.
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
