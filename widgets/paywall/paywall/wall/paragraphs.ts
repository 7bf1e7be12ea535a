/** Elements that are part of a line of text. */
const INLINE =
  'a,abbr,b,bdi,bdo,big,br,cite,code,data,del,dfn,em,font,i,ins,kbd,label,mark,q,rp,rt,ruby,s,samp,small,span,strike,strong,sub,sup,time,tt,u,var,wbr';
/** Elements that count as one paragraph, whatever they contain. */
const WHOLE = 'p,pre,tr';
/** Elements whose words count, however few there are. */
const LIST_ITEM = 'li,dd,dt,blockquote';
/** Elements outside of the running text, whose content does not count. */
const BESIDE =
  'figure,figcaption,aside,nav,form,dialog,h1,h2,h3,h4,h5,h6,hgroup,caption,button,select,textarea,script,style,template,noscript,svg,math,video,audio,picture,canvas,iframe,object,embed';
/**
 * Elements after which an inline wall is inserted as a whole: inside a list or a quotation the wall would belong to it.
 */
const UNBROKEN = 'p,pre,ul,ol,dl,table,blockquote,details';
/**
 * Minimum number of characters for which words outside of paragraphs and lists count as a paragraph: 'Advertentie' does
 * not.
 */
const LABEL_BELOW = 60;

/**
 * The paragraphs of a text in document order, however deeply nested. A paragraph is a `<p>`, `<pre>` or table row with
 * words; a list item or quotation that has words of its own; and any other words of at least 60 characters that are
 * between blocks, where two `<br>` in a row begin a new one. Figures, asides, headings, forms and media do not count.
 *
 * The rule ignores what follows a paragraph, so that a page that is still loading never shows more than the complete
 * page.
 * @param content the protected content
 * @param isSkipped whether another element does not count, such as the wall itself
 * @returns for each paragraph its element, or the last node if the words have no element of their own
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
 * @param all the result of {@link paragraphs}
 * @param clipAfter number of paragraphs before the wall; 0 puts it before the first
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
 * @param paragraph a paragraph in the content
 * @param content the protected content
 */
export function unbrokenPart(paragraph: ChildNode, content: Element): ChildNode {
  let part = paragraph;
  for (let at = paragraph.parentElement; at && at !== content; at = at.parentElement) {
    if (at.matches(UNBROKEN)) part = at;
  }
  return part;
}

/** Whether a node is text, or an inline element without blocks. */
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
