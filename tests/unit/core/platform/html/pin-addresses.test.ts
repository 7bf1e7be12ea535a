// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pinAddresses, pinLinks } from '../../../../../core/platform/html/pin-addresses.ts';

const SITE = 'https://krant.example';
const links = () => [...document.body.querySelectorAll('a')].map((link) => link.getAttribute('href'));

beforeEach(() => {
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`${SITE}/a/lijst`);
});
afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

it('makes the relative links of a page whole before its path changes [paginated-list-2, photo-of-the-day-1]', () => {
  document.body.innerHTML =
    '<a href="een"></a><a href="../twee"></a><a href="?p=2"></a><a href="/drie"></a><a href="#vier"></a><a href="mailto:x@y.nl"></a><form action="zoek"></form>';
  pinLinks(new URL(`${SITE}/a/lijst?p=2`));
  expect(links().slice(0, 2)).toEqual(['een', '../twee']);
  pinLinks(new URL(`${SITE}/a/lijst/2`));
  expect(links()).toEqual([
    `${SITE}/a/een`,
    `${SITE}/twee`,
    `${SITE}/a/lijst?p=2`,
    '/drie',
    '#vier',
    'mailto:x@y.nl',
  ]);
  expect(document.forms[0]?.getAttribute('action')).toBe(`${SITE}/a/zoek`);
});

it('makes the addresses of another page whole, relative to that page [paginated-list-1]', () => {
  document.body.innerHTML = '<a href="een"></a><img src="foto.jpg" data-src="../groot.jpg">';
  pinAddresses(document.body, `${SITE}/a/lijst/2`);
  expect(links()).toEqual([`${SITE}/a/lijst/een`]);
  const image = document.querySelector('img');
  expect(image?.getAttribute('src')).toBe(`${SITE}/a/lijst/foto.jpg`);
  expect(image?.getAttribute('data-src')).toBe(`${SITE}/a/groot.jpg`);
});

it('leaves them to the base that the pages share', () => {
  document.head.innerHTML = '<base href="/">';
  document.body.innerHTML = '<a href="een"></a>';
  pinLinks(new URL(`${SITE}/b/`));
  pinAddresses(document.body, `${SITE}/b/2`);
  expect(links()).toEqual(['een']);
});
