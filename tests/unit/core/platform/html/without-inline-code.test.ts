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
  ['a base', '<head><BASE href="https://a.example/"><base/><p>a</p>', '<head><p>a</p>'],
  ['a style element with <', '<style>/* <b> */ a::after{content:"<"}</style><p>a</p>', '<p>a</p>'],
  ['an old style element', '<style><!-- a > b{c:d} --></style\n><p>a</p>', '<p>a</p>'],
  ['a style element without an end', '<p>a</p><style>a{b:c}', '<p>a</p>'],
  [
    'one of a frame',
    '<iframe style="x" src="/a"><p style="y"></iframe>',
    '<iframe src="/a"><p style="y"></iframe>',
  ],
  [
    'one after a comment with a quote',
    '<!-- <a title=" --><p style="x">a</p>',
    '<!-- <a title=" --><p>a</p>',
  ],
  [
    'one after a script with a quote',
    '<script>a = "<b title=\'";</script><p style="x" title=\'y\'>a</p>',
    "<script>a = \"<b title='\";</script><p title='y'>a</p>",
  ],
  [
    'what some parsers read',
    '<template shadowrootmode="open"><p is=x-p>a</p></template>',
    '<template><p>a</p></template>',
  ],
  ['one after a value with >', '<p title="a > b" style="x">a</p>', '<p title="a > b">a</p>'],
])('takes out %s [page-runtime-8]', (_, html, expected) => {
  expect(withoutInlineCode(html)).toBe(expected);
});

it.each([
  ['words', 'Zo schrijf je style="color:red" en onclick="x" op.'],
  ['a comparison', 'a < b style="x" > c'],
  ['a value that looks like one', '<p title="a style=\'b\' onclick=c">a</p>'],
  ['a comment', '<!-- <p style="x"> --><!--><b>a</b>'],
  ['a script', '<script type="application/json">"<base><style>a</style><p style=x>"</script>'],
  ['a script that ends a title', '<script>"</title><p style=x>"</script>'],
  ['a basefont', '<basefont>'],
  ['a data attribute', '<p data-style="x" data-on="y" style>a</p>'],
  ['an end tag', '</p>'],
  ['a tag without an end', 'a <p style="x" '],
  ['a quote without an end', 'a <p title="x style=y> <b>c</b>'],
])('leaves alone: %s', (_, html) => {
  expect(withoutInlineCode(html)).toBe(html);
});

it('is quick with a long text of tags and quotes without an end', () => {
  for (const piece of [
    '<a "',
    "<a '",
    '<a b=',
    '<p style="',
    '<a / / ',
    '<style>',
    '<style ',
    '<!--',
    '<script>',
    '<title ',
    '<style "',
    '<base ',
    '</style',
  ]) {
    const started = performance.now();
    withoutInlineCode(piece.repeat(20_000));
    expect(performance.now() - started, piece).toBeLessThan(2000);
  }
});
