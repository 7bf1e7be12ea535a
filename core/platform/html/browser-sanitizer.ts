import { documentValue } from '../../runtime/page/document-value.ts';
import { MARKUP_RULES } from './markup-rules.ts';

/** The static method that the DOM types do not have yet (HTML standard, "Dynamic markup insertion"). */
interface SanitizingParser {
  parseHTML?(html: string, options: { readonly sanitizer: Sanitizer }): Document;
}

const SVG = 'http://www.w3.org/2000/svg';
const MATH = 'http://www.w3.org/1998/Math/MathML';
const XLINK = 'http://www.w3.org/1999/xlink';

const { dropped, html, svg, math, attributes, svgAttributes, mathAttributes } = MARKUP_RULES;
const KNOWN: ReadonlySet<string> = new Set(
  [...dropped, ...html, ...svg, ...math].map((name) => name.toLowerCase()),
);

const createSanitizer = documentValue(
  () =>
    new Sanitizer({
      elements: [
        ...html,
        ...svg.map((name) => ({ name, namespace: SVG })),
        ...math.map((name) => ({ name, namespace: MATH })),
      ],
      attributes: [...attributes, ...svgAttributes, ...mathAttributes, { name: 'href', namespace: XLINK }],
      dataAttributes: true,
      comments: false,
    }),
);

/**
 * The browser's own sanitizer (HTML standard, "HTML sanitization"). It needs no Trusted Types policy, because it
 * removes everything that can run, whatever its options are.
 * @returns a function that parses a text in an inert document and returns its body, cleaned by {@link MARKUP_RULES};
 *   undefined in browsers without such a sanitizer
 */
export function browserSanitizer(): ((html: string) => DocumentFragment) | undefined {
  const parse = (Document as SanitizingParser).parseHTML;
  if (!parse) return undefined;
  return (text) => {
    const sanitizer = createSanitizer();
    // To keep the content of an element, the sanitizer must be given its name; so it gets all names that occur in the
    // text.
    for (const [, name = ''] of text.matchAll(/<([a-z][^\s/>]*)/gi)) {
      if (!KNOWN.has(name.toLowerCase())) sanitizer.replaceElementWithChildren(name.toLowerCase());
    }
    for (const [name] of text.matchAll(/\baria-[a-z]+/gi)) sanitizer.allowAttribute(name.toLowerCase());
    const parsed = parse(text, { sanitizer });
    const content = parsed.createRange();
    content.selectNodeContents(parsed.body);
    return document.adoptNode(content.extractContents());
  };
}
