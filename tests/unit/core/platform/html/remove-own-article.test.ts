// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { removeOwnArticle } from '../../../../../core/platform/html/remove-own-article.ts';

const item = (address: string, more = '') => `<li${more}><a href="${address}">x</a></li>`;
const left = (html: string, id: string | undefined) => {
  const list = document.createElement('ol');
  list.innerHTML = html;
  removeOwnArticle(list, id);
  return [...list.children].map(
    (one) => `${one.querySelector('a')?.getAttribute('href')}${one.hasAttribute('hidden') ? ' hidden' : ''}`,
  );
};
const OWN = '/nieuws/2026/03/29/titel-a4101';
const OTHER = '/nieuws/2026/03/29/titel-a41019';
const SPARE = '/nieuws/2026/03/28/reserve-a7';

it.each([
  [
    'takes the own article out, and shows the spare',
    item(OWN) + item(OTHER) + item(SPARE, ' hidden'),
    '4101',
    [OTHER, SPARE],
  ],
  [
    'keeps the spare hidden elsewhere',
    item(OTHER) + item(SPARE, ' hidden'),
    '4101',
    [OTHER, `${SPARE} hidden`],
  ],
  ['drops a spare that is the own article', item(OTHER) + item(OWN, ' hidden'), '4101', [OTHER]],
  [
    'knows it by its number, on any host',
    item('https://krant.example/x-a4101?utm=1') + item('/'),
    '4101',
    ['/'],
  ],
  [
    'leaves the list of a page that is not an article',
    item(OWN) + item(SPARE, ' hidden'),
    undefined,
    [OWN, `${SPARE} hidden`],
  ],
])('%s', (_, html, id, expected) => {
  expect(left(html, id)).toEqual(expected);
});
