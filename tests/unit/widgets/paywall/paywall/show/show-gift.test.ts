// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { showGift } from '../../../../../../widgets/paywall/paywall/show/show-gift.ts';
import { visitedPage } from '../../../../core/user/visitor/reader.ts';
import { settled } from '../../../../support/settled.ts';

const track = vi.hoisted(() => vi.fn());
vi.mock('../../../../../../core/user/analytics/track.ts', () => ({ track }));

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
  expect(track.mock.calls.map(([, name]) => name)).toEqual(['gift-article-view']);
  feature.abort();
  expect(document.querySelector('[role="status"]')).toBeNull();
});
