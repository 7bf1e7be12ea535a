/**
 * Removes style elements, inline styles, event handlers and `<base>` from HTML before it is parsed. The sanitiser
 * removes them anyway; but under a strict Content-Security-Policy browsers report each as a violation during parsing,
 * even in an inert document. `shadowrootmode` and `is` are removed as well: only some parsers create a shadow root for
 * the one, or for the other an element that a script of the page upgrades. This only avoids reports and is not
 * protection: the result must still be sanitised.
 *
 * Reads the text once from start to end, as a parser does: markup in comments, scripts and other plain text does not
 * count. If a tag has no end, the rest of the text stays as it is.
 * @param html a fragment or a page
 */
export function withoutInlineCode(html: string): string {
  return html.replace(PIECE, (piece, plain?: string, _name?: string, dropped?: string, tag?: string) => {
    if (dropped !== undefined) return '';
    const start = plain ?? tag;
    if (start === undefined || !SUSPECT.test(start)) return piece;
    return start.replace(ATTRIBUTE, dropInlineCode) + piece.slice(start.length);
  });
}

/** Matches the rest of a start tag after its name; quoted values may contain `>`. */
const END_OF_TAG = String.raw`(?:[\s/](?:"[^"]*"|'[^']*'|[^"'<>])*)?>`;

/** Elements whose content is text to the parser (HTML standard, "Parsing HTML fragments"). */
const PLAIN = 'script|textarea|title|iframe|noframes|noembed|xmp';

/**
 * Matches a comment; the start tag of an element with plain text, and its text; an element that is removed; or any
 * other start tag. An unclosed one extends to the end of the text, as for the parser. Style elements are removed
 * because the parts of a page can be read without them.
 */
const PIECE = new RegExp(
  [
    String.raw`<!--(?:-?>|[\s\S]*?(?:--!?>|$))`,
    String.raw`(<(${PLAIN})${END_OF_TAG})[\s\S]*?(?=<\/\2\b|$)`,
    String.raw`(<base${END_OF_TAG}|<style${END_OF_TAG}[\s\S]*?(?:<\/style\b[^<>]*>|$))`,
    String.raw`(<[a-z][^\s/>]*${END_OF_TAG})`,
  ].join('|'),
  'gi',
);

/** Matches tags that may have inline code. */
const SUSPECT = /[\s/"'](?:style|is|shadowrootmode|on[a-z]+)\s*=/i;

/** Matches an attribute and the space before it. */
const ATTRIBUTE = /([\s/]*)([^\s/>"'=]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?/g;

function dropInlineCode(attribute: string, _space: string, name: string, value: string | undefined): string {
  return value !== undefined && /^(?:style|is|shadowrootmode|on[a-z]+)$/i.test(name) ? '' : attribute;
}
