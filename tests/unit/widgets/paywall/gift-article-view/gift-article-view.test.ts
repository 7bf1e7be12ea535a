// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PRIORITY } from '../../../../../core/user/prompts/priority.ts';
import { requestPrompt } from '../../../../../core/user/prompts/prompts.ts';
import giftArticleView from '../../../../../widgets/paywall/gift-article-view/gift-article-view.ts';
import { logged } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';

type OnView = (view: { id: string }) => void;
const outside = vi.hoisted(() => ({
  paywallDecision: vi.fn(),
  showToast: vi.fn(),
  track: vi.fn(),
  views: [] as unknown[],
  status: 'registered',
}));
vi.mock('../../../../../core/domain/paywall/decision.ts', () => ({
  paywallDecision: outside.paywallDecision,
}));
vi.mock('../../../../../core/ui/toast/show-toast.ts', () => ({ showToast: outside.showToast }));
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

const start = () => mount(giftArticleView, document.body, { query: '?gift_token=geheim' });

/** Its turn comes at once where nothing else shows, but not in the same task. */
const shownTexts = async () => {
  await new Promise((resolve) => setTimeout(resolve));
  return outside.showToast.mock.calls.map(([text]) => text);
};

beforeEach(() => {
  outside.paywallDecision.mockReset();
  outside.showToast.mockReset();
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
  // Back from the back/forward cache.
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
  },
);

it('waits for its turn, and keeps it until the message has left', async () => {
  const [wall, bar] = [new AbortController(), vi.fn()];
  void requestPrompt({ name: 'wall', priority: PRIORITY.paywall, show: () => {}, signal: wall.signal });
  outside.paywallDecision.mockResolvedValue({ giftArticle: true });
  await start();
  expect(await shownTexts()).toEqual([]);
  wall.abort();
  expect(await shownTexts()).toHaveLength(1);
  void requestPrompt({
    name: 'bar',
    priority: PRIORITY.appBar,
    show: bar,
    signal: new AbortController().signal,
  });
  await shownTexts();
  expect(bar).not.toHaveBeenCalled();
  outside.showToast.mock.lastCall?.[1].onLeft();
  await shownTexts();
  expect(bar).toHaveBeenCalledOnce();
  bar.mock.lastCall?.[0]();
});

it('troubles no subscriber with a link that has expired', async () => {
  outside.status = 'subscribed';
  outside.paywallDecision.mockResolvedValue({ giftArticle: false });
  await start();
  expect(outside.showToast).not.toHaveBeenCalled();
});

it('shows nothing where there is no decision', async () => {
  outside.paywallDecision.mockRejectedValue(new Error('weg'));
  await start();
  expect(outside.showToast).not.toHaveBeenCalled();
  expect(logged(/^error/)).toHaveLength(1);
});
