// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { markRow } from '../../../../../core/ui/carousel/mark-row.ts';

let ending = new AbortController();

afterEach(() => {
  ending.abort();
  document.body.replaceChildren();
});

/** @returns the texts of the row's items, and the markup after the row has been removed */
function rowOf(html: string) {
  ending = new AbortController();
  document.body.innerHTML = `<section>${html}</section>`;
  const hook = document.body.firstElementChild as HTMLElement;
  markRow(hook, ending.signal);
  const row = hook.querySelector('[data-slider-track]');
  const items = row && [...row.children].map(({ textContent }) => textContent);
  const isNew = row !== null && !html.includes(row.outerHTML.replace(' data-slider-track=""', ''));
  ending.abort();
  return { items, isNew, after: hook.innerHTML };
}

const card = (name: string, more = '') => `<div class="card ${more}"><a href="/${name}">${name}</a></div>`;

it.each([
  ['in an element', `<h2>Kop</h2><div class="row">${card('a')}${card('b', 'card--first')}</div>`, false],
  ['beside a heading', `<h2>Kop</h2>${card('a')}${card('b')}<p><a href="/">Meer</a></p>`, true],
  ['with lists of their own', '<div><article>a<ul></ul></article><article>b</article></div>', false],
  ['with a mark in the row', `<div><p>Kop</p>${card('a')}${card('b')}</div>`, true],
])('makes a row of cards %s, and undoes it [card-slider-1]', (_, html, isNew) => {
  expect(rowOf(html)).toEqual({ items: ['a', 'b'], isNew, after: html });
});

it.each([
  ['nothing yet', ''],
  ['skeletons', '<ul aria-hidden="true"><li></li></ul>'],
])('makes a row of a container of cards with %s [career-carousel-1]', (_, content) => {
  const html = `<h2>Kop</h2><div data-lazy-load-url="/x">${content}</div>`;
  const { items, isNew, after } = rowOf(html);
  expect([items, isNew, after]).toEqual([content ? [''] : [], false, html]);
});

it.each([
  ['a marked row', '<ul data-slider-track=""><li></li></ul>'],
  ['a list', `<div><p><a href="/">a</a></p></div><ul><li>${card('a')}</li></ul>`],
  [
    'no cards',
    '<div class="head"><a href="/">a</a></div><div class="foot"><a href="/">b</a></div><div></div>',
  ],
])('leaves %s as it is', (_, html) => {
  expect(rowOf(html).after).toBe(html);
});
