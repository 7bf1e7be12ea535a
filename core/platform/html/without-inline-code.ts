/**
 * Removes style elements, inline styles and event handlers from HTML before it is parsed. The sanitiser removes them anyway; but
 * under a strict Content-Security-Policy browsers report each as a violation during parsing, even in an inert
 * document. This only avoids reports and is no protection: the result must still be sanitised.
 *
 * Reads the text once from start to end. Where a tag has no end, the rest of the text stays as it is.
 * @param html a fragment or a page
 */
export function withoutInlineCode(html: string): string {
  return html
    .replace(STYLE, '')
    .replace(TAG, (tag) => (SUSPECT.test(tag) ? tag.replace(ATTRIBUTE, dropInlineCode) : tag));
}

/** A style element. The style of a whole page is not needed to read its parts. */
const STYLE = /<style\b[^<>]*>[^<]*<\/style\s*>/gi;

/** A start tag with its attributes; quoted values may hold `>`. */
const TAG = /<[a-z][^\s/>]*(?:\s|\/)(?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;

/** The parts of a tag with inline code. */
const SUSPECT = /[\s/"'](?:style|on[a-z]+)\s*=/i;

/** An attribute with the space before it. */
const ATTRIBUTE = /([\s/]*)([^\s/>"'=]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?/g;

function dropInlineCode(attribute: string, _space: string, name: string, value: string | undefined): string {
  return value !== undefined && /^(?:style|on[a-z]+)$/i.test(name) ? '' : attribute;
}
