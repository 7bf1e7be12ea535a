/**
 * Removes style elements, inline styles, event handlers and `<base>` from HTML before it is parsed. The sanitiser removes
 * them anyway; but under a strict Content-Security-Policy browsers report each as a violation during parsing, even in
 * an inert document. `shadowrootmode` and `is` go as well, of which only some parsers make a shadow root, or
 * an element that a script of the page upgrades. This only avoids reports and is not protection: the result must still be sanitised.
 *
 * Reads the text once from start to end, as a parser does: markup in comments, scripts and other plain text is none. If
 * a tag has no end, the rest of the text stays as it is.
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

/** The rest of a start tag after its name; quoted values may hold `>`. */
const END_OF_TAG = String.raw`(?:[\s/](?:"[^"]*"|'[^']*'|[^"'<>])*)?>`;

/** Elements whose content is text to the parser (HTML standard, "Parsing HTML fragments"). */
const PLAIN = 'script|textarea|title|iframe|noframes|noembed|xmp';

/**
 * A comment; the start tag of an element with plain text, and its text; what is dropped; or any other start tag. What has no
 * end goes to the end of the text, for the parser too. The style of a whole page is not needed to read its parts.
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

/** The parts of a tag with inline code. */
const SUSPECT = /[\s/"'](?:style|is|shadowrootmode|on[a-z]+)\s*=/i;

/** An attribute with the space before it. */
const ATTRIBUTE = /([\s/]*)([^\s/>"'=]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?/g;

function dropInlineCode(attribute: string, _space: string, name: string, value: string | undefined): string {
  return value !== undefined && /^(?:style|is|shadowrootmode|on[a-z]+)$/i.test(name) ? '' : attribute;
}
