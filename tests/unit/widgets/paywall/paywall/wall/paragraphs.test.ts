// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import {
  lastOpenParagraph,
  paragraphs,
  unbrokenPart,
} from '../../../../../../widgets/paywall/paywall/wall/paragraphs.ts';

const LONG = 'Genoeg woorden om geen opschrift te zijn maar een alinea, ook zonder eigen element.';
const contentOf = (html: string) => {
  const content = document.createElement('div');
  content.innerHTML = html;
  return content;
};
const isGame = (element: Element) => element.matches('.spel');
const texts = (content: Element) => paragraphs(content, isGame).map((node) => node.textContent?.trim());

describe('the paragraphs of a text', () => {
  it.each([
    ['its own', '<p>1</p><p>2</p>', ['1', '2']],
    [
      'those in a wrapper, and those after it',
      '<div><p>1</p><p>2</p></div><p>Mail ons</p>',
      ['1', '2', 'Mail ons'],
    ],
    ['those in wrappers of one each', '<div><p>1</p></div><div><div><p>2</p></div></div>', ['1', '2']],
    ['those of a quotation', '<p>1</p><blockquote><p>2</p></blockquote><p>3</p>', ['1', '2', '3']],
    ['the words of a quotation', '<blockquote>1</blockquote><p>2</p>', ['1', '2']],
    ['the items of a list', '<ul><li>1</li><li>2<ul><li>3</li></ul></li></ul><p>4</p>', ['1', '2', '3', '4']],
    ['the paragraphs of list items, once', '<ol><li><p>1</p></li><li><p>2</p></li></ol>', ['1', '2']],
    [
      'the rows of a table',
      '<table><tr><td>1</td><td>een</td></tr><tr><td>2</td></tr></table>',
      ['1een', '2'],
    ],
    ['no figures and captions', '<figure><figcaption><p>foto</p></figcaption></figure><p>1</p>', ['1']],
    ['no headings', '<h2>Kop</h2><p>1</p><h3>Kop</h3><p>2</p>', ['1', '2']],
    ['no asides and navigation', '<aside><p>Lees ook</p></aside><nav><p>Inhoud</p></nav><p>1</p>', ['1']],
    [
      'no forms, buttons and scripts',
      '<form><p>Naam</p></form><button>Ja</button><script>1</script><p>1</p>',
      ['1'],
    ],
    ['no empty ones', '<p></p><p> <br></p><p>&nbsp;</p><p>1</p>', ['1']],
    ['no labels between blocks', '<p>1</p><div>Advertentie</div>Lees ook<p>2</p>', ['1', '2']],
    ['no games', '<div class="spel"><p>Speel</p></div><p>1</p>', ['1']],
    ['long words of an element', `<div>${LONG}</div><p>1</p>`, [LONG, '1']],
    ['nothing in nothing but wrappers', '<div><div></div></div><section></section>', []],
    ['nothing in nothing', '', []],
  ])('are %s [paywall-types-7]', (_name, html, expected) => {
    expect(texts(contentOf(html))).toEqual(expected);
  });

  it('are long loose words, up to two line breaks or a block [paywall-types-7]', () => {
    const content = contentOf(`${LONG} <b>vet</b> meer<br>door<br><br>${LONG}<p>1</p>${LONG}`);
    expect(texts(content)).toEqual(['door', LONG, '1', LONG]);
  });

  it('never show more of a page that is still arriving than of the whole page [paywall-types-7]', () => {
    const html = `<div><ul><li>a</li><li>b</li></ul><p>c</p></div>${LONG}<div>${LONG}<p>d</p></div><p>e</p>`;
    const whole = paragraphs(contentOf(html), isGame).length;
    const counts = Array.from(html, (_, end) => texts(contentOf(html.slice(0, end + 1))));
    for (const [index, arrived] of counts.entries()) {
      const before = counts[index - 1] ?? [];
      // Paragraphs are added at the end; those before them keep their number.
      expect(arrived.slice(0, Math.max(0, before.length - 1))).toEqual(before.slice(0, -1));
    }
    expect(counts.at(-1)).toHaveLength(whole);
  });
});

describe('a visible wall', () => {
  const all = (html: string) => {
    const content = contentOf(html);
    return { content, all: paragraphs(content, isGame) };
  };

  it.each([
    [0, undefined],
    [1, '1'],
    [2, '2'],
    [9, '2'],
  ])(
    'after paragraph %i, or after the last: %s [paywall-types-6, paywall-types-7]',
    (clipAfter, expected) => {
      const found = lastOpenParagraph(all('<p>1</p><p>2</p>').all, clipAfter);
      expect(found?.textContent).toBe(expected);
    },
  );

  it.each([
    ['<div><p>1</p></div>', 'P'],
    ['<ul><li>1<ul><li>2</li></ul></li></ul>', 'UL'],
    ['<div><blockquote><p>1</p></blockquote></div>', 'BLOCKQUOTE'],
    ['<table><tr><td>1</td></tr></table>', 'TABLE'],
    [`${LONG}<p>1</p>`, '#text'],
  ])('in %s after %s, and breaks no list, table or quotation [paywall-types-6]', (html, expected) => {
    const { content, all: found } = all(html);
    expect(unbrokenPart(found[0] as ChildNode, content).nodeName).toBe(expected);
  });
});
