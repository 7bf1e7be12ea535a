// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { drawStory, keyOf, keysOnPage } from '../../../../../widgets/lists/home-slider/item.ts';

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

it.each([
  ['/nieuws/2026/11/22/nieuw-a34', '34'],
  ['/verhalen/de-pont', undefined],
])(
  'marks a story at %s for the recommender as %s, no longer as the old one [home-slider-1, recommender-4]',
  (url, id) => {
    const old = document.createElement('li');
    old.innerHTML =
      '<article data-recommender-id="12"><a href="/nieuws/2026/11/22/oud-a12">Oud</a></article>';
    const item = {
      url,
      headline: 'Nieuw',
      article_published_at: 0,
      article_type: undefined,
      label: undefined,
      image: undefined,
    };
    const drawn = drawStory(old, { key: keyOf(url), at: 0, type: undefined, item }, 0);
    expect(drawn.querySelector<HTMLElement>('article')?.dataset.recommenderId).toBe(id);
  },
);
