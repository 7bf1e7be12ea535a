// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { keyOf, keysOnPage } from '../../../../../widgets/lists/home-slider/item.ts';

afterEach(() => {
  document.body.replaceChildren();
});

it.each([
  ['/nieuws/2026/11/22/kop-a12', '12'],
  ['/nieuws/2026/11/22/kop-a12/appview', '12'],
  ['/verhalen/de-pont', '/verhalen/de-pont'],
  ['/verhalen/de-pont/', '/verhalen/de-pont'],
  ['/verhalen/de-pont?utm_source=feed#reacties', '/verhalen/de-pont'],
])('knows %s as %s [home-slider-2]', (address, key) => {
  expect(keyOf(address)).toBe(key);
});

it.each([
  ['in main', '<main><a href="/verhalen/de-pont">De pont</a></main>'],
  ['on a page without main', '<div><a href="/verhalen/de-pont/">De pont</a></div>'],
  ['beside main', '<main></main><aside><a href="/verhalen/de-pont#reacties">De pont</a></aside>'],
])('finds an article without an id in its address %s [home-slider-2]', (_, html) => {
  document.body.innerHTML = html;
  expect(keysOnPage()).toContain(keyOf('/verhalen/de-pont'));
});
