// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import shareModal from '../../../../../widgets/article/share-modal/share-modal.ts';
import shareOverlay from '../../../../../widgets/article/share-overlay/share-overlay.ts';
import { leaveAll, mount } from '../../support/mount.ts';
// Code that loads later is imported here, so that no test waits for it.
import '../../../../../core/runtime/feature/show-view.tsx';

const outside = vi.hoisted(() => ({ openShare: vi.fn(), ShareDialog: vi.fn() }));
vi.mock('../../../../../core/domain/share/open-share.ts', () => ({ openShare: outside.openShare }));
vi.mock('../../../../../widgets/article/share-overlay/ShareDialog.tsx', () => ({
  ShareDialog: outside.ShareDialog,
}));

const CANONICAL = 'https://krant.example/nieuws/titel-a4101';

function put(feature: typeof shareModal, attributes = '') {
  document.body.innerHTML = `<div ${attributes}><a href="#delen"><b>Delen</b></a></div>`;
  const hook = document.body.firstElementChild as HTMLElement;
  return mount(feature, hook);
}
const click = (init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector('b')?.dispatchEvent(event);
  return event;
};

beforeEach(() => {
  outside.openShare.mockReset().mockResolvedValue(true);
  outside.ShareDialog.mockReset().mockReturnValue(null);
  document.head.innerHTML = `<title>Titel</title><link rel="canonical" href="${CANONICAL}">`;
  document.body.dataset.articleId = '4101';
});
afterEach(leaveAll);

it('opens the modal for the page’s own article, on the tab that the hook names [share-modal-1, gift-1]', async () => {
  await put(shareModal, 'data-share-tab="gift"');
  expect(click().defaultPrevented).toBe(true);
  click();
  expect(outside.openShare).toHaveBeenCalledOnce();
  expect(outside.openShare.mock.calls[0]?.[1]).toEqual({
    title: 'Titel',
    url: CANONICAL,
    giftId: 4101,
    tab: 'gift',
  });
});

it('gives nothing away under another address, unless the hook names the article', async () => {
  await put(shareModal, 'data-share-url="/b" data-share-title="B"');
  click();
  expect(outside.openShare.mock.calls[0]?.[1]).toEqual({
    title: 'B',
    url: '/b',
    giftId: undefined,
    tab: 'share',
  });
});

it('leaves clicks to the link where the modal cannot be shown, and with ctrl', async () => {
  outside.openShare.mockResolvedValue(false);
  await put(shareModal);
  expect(click({ ctrlKey: true }).defaultPrevented).toBe(false);
  expect(outside.openShare).not.toHaveBeenCalled();
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  click();
  await vi.waitFor(() => expect(assign.mock.calls).toEqual([[expect.stringMatching(/#delen$/)]]));
  assign.mockRestore();
});

it.each([
  ['data-share-tab="cadeau"', /share-tab is "cadeau"; expected one of "share", "gift"/],
  ['data-article-id="0"', /article-id is "0"; expected a whole number from 1/],
  ['data-share-url="javascript:1"', /share-url is "javascript:1"; expected an https address/],
])('refuses %s', (attributes, message) => {
  return expect(put(shareModal, attributes)).rejects.toThrow(message);
});

it('opens the overlay with the address to copy: no fragment, no token [share-overlay-3]', async () => {
  await put(
    shareOverlay,
    'data-article-id="7" data-article-url="https://krant.example/a-a7?gift_token=x&amp;p=1#kop"',
  );
  expect(click().defaultPrevented).toBe(true);
  await vi.waitFor(() => expect(outside.ShareDialog).toHaveBeenCalledOnce());
  expect(outside.ShareDialog.mock.calls[0]?.[0]).toMatchObject({
    articleId: 7,
    url: 'https://krant.example/a-a7?p=1',
    title: 'Delen',
  });
  expect(outside.openShare).not.toHaveBeenCalled();
});

it('continues from the overlay to all ways of sharing', async () => {
  await put(shareOverlay, 'data-article-id="7" data-article-url="/a-a7" data-article-title="Titel van 7"');
  click();
  await vi.waitFor(() => expect(outside.ShareDialog).toHaveBeenCalledOnce());
  outside.ShareDialog.mock.calls[0]?.[0].onMore();
  expect(outside.openShare.mock.calls[0]?.[1]).toMatchObject({ title: 'Titel van 7' });
});

it('leads where its link leads when the overlay fails, and nowhere once it was shown', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const pressed = async (dialog: (props: { onShown: () => void }) => null) => {
    outside.ShareDialog.mockReset().mockImplementation(dialog);
    const { fail, leave } = await put(shareOverlay, 'data-article-id="7" data-article-url="/a-a7"');
    fail.mockImplementation(leave);
    click();
    await vi.waitFor(() => expect(outside.ShareDialog).toHaveBeenCalled());
    leave();
    return fail.mock.calls;
  };
  expect(
    await pressed(({ onShown }) => {
      onShown();
      return null;
    }),
  ).toEqual([]);
  expect(assign).not.toHaveBeenCalled();
  const failed = await pressed(() => {
    throw new Error('stuk');
  });
  await vi.waitFor(() => expect(assign.mock.calls).toEqual([[expect.stringMatching(/#delen$/)]]));
  expect(failed).toEqual([[new Error('stuk')]]);
  assign.mockRestore();
});

it.each([
  ['data-article-url="/a"', /article-id is missing/],
  ['data-article-id="7"', /article-url is missing/],
])('needs both attributes: %s alone fails [share-overlay-3]', (attributes, message) => {
  return expect(put(shareOverlay, attributes)).rejects.toThrow(message);
});
