// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { plainText, readRichText } from '../../../../../core/platform/html/rich-text.ts';

it.each([
  ['https://elders.example/', true],
  ['/abonnement', true],
  ['javascript:alert(1)', false],
  [' java\tscript:alert(1)', false],
  ['JaVaScRiPt&colon;alert(1)', false],
  ['\u0001javascript:alert(1)', false],
  ['vbscript:x', false],
  ['data:text/html,x', false],
  ['blob:https://krant.example/1', false],
  ['ftp://elders.example/', false],
  ['http://elders.example/', false],
  ['tel:0201234567', false],
])('of a link to %j the words stay, and where it leads: %s [paywall-campaign-8]', (href, isKept) => {
  const text = readRichText(`<p>een <a href="${href}" onclick="hit()" target="_top">twee</a></p>`);
  const words = isKept ? [{ tag: 'a', href, children: ['twee'] }] : ['twee'];
  expect(text).toEqual([{ tag: 'p', children: ['een ', ...words] }]);
});

it.each([
  [
    'one of the list',
    '<h2>een <em>twee</em></h2>',
    [{ tag: 'h2', children: ['een ', { tag: 'em', children: ['twee'] }] }],
  ],
  [
    'with attributes',
    '<b id="x" class="y" style="color: red" onclick="hit()" data-widget="quiz">een</b>',
    [{ tag: 'b', children: ['een'] }],
  ],
  ['of a page', '<div><x-card><table><tr><td>een</td></tr></table></x-card></div>', ['een']],
  ['a name without a link', '<a name="x">een</a>', ['een']],
  ['a script at the beginning', '<script>hit()</script>een', ['een']],
  [
    'a script in a list',
    '<ul><li>een<script>hit()</script></li></ul>',
    [{ tag: 'ul', children: [{ tag: 'li', children: ['een'] }] }],
  ],
  ['a style', '<style>p { color: red }</style>een', ['een']],
  ['a title', 'een<title>twee</title>', ['een']],
  ['a template in a template', 'een<template>twee<template><p>drie</p></template></template>', ['een']],
  ['for browsers without scripts', '<noscript><p>twee</p></noscript>een', ['een']],
  ['another text for old browsers', 'een<noembed>twee</noembed>', ['een']],
  ['svg with links and styles', 'een<svg><a href="/x"><text>twee</text></a><style>x</style></svg>', ['een']],
  ['a formula', 'een<math><mtext><p>twee</p></mtext></math>', ['een']],
  ['a comment', 'een<!-- <b>twee</b> -->', ['een']],
  ['escaped markup', 'een &lt;script&gt;', ['een <script>']],
  [
    'a form with fields named like properties',
    '<form><p>een</p><input name="childNodes"><input name="localName"></form>',
    [{ tag: 'p', children: ['een'] }],
  ],
])('keeps of %s what readers see [paywall-campaign-8]', (_, html, text) => {
  expect(readRichText(html)).toEqual(text);
});

it('has the words of a text', () => {
  expect(plainText(readRichText('<p>een<br>twee</p> <b>drie</b>'))).toBe('een twee drie');
  expect(readRichText(' ')).toEqual([]);
});
