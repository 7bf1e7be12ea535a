// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emit } from '../../../../../core/runtime/bus/bus.ts';
import { hasReadArticle } from '../../../../../core/user/prompts/article-read.ts';
import pageView from '../../../../../widgets/shell/page-view/page-view.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const VISITOR = {
  kind: 'registered',
  status: 'registered',
  loggedIn: true,
  regional: false,
  segment: 'geregistreerd_gebruiker',
  familyStatus: 'none',
} as const;

const layer = () => (window as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? [];

async function start() {
  await mount(pageView, document.body, {});
  await vi.advanceTimersByTimeAsync(200);
}

beforeEach(() => {
  vi.useFakeTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'dataLayer');
  Object.assign(document.body.dataset, {
    consentRequired: 'false',
    articleId: '4101',
    articleType: 'liveblog',
  });
  history.replaceState(null, '', '/nieuws/titel-a4101?token=geheim');
});

afterEach(() => {
  leaveAll();
  sessionStorage.clear();
  vi.useRealTimers();
});

it('reports the view of a page once, with the page’s facts [analytics-3]', async () => {
  await start();
  expect(layer()).toEqual([
    {
      event: 'page-view',
      page_view_id: expect.stringMatching(/^[\da-f-]{36}$/),
      page_type: 'article',
      article_id: '4101',
      article_type: 'liveblog',
      address: `${location.origin}/nieuws/titel-a4101`,
      referrer: '',
      app_view: false,
      restored: false,
    },
  ]);
});

it('remembers for the visit that an article was viewed', async () => {
  delete document.body.dataset.articleId;
  await start();
  expect(hasReadArticle()).toBe(false);
  document.body.dataset.articleId = '4101';
  await start();
  expect(hasReadArticle()).toBe(true);
});

it('names the segment where it is known, and reports it when it becomes known later', async () => {
  await start();
  emit('visitor:changed', VISITOR);
  await vi.advanceTimersByTimeAsync(200);
  const [view, segment] = layer();
  expect(view).not.toHaveProperty('segment');
  expect(segment).toEqual({
    event: 'visitor-segment',
    page_view_id: view?.page_view_id,
    segment: 'geregistreerd_gebruiker',
  });
  emit('visitor:changed', { ...VISITOR, familyStatus: 'main' });
  await vi.advanceTimersByTimeAsync(200);
  expect(layer()).toHaveLength(2);
});

it('has the segment in the view itself where it was known before', async () => {
  emit('visitor:changed', VISITOR);
  await start();
  expect(layer()).toMatchObject([{ event: 'page-view', segment: 'geregistreerd_gebruiker' }]);
});

it('reports a restored page as a view of its own', async () => {
  await start();
  emit('page:restored', {});
  await vi.advanceTimersByTimeAsync(200);
  expect(layer()).toMatchObject([{ restored: false }, { event: 'page-view', restored: true, referrer: '' }]);
  expect(layer()[0]?.page_view_id).not.toBe(layer()[1]?.page_view_id);
});
