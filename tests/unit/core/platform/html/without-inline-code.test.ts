import { expect, it } from 'vitest';
import { withoutInlineCode } from '../../../../../core/platform/html/without-inline-code.ts';

it.each<[string, string, string]>([
  [
    'a style element',
    '<head><STYLE media="print">a > b{c:d}</style><title>t</title>',
    '<head><title>t</title>',
  ],
  ['a style', '<p style="color:red">a</p>', '<p>a</p>'],
  ['a style in single quotes', "<p class=x style='a:b' id=y>a</p>", '<p class=x id=y>a</p>'],
  ['a style without quotes', '<p style=a:b>a</p>', '<p>a</p>'],
  ['a handler, whatever its case', '<img src="/a.jpg" OnError = "x()">', '<img src="/a.jpg">'],
  ['a handler in an element of svg', '<svg/onload="x()"><g/></svg>', '<svg><g/></svg>'],
  ['several', '<a style="a" href="/x" onclick="y" style="b">z</a>', '<a href="/x">z</a>'],
  ['one after a value with >', '<p title="a > b" style="x">a</p>', '<p title="a > b">a</p>'],
])('takes out %s [page-runtime-8]', (_, html, expected) => {
  expect(withoutInlineCode(html)).toBe(expected);
});

it.each([
  ['words', 'Zo schrijf je style="color:red" en onclick="x" op.'],
  ['a comparison', 'a < b style="x" > c'],
  ['a value that looks like one', '<p title="a style=\'b\' onclick=c">a</p>'],
  ['a data attribute', '<p data-style="x" data-on="y" style>a</p>'],
  ['an end tag', '</p>'],
  ['a tag without an end', 'a <p style="x" '],
  ['a quote without an end', 'a <p title="x style=y> <b>c</b>'],
])('leaves alone: %s', (_, html) => {
  expect(withoutInlineCode(html)).toBe(html);
});

it('is quick with a long text of tags and quotes without an end', () => {
  for (const piece of ['<a "', "<a '", '<a b=', '<p style="', '<a / / ', '<style>', '<style ']) {
    const started = performance.now();
    withoutInlineCode(piece.repeat(20_000));
    expect(performance.now() - started, piece).toBeLessThan(2000);
  }
});
