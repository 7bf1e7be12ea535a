/** Elements that are part of a line of text. */
const INLINE =
  'a,abbr,b,bdi,bdo,big,br,cite,code,data,del,dfn,em,font,i,ins,kbd,label,mark,q,rp,rt,ruby,s,samp,small,span,strike,strong,sub,sup,time,tt,u,var,wbr';
/** Elements that are one paragraph, whatever is in them. */
const WHOLE = 'p,pre,tr';
/** Elements whose words count however few they are. */
const LIST_ITEM = 'li,dd,dt,blockquote';
/** Elements beside the running text: nothing in them counts. */
const BESIDE =
  'figure,figcaption,aside,nav,form,dialog,h1,h2,h3,h4,h5,h6,hgroup,caption,button,select,textarea,script,style,template,noscript,svg,math,video,audio,picture,canvas,iframe,object,embed';
/** Elements that an inline wall follows as a whole: a section in a list or a quotation would belong to it. */
const UNBROKEN = 'p,pre,ul,ol,dl,table,blockquote,details';
/** Words outside paragraphs and lists count as a paragraph from this many characters: 'Advertentie' is none. */
const LABEL_BELOW = 60;

/**
 * The paragraphs of a text in document order, however deeply nested. A paragraph is a `<p>`, `<pre>` or table row with
 * words; a list item or quotation that has words of its own; and any other words of at least 60 characters that are
 * between blocks, where two `<br>` in a row begin a new one. Figures, asides, headings, forms and media count nothing.
 *
 * The rule looks at nothing that follows a paragraph, so that a page that is still arriving never shows more than the
 * whole page does.
 * @param content the protected content
 * @param isSkipped further elements that count nothing, such as the wall itself
 * @returns for each paragraph its element, or the last node of words that have no element of their own
 */
export function paragraphs(content: Element, isSkipped: (element: Element) => boolean): ChildNode[] {
  const found: ChildNode[] = [];
  const atLeast = content.matches(LIST_ITEM) ? 1 : LABEL_BELOW;
  let words = '';
  let last: ChildNode | undefined;
  let breaks = 0;
  const endLine = () => {
    if (last && words.length >= atLeast) found.push(last);
    words = '';
    last = undefined;
    breaks = 0;
  };
  for (const node of content.childNodes) {
    if (isInline(node)) {
      const text = wordsOf(node);
      if (text !== '') {
        words += text;
        last = node;
        breaks = 0;
      } else if (node.nodeName === 'BR' && ++breaks === 2) endLine();
      continue;
    }
    if (!(node instanceof Element)) continue;
    endLine();
    if (node.matches(BESIDE) || isSkipped(node)) continue;
    if (!node.matches(WHOLE)) found.push(...paragraphs(node, isSkipped));
    else if (wordsOf(node) !== '') found.push(node);
  }
  endLine();
  return found;
}

/**
 * The paragraph before a wall: number `clipAfter`, or the last if there are fewer.
 * @param all from {@link paragraphs}
 * @param clipAfter 0 is before the first
 */
export function lastOpenParagraph(all: readonly ChildNode[], clipAfter: number): ChildNode | undefined {
  return all.slice(0, clipAfter).at(-1);
}

/** The last paragraph before an element; undefined if there is none. */
export function lastBefore(all: readonly ChildNode[], element: Element): ChildNode | undefined {
  return all.findLast(
    (paragraph) => element.compareDocumentPosition(paragraph) & Node.DOCUMENT_POSITION_PRECEDING,
  );
}

/**
 * The node that an inline wall follows: the paragraph, or the whole list, table or quotation that it is in.
 * @param paragraph in the content
 * @param content the protected content
 */
export function unbrokenPart(paragraph: ChildNode, content: Element): ChildNode {
  let part = paragraph;
  for (let at = paragraph.parentElement; at && at !== content; at = at.parentElement) {
    if (at.matches(UNBROKEN)) part = at;
  }
  return part;
}

/** Text, and elements of a line that hold no blocks. */
function isInline(node: Node): boolean {
  if (node instanceof Text) return true;
  return (
    node instanceof Element &&
    node.matches(INLINE) &&
    [...node.querySelectorAll('*')].every((inner) => inner.matches(INLINE))
  );
}

function wordsOf(node: Node): string {
  return (node.textContent ?? '').replace(/\s+/g, ' ').trim();
}
