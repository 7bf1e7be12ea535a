// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { lazySource, pictureAddress } from '../../../../../core/platform/images/picture-address.ts';

const SITE = location.origin;
const BLANK = 'data:image/svg+xml,%3Csvg%20viewBox=%220%200%203%202%22%3E%3C/svg%3E';

function imageIn(html: string): HTMLImageElement {
  const place = document.createElement('div');
  place.innerHTML = html;
  return place.querySelector(':scope > img, picture img') as HTMLImageElement;
}

it.each([
  ['an ordinary picture', '<img src="/a.jpg">', '/a.jpg'],
  ['an inline placeholder of WP Rocket', `<img src="${BLANK}" data-lazy-src="/a.jpg">`, '/a.jpg'],
  ['of lazysizes', `<img src="${BLANK}" data-src="/a.jpg">`, '/a.jpg'],
  ['of Ezoic', `<img src="${BLANK}" data-ezsrc="/a.jpg">`, '/a.jpg'],
  ['of an older plugin', `<img src="${BLANK}" data-original="/a.jpg">`, '/a.jpg'],
  ['of one that has no source', '<img data-lazy-src="/a.jpg">', '/a.jpg'],
  [
    'of one that has candidates alone',
    `<img src="${BLANK}" data-lazy-srcset="/s.jpg 300w, /a.jpg 900w">`,
    '/a.jpg',
  ],
  ['a file as the placeholder', '<img src="/blank.gif" data-lazy-src="/a.jpg">', '/a.jpg'],
  [
    'candidates that the browser chooses from',
    '<img src="/a.jpg" srcset="/a.jpg 900w" data-src="/s.jpg">',
    '/a.jpg',
  ],
  [
    'a noscript behind it',
    `<img src="${BLANK}"><noscript><img alt="" src="/a.jpg?b=1&amp;c=2"></noscript>`,
    '/a.jpg?b=1&c=2',
  ],
  ['a noscript before it', `<noscript><img src='/a.jpg'></noscript><img src="${BLANK}">`, '/a.jpg'],
  [
    'a noscript beside its picture element',
    `<picture><source srcset="${BLANK}"><img src="${BLANK}"></picture><noscript><img src="/a.jpg"></noscript>`,
    '/a.jpg',
  ],
])('%s', (_, html, path) => {
  expect(pictureAddress(imageIn(html))).toBe(SITE + path);
});

it('takes the placeholder if the markup has nothing else, or nothing safe', () => {
  expect(pictureAddress(imageIn(`<img src="${BLANK}">`))).toBe(BLANK);
  expect(pictureAddress(imageIn(`<img src="${BLANK}" data-src="javascript:alert(1)">`))).toBe(BLANK);
  expect(pictureAddress(imageIn('<img alt="">'))).toBeUndefined();
});

it('takes no other size for the source', () => {
  expect(
    lazySource(imageIn('<img src="/a.jpg" data-src-medium="/m.jpg" data-srcset-note="x">')),
  ).toBeUndefined();
});
