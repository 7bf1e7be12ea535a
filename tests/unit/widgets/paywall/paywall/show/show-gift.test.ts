// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { showGift } from '../../../../../../widgets/paywall/paywall/show/show-gift.ts';
import { visitedPage } from '../../../../core/user/visitor/reader.ts';
import { settled } from '../../../../support/settled.ts';
import { tracked } from '../../../../support/tracked.ts';

const feature = new AbortController();
afterEach(() => feature.abort());

it('says that the article was given, and tracks it, for a visitor without a gift link in the address [gift-article-view-1, gift-article-view-2]', async () => {
  await showGift(
    { giftArticle: true },
    { page: visitedPage({}), isSubscribed: false, signal: feature.signal },
  );
  await settled();
  expect(document.querySelector('[role="status"]')?.textContent).toBe(
    'Dit artikel is aan je cadeau gegeven.',
  );
  expect((await tracked()).map(({ event }) => event)).toEqual(['gift-article-view']);
  feature.abort();
  expect(document.querySelector('[role="status"]')).toBeNull();
});
