import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  chooseReplacements,
  type Story,
} from '../../../../../widgets/lists/home-slider/choose-replacements.ts';

/** Three o'clock in the afternoon in Amsterdam. */
const NOW = Date.UTC(2026, 2, 29, 13);
const MINUTE = 60_000;
const story = (key: string, minutesAgo: number, type?: string): Story => ({
  key,
  at: NOW - minutesAgo * MINUTE,
  type,
});
const RULES = { now: NOW, maxAge: 60, skip: [] as string[] };

const choose = (items: Story[], feed: Story[], rules: Partial<typeof RULES> = {}, onPage: string[] = []) =>
  [
    ...chooseReplacements(items, feed, new Set([...onPage, ...items.map(({ key }) => key)]), {
      ...RULES,
      ...rules,
    }),
  ].map(([place, { key }]) => `${place}:${key}`);

it("replaces today's items above the age by the newest, in their order [home-slider-1, home-slider-2]", () => {
  const items = [story('vers', 60), story('oud', 61), story('ouder', 200)];
  expect(choose(items, [story('b', 5), story('a', 1), story('c', 9)])).toEqual(['1:a', '2:b']);
});

it('leaves items of other days, of unknown time, or without newer stories [home-slider-1, home-slider-2]', () => {
  // Midnight in Amsterdam, fourteen hours ago, because the clock went forward that night.
  const items = [
    story('gisteren', 14 * 60 + 1),
    { key: 'geen tijd', at: undefined, type: undefined },
    story('vandaag', 13 * 60),
  ];
  expect(choose(items, [story('a', 1), story('b', 2)])).toEqual(['2:a']);
  expect(choose([story('oud', 90)], [story('nog ouder', 91)])).toEqual([]);
  expect(choose([story('oud', 90)], [])).toEqual([]);
});

it('passes over the types that are skipped, on the page and in the feed [home-slider-1, home-slider-2]', () => {
  const items = [story('blog', 90, 'liveblog'), story('oud', 90, 'article')];
  const feed = [story('nieuwe blog', 1, 'liveblog'), story('nieuw', 2, 'article')];
  expect(choose(items, feed, { skip: ['liveblog'] })).toEqual(['1:nieuw']);
});

it('never inserts an article that is on the page, in the future, or used twice [home-slider-2]', () => {
  const items = [story('oud', 90), story('ouder', 91)];
  const feed = [story('straks', -1), story('op de pagina', 1), story('a', 2), story('a', 3)];
  expect(choose(items, feed, {}, ['op de pagina'])).toEqual(['0:a']);
});

it('holds for whatever page and feed [home-slider-2]', () => {
  const stories = fc.array(
    fc.record({
      key: fc.integer({ min: 0, max: 30 }).map(String),
      at: fc.option(fc.integer({ min: NOW - 2 * 86_400_000, max: NOW + MINUTE }), { nil: undefined }),
      type: fc.option(fc.constantFrom('article', 'liveblog'), { nil: undefined }),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(stories, stories, fc.integer({ min: 0, max: 600 }), (items, feed, maxAge) => {
      const onPage = new Set(items.map(({ key }) => key));
      const rules = { now: NOW, maxAge, skip: ['liveblog'] };
      const chosen = [...chooseReplacements(items, feed, onPage, rules)];
      const keys = chosen.map(([, { key }]) => key);
      expect(new Set(keys).size).toBe(keys.length);
      for (const [place, fed] of chosen) {
        expect(onPage.has(fed.key)).toBe(false);
        expect(fed.at).toBeGreaterThan(items[place]?.at ?? Number.POSITIVE_INFINITY);
        expect([fed.type, items[place]?.type]).not.toContain('liveblog');
      }
    }),
  );
});
