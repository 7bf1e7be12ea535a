/**
 * Removes inline styles and event handlers from HTML before it is parsed. The sanitiser removes them anyway; but
 * under a strict Content-Security-Policy browsers report each as a violation during parsing, even in an inert
 * document. This only avoids reports and is no protection: the result must still be sanitised.
 *
 * Reads the text once from start to end. Where a tag has no end, the rest of the text stays as it is.
 * @param html a fragment or a page
 */
export function withoutInlineCode(html: string): string {
  return html.replace(TAG, (tag) => (SUSPECT.test(tag) ? tag.replace(ATTRIBUTE, dropInlineCode) : tag));
}

/** A start tag with its attributes; quoted values may hold `>`. */
const TAG = /<[a-z][^\s/>]*(?:\s|\/)(?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;

/** What a tag with inline code has. */
const SUSPECT = /[\s/"'](?:style|on[a-z]+)\s*=/i;

/** An attribute with the space before it. */
const ATTRIBUTE = /([\s/]*)([^\s/>"'=]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?/g;

function dropInlineCode(attribute: string, _space: string, name: string, value: string | undefined): string {
  return value !== undefined && /^(?:style|on[a-z]+)$/i.test(name) ? '' : attribute;
}
