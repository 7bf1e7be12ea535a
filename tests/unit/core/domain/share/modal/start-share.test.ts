// @vitest-environment happy-dom
// @vitest-environment-options {"url": "https://krant.example/a-a1?gift_token=geheim"}
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openShare } from '../../../../../../core/domain/share/open-share.ts';
import type { Page } from '../../../../../../core/runtime/page/page.ts';
import { logged } from '../../../../support/logged.ts';

const outside = vi.hoisted(() => ({
  openDialog: vi.fn(),
  share: vi.fn(),
  hasShareSheet: vi.fn(),
  track: vi.fn(),
  current: Promise.resolve<unknown>(undefined),
}));
vi.mock('../../../../../../core/ui/dialog/open-dialog.tsx', () => ({ openDialog: outside.openDialog }));
vi.mock('../../../../../../core/user/analytics/track.ts', () => ({ track: outside.track }));
vi.mock('../../../../../../core/domain/share/share.ts', () => ({
  share: outside.share,
  hasShareSheet: outside.hasShareSheet,
}));
vi.mock('../../../../../../core/user/visitor/visitor-store.ts', () => ({
  visitor: () => ({ current: () => outside.current }),
}));

const SUBSCRIBER = { loggedIn: true, permissions: ['nrc-online'] };
const { signal } = new AbortController();
let isTouch = false;

function pageOf(more: Partial<Page> = {}): Page {
  const page = { config: {}, appView: false, articleType: 'article', articleRelativeUrl: '', path: '/a-a1' };
  return { ...page, ...more } as unknown as Page;
}
/** The modal's properties. */
const shown = () => outside.openDialog.mock.calls[0]?.[0].render(() => {}).props;

beforeEach(() => {
  isTouch = false;
  outside.current = Promise.resolve(SUBSCRIBER);
  outside.openDialog.mockReset().mockResolvedValue('cancelled');
  outside.share.mockReset().mockResolvedValue('shared');
  outside.hasShareSheet.mockReset().mockReturnValue(true);
  outside.track.mockReset();
  vi.stubGlobal('matchMedia', () => ({ matches: isTouch }));
});

describe('opening the ways of sharing', () => {
  it('shows the modal with both tabs to visitors who may give the article [share-modal-1, gift-1]', async () => {
    const request = { title: ' De\n titel', url: '#update-7', giftId: 1, tab: 'gift' } as const;
    expect(await openShare(pageOf(), request, signal)).toBe(true);
    expect(outside.openDialog.mock.calls[0]?.[0]).toMatchObject({ title: 'Delen', operation: 'itemShare' });
    expect(shown()).toMatchObject({
      title: 'De titel',
      url: 'https://krant.example/a-a1#update-7',
      articleId: 1,
      tab: 'gift',
    });
  });

  it.each([
    ['who is not logged in', { loggedIn: false, permissions: [] }, {}],
    ['a regional subscriber', { loggedIn: true, permissions: ['nrc-online', 'mediahuis'] }, {}],
    ['a liveblog', SUBSCRIBER, { articleType: 'liveblog' }],
    ['a native ad', SUBSCRIBER, { articleType: 'native-ad' }],
  ])('forces the share tab, and fetches no quota, for %s [gift-1]', async (_, reader, page) => {
    outside.current = Promise.resolve(reader);
    await openShare(pageOf(page), { title: 'a', url: '/a', giftId: 1, tab: 'gift' }, signal);
    expect(shown()).toMatchObject({ tab: 'share' });
  });

  it('checks the visitor at each opening, not only at the first [gift-1]', async () => {
    const request = { title: 'a', url: '/a', giftId: 1, tab: 'gift' } as const;
    outside.current = Promise.resolve({ loggedIn: false, permissions: [] });
    await openShare(pageOf(), request, signal);
    outside.current = Promise.resolve(SUBSCRIBER);
    await openShare(pageOf(), request, signal);
    const tabs = outside.openDialog.mock.calls.map(([options]) => options.render(() => {}).props.tab);
    expect(tabs).toEqual(['share', 'gift']);
  });

  it('does not wait for ever for the visitor', async () => {
    vi.useFakeTimers();
    outside.current = new Promise(() => {});
    const opening = openShare(pageOf(), { title: 'a', url: '/a', giftId: 1 }, signal);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(2000);
    vi.useRealTimers();
    await opening;
    expect(shown()).toMatchObject({ tab: 'share' });
  });

  it('hands over to the device on a touch screen, where nothing can be given', async () => {
    isTouch = true;
    expect(await openShare(pageOf(), { title: 'a', text: 'b', url: '/a' }, signal)).toBe(true);
    expect(outside.share.mock.calls[0]?.[0]).toEqual({
      title: 'a',
      text: 'b',
      url: 'https://krant.example/a',
    });
    expect(outside.openDialog).not.toHaveBeenCalled();
    expect(outside.track).toHaveBeenCalledOnce();
    // Without a text the title is not sent instead, because apps show both.
    await openShare(pageOf(), { title: 'a', url: '/a' }, signal);
    expect(outside.share.mock.lastCall?.[0]).toEqual({
      title: 'a',
      text: '',
      url: 'https://krant.example/a',
    });
    await openShare(pageOf(), { title: 'a', url: '/a', giftId: 1 }, signal);
    expect(outside.openDialog).toHaveBeenCalledOnce();
  });

  it('shows nothing more when the reader closes the device’s sheet, and the modal when there is none', async () => {
    isTouch = true;
    outside.share.mockResolvedValue('cancelled');
    await openShare(pageOf(), { title: 'a', url: '/a' }, signal);
    expect(outside.openDialog).not.toHaveBeenCalled();
    expect(outside.track).not.toHaveBeenCalled();
    outside.share.mockResolvedValue('unavailable');
    await openShare(pageOf(), { title: 'a', url: '/a' }, signal);
    expect(outside.openDialog).toHaveBeenCalledOnce();
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://elders.example/'])(
    'shares no %s, and says so to its caller',
    async (url) => {
      expect(await openShare(pageOf(), { title: 'a', url }, signal)).toBe(false);
      expect(logged(/^warn/)).toHaveLength(1);
      expect(outside.openDialog).not.toHaveBeenCalled();
    },
  );

  it('logs a modal that fails, and reports it to its caller', async () => {
    outside.openDialog.mockRejectedValue(new Error('stuk'));
    expect(await openShare(pageOf(), { title: 'a', url: '/a' }, signal)).toBe(false);
    expect(logged(/^error/)).toHaveLength(1);
  });
});
