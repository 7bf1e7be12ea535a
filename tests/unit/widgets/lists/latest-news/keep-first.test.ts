// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { keepFirst } from '../../../../../widgets/lists/latest-news/keep-first.ts';

const items = (count: number) => Array.from({ length: count }, (_, at) => `<li>${at}</li>`).join('');
const listed = () => document.querySelectorAll('li').length;

it('keeps the first items in the page, and puts the others back [latest-news-2, latest-news-3]', () => {
  document.body.innerHTML = `<h2>Laatste nieuws</h2><ol>${items(10)}</ol>`;
  const served = document.body.innerHTML;
  const list = keepFirst(document.body, 8);
  list.shorten();
  list.shorten();
  expect(listed()).toBe(8);
  list.restore();
  expect(document.body.innerHTML).toBe(served);
  list.restore();
  expect(document.body.innerHTML).toBe(served);
});

it('shortens a list that took the place of another one, and completes both [latest-news-2]', () => {
  document.body.innerHTML = `<ol>${items(9)}</ol>`;
  const [first] = document.body.children;
  const list = keepFirst(document.body, 8);
  list.shorten();
  document.body.innerHTML = `<ol>${items(12)}</ol>`;
  list.shorten();
  expect(listed()).toBe(8);
  list.restore();
  expect([first?.children.length, listed()]).toEqual([9, 12]);
});

it('keeps the first articles where no list holds them, and puts the others back in their places [latest-news-2]', () => {
  const articles = (count: number) =>
    Array.from({ length: count }, (_, at) => `<article>${at}</article>`).join('');
  const served = `<div><h2>Nieuws</h2>${articles(10)}<a href="/nieuws/">Meer</a></div><div>${articles(3)}</div>`;
  document.body.innerHTML = served;
  const list = keepFirst(document.body, 8);
  list.shorten();
  expect([...document.body.children].map((part) => part.querySelectorAll('article').length)).toEqual([8, 3]);
  list.restore();
  expect(document.body.innerHTML).toBe(served);
});
