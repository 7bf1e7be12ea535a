// @vitest-environment happy-dom
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { readPageFacts } from '../../../../../../widgets/ads/ads/plan/read-page-facts.ts';
import { visitedPage } from '../../../../core/user/visitor/reader.ts';
import { markup } from '../../../../support/markup.ts';

afterEach(() => {
  document.body.replaceChildren();
  for (const name of Object.keys(document.body.dataset)) delete document.body.dataset[name];
});

const read = (html: string, attributes: Record<string, string> = {}) => {
  document.body.replaceChildren(...markup(html));
  return readPageFacts(visitedPage({}, attributes), false, '#kop', () => false, 1);
};
const readAgain = () => readPageFacts(visitedPage(), false, '', () => false, 1).facts;
const slot = (position: string) => `<div data-ad-position="${position}"></div>`;

it('reads how the page is laid out, and how many paragraphs are before a slot in the text', () => {
  const { facts } = read(
    `<div data-article-body><p>Een.</p><p>Twee.</p>${slot('rectangle')}<p>Drie.</p></div>${slot('below-content')}`,
  );
  expect(facts.sent.map(({ paragraphsBefore }) => paragraphsBefore)).toEqual([2, undefined]);
  // Nothing has a height here.
  expect(facts.layout).toBeUndefined();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = [...document.querySelectorAll('p, [data-ad-position]')].indexOf(this) * 100;
    return { top, bottom: top + 80 } as DOMRect;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  expect(readAgain().layout).toMatchObject({
    blockEnds: [80, 180, 280, 380],
    slots: [
      { top: 200, bottom: 280 },
      { top: 400, bottom: 480 },
    ],
    apart: innerHeight,
  });
});

it('reads the blocks of the text: paragraphs with words, headings, slots [ads-9]', () => {
  const { facts, blocks } = read(
    `<div data-article-body><p>Een.</p><p> </p><h2>Kop</h2><p>Twee.</p>${slot('rectangle')}<figure></figure></div><p>Erbuiten.</p>`,
    { allowAds: 'true', articleType: 'inbeeld', articleVariant: 'full-page' },
  );
  expect(facts.text).toEqual(['paragraph', 'other', 'heading', 'paragraph', 'slot', 'other']);
  expect(blocks).toHaveLength(6);
  expect(facts).toMatchObject({
    allowAds: true,
    hash: '#kop',
    pageType: 'article',
    articleType: 'inbeeld',
    articleVariant: 'full-page',
    figures: 1,
    hasEmbeds: false,
  });
});

it('finds the text in a template that wraps it [ads-9]', () => {
  const { facts } = read(
    '<div data-article-body><div class="intro"><p>Een.</p></div><div class="text"><p>Twee.</p><p>Drie.</p></div></div>',
  );
  expect(facts.text).toEqual(['paragraph', 'paragraph']);
});

it('takes the article of an article page for its text, and no teaser of another page', () => {
  expect(read('<article><p>Een.</p></article>').facts.text).toEqual(['paragraph']);
  expect(read('<article><p>Een.</p></article>', { pageType: 'frontpage' }).facts.text).toBeUndefined();
});

it.each([
  ['<iframe></iframe>', true],
  ['<object></object>', true],
  ['<script type="application/json"></script>', true],
  ['<div data-widget="video"></div>', true],
  ['<video></video>', true],
  ['<img alt="">', false],
  [`<div data-ad-position="inline"><iframe></iframe></div>`, false],
])('sees what makes a video impossible in %s: %s [ads-10]', (html, expected) => {
  expect(read(`<div data-article-body><p>Een.</p><div>${html}</div></div>`).facts.hasEmbeds).toBe(expected);
});

it('sees which slots have nothing between them, in whatever elements they are', () => {
  const { facts } = read(
    [
      slot('leaderboard'),
      `<div><!-- niets --> ${slot('rectangle')}</div>`,
      `<p>Tekst.</p>${slot('inline')}`,
      `<img alt="">${slot('inline-2')}`,
      `<style>a{}</style>${slot('rectangle-2')}`,
    ].join(''),
  );
  expect(facts.sent.map(({ run }) => run)).toEqual([1, 1, 2, 3, 3]);
});

it('sees which slots come between a heading and what follows it', () => {
  const { facts } = read(
    `<section><h2>Kop</h2>${slot('rectangle')}${slot('inline')}<p>Tekst.</p>${slot('inline-2')}<h2>Slot</h2>${slot('leaderboard')}</section>`,
  );
  expect(facts.sent.map(({ splitsHeading }) => splitsHeading)).toEqual([true, true, false, false]);
});
