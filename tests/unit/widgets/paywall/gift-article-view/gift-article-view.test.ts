// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PRIORITY } from '../../../../../core/user/prompts/priority.ts';
import { requestPrompt } from '../../../../../core/user/prompts/prompts.ts';
import giftArticleView from '../../../../../widgets/paywall/gift-article-view/gift-article-view.ts';
import { logged } from '../../../support/logged.ts';
import { settled } from '../../../support/settled.ts';
import { leaveAll, mount } from '../../support/mount.ts';

// Code that loads with the bar is imported here, so that no test waits for it.
import '../../../../../core/domain/paywall/gift/GiftBar.tsx';

type OnView = (view: { id: string }) => void;
const outside = vi.hoisted(() => ({
  paywallDecision: vi.fn(),
  track: vi.fn(),
  views: [] as unknown[],
  status: 'registered',
}));
vi.mock('../../../../../core/domain/paywall/decision.ts', () => ({
  paywallDecision: outside.paywallDecision,
}));
vi.mock('../../../../../core/user/analytics/track.ts', () => ({ track: outside.track }));
vi.mock('../../../../../core/user/analytics/page-views.ts', () => ({
  onPageView: (handler: OnView) => {
    outside.views.push(handler);
    handler({ id: 'blik-1' });
  },
}));
vi.mock('../../../../../core/user/visitor/visitor-store.ts', () => ({
  visitor: () => ({ current: async () => ({ status: outside.status }) }),
}));

const CONFIG = { paywall: { subscriptionSiteUrl: '/abonnementen/' } };
const start = (config: Record<string, unknown> = CONFIG) =>
  mount(giftArticleView, document.body, { query: '?gift_token=geheim', config });

/** Its turn comes immediately if nothing else shows, but not in the same task. */
const shownTexts = async () => {
  await settled();
  return [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);
};
const subscribe = () => document.querySelector<HTMLAnchorElement>('[role="region"] a');
const close = () => document.querySelector<HTMLButtonElement>('[role="region"] button')?.click();

beforeEach(() => {
  outside.paywallDecision.mockReset();
  outside.track.mockReset();
  outside.views.length = 0;
  outside.status = 'registered';
  document.body.dataset.articleId = '4101';
});
afterEach(leaveAll);

it('shows that the article was given, and counts it once for each page view, without the token [gift-article-view-1, gift-article-view-2, gift-article-view-3]', async () => {
  outside.paywallDecision.mockResolvedValue({ giftArticle: true });
  await start();
  expect(await shownTexts()).toEqual(['Dit artikel is aan je cadeau gegeven.']);
  const events = () => outside.track.mock.calls.map(([, ...event]) => event);
  expect(events()).toEqual([['gift-article-view', { page_view_id: 'blik-1', article_id: '4101' }]]);
  // The page returns from the back/forward cache.
  (outside.views[0] as OnView)({ id: 'blik-2' });
  expect(events()[1]).toEqual(['gift-article-view', { page_view_id: 'blik-2', article_id: '4101' }]);
  expect(JSON.stringify(events())).not.toContain('geheim');
});

it.each([[{ giftArticle: false }], [{ giftArticle: null }], [{}]])(
  'says that the link opens nothing, and counts nothing: %j [gift-article-view-1]',
  async (decision) => {
    outside.paywallDecision.mockResolvedValue(decision);
    await start();
    expect(await shownTexts()).toEqual(['Deze cadeaulink is verlopen of al te vaak gebruikt.']);
    expect(outside.track).not.toHaveBeenCalled();
    expect(subscribe()?.getAttribute('href')).toBe('/abonnementen/');
  },
);

it.each([
  [
    { giftGiver: ' Joost de Bruin ', giftExpiresAt: '2026-04-05T10:00:00Z' },
    ' Je kreeg het van Joost de Bruin. De link werkt tot 5 april 2026, 12:00 uur.',
  ],
  [{ giftExpiresAt: '2026-04-05' }, ' De link werkt tot en met 5 april 2026.'],
  [{ giftGiver: '', giftExpiresAt: 'ooit' }, ''],
  [{ giftGiver: '<b>Joost</b>' }, ' Je kreeg het van <b>Joost</b>.'],
])('says who gave it and until when, as far as it is known: %j [gift-article-view-2]', async (more, end) => {
  outside.paywallDecision.mockResolvedValue({ giftArticle: true, ...more });
  await start();
  expect(await shownTexts()).toEqual([`Dit artikel is aan je cadeau gegeven.${end}`]);
});

it.each([
  ['expired', 'Deze cadeaulink is verlopen.'],
  ['used-up', 'Deze cadeaulink is te vaak gebruikt en werkt niet meer.'],
])('says what the matter is with a link that is %s', async (label, text) => {
  outside.paywallDecision.mockResolvedValue({ giftArticle: false, label });
  await start();
  expect(await shownTexts()).toEqual([text]);
});

it('leads to a subscription, unless the visitor has one or the site has no address for it', async () => {
  outside.paywallDecision.mockResolvedValue({ giftArticle: true });
  const { leave } = await start();
  await shownTexts();
  expect(subscribe()?.textContent).toBe('Neem een abonnement');
  leave();
  const { leave: leaveAgain } = await start({});
  expect(await shownTexts()).toHaveLength(1);
  expect(subscribe()).toBeNull();
  leaveAgain();
  outside.status = 'subscribed';
  await start();
  expect(await shownTexts()).toHaveLength(1);
  expect(subscribe()).toBeNull();
});

it('waits for its turn, gives way to a wall, and keeps the turn until the visitor closes it', async () => {
  const [wall, bar] = [new AbortController(), vi.fn()];
  void requestPrompt({ name: 'wall', priority: PRIORITY.paywall, show: () => {}, signal: wall.signal });
  outside.paywallDecision.mockResolvedValue({ giftArticle: true });
  await start();
  expect(await shownTexts()).toEqual([]);
  wall.abort();
  expect(await shownTexts()).toHaveLength(1);
  const next = new AbortController();
  void requestPrompt({ name: 'wall', priority: PRIORITY.paywall, show: () => {}, signal: next.signal });
  expect(await shownTexts()).toEqual([]);
  next.abort();
  expect(await shownTexts()).toHaveLength(1);
  void requestPrompt({
    name: 'bar',
    priority: PRIORITY.appBar,
    show: bar,
    signal: new AbortController().signal,
  });
  await shownTexts();
  expect(bar).not.toHaveBeenCalled();
  close();
  expect(await shownTexts()).toEqual([]);
  expect(bar).toHaveBeenCalledOnce();
  bar.mock.lastCall?.[0]();
});

it('troubles no subscriber with a link that has expired', async () => {
  outside.status = 'subscribed';
  outside.paywallDecision.mockResolvedValue({ giftArticle: false });
  await start();
  expect(await shownTexts()).toEqual([]);
});

it('shows nothing where there is no decision', async () => {
  outside.paywallDecision.mockRejectedValue(new Error('weg'));
  await start();
  expect(await shownTexts()).toEqual([]);
  expect(logged(/^error/)).toHaveLength(1);
});
