// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import share from '../../../../../widgets/article/share/share.ts';
import { leaveAll, mount } from '../../support/mount.ts';
// Code that loads later is imported here, so that no test waits for it.
import '../../../../../core/runtime/feature/show-view.tsx';
import '../../../../../widgets/article/share/CopyByHand.tsx';

const outside = vi.hoisted(() => ({
  copyText: vi.fn(),
  followInPopup: vi.fn(),
  shareOnMastodon: vi.fn(),
  showToast: vi.fn(),
  track: vi.fn(),
}));
vi.mock('../../../../../core/user/analytics/track.ts', () => ({ track: outside.track }));
vi.mock('../../../../../core/domain/share/copy-text.ts', () => ({ copyText: outside.copyText }));
vi.mock('../../../../../widgets/article/share/share-on-mastodon.tsx', () => ({
  shareOnMastodon: outside.shareOnMastodon,
}));
vi.mock('../../../../../core/ui/popup/popup.ts', () => ({ followInPopup: outside.followInPopup }));
vi.mock('../../../../../core/ui/toast/show-toast.ts', () => ({ showToast: outside.showToast }));

const CANONICAL = 'https://krant.example/nieuws/titel-a4101';
let prevented: boolean;

function put(attributes = '') {
  document.body.innerHTML = `<div data-widget="share" ${attributes}>
    <a data-share-method="facebook" href="https://elders.example/?u=oud"><b>Facebook</b></a>
    <a data-share-method="reddit" href="https://elders.example/">Reddit</a>
    <a data-share-method="clipboard" href="/">Kopieer link</a>
    <a data-share-method="mastodon" href="https://mastodon.social/">Mastodon</a>
    <a data-share-method="hyves" href="/hyves">Hyves</a><a href="/">Gewoon</a>
  </div>`;
  const hook = document.querySelector<HTMLElement>('[data-widget]');
  return mount(share, hook);
}
/** Simulates a reader's click; the page is not left. */
function click(method: string, init: MouseEventInit = {}): HTMLAnchorElement {
  const link = document.querySelector<HTMLAnchorElement>(`[data-share-method="${method}"]`);
  (link?.firstElementChild ?? link)?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...init }),
  );
  return link as HTMLAnchorElement;
}
const stay = (event: Event) => {
  prevented = event.defaultPrevented;
  event.preventDefault();
};

beforeEach(() => {
  for (const spy of Object.values(outside)) spy.mockReset();
  outside.copyText.mockResolvedValue(true);
  document.head.innerHTML = `<title>Titel &amp; meer</title><link rel="canonical" href="${CANONICAL}">`;
  document.body.dataset.articleId = '4101';
  addEventListener('click', stay);
});
afterEach(() => {
  leaveAll();
  removeEventListener('click', stay);
});

it('follows links in a popup, to an address of its own making, and counts them [share-2, share-modal-3, share-modal-8]', async () => {
  await put();
  const link = click('facebook');
  expect(link.href).toBe(`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(CANONICAL)}`);
  click('reddit');
  expect(outside.followInPopup.mock.calls.map(([, size]) => size)).toEqual([{}, { height: 560 }]);
  expect(outside.track.mock.calls.map(([, ...event]) => event)).toEqual([
    ['share', { method: 'facebook', kind: 'share', article_id: '4101' }],
    ['share', { method: 'reddit', kind: 'share', article_id: '4101' }],
  ]);
});

it('shares the hook’s title and address, and restores the links when it is removed', async () => {
  const { leave } = await put('data-share-title="Anders" data-share-url="https://krant.example/b?token=x#c"');
  const link = click('reddit');
  expect(link.href).toBe(
    'https://www.reddit.com/submit?url=https%3A%2F%2Fkrant.example%2Fb%23c&title=Anders',
  );
  leave();
  expect(link.getAttribute('href')).toBe('https://elders.example/');
});

it('copies the link, without following it, and shows it [share-2, share-modal-6]', async () => {
  await put();
  click('clipboard');
  expect(prevented).toBe(true);
  await vi.waitFor(() =>
    expect(outside.showToast).toHaveBeenCalledWith('Artikel-link is naar klembord gekopieerd.', {
      duration: 3000,
    }),
  );
  expect(outside.copyText).toHaveBeenCalledWith(CANONICAL);
  expect(document.querySelector('input')).toBeNull();
});

it('offers the link selected where the clipboard refuses, once, until it works [share-modal-6]', async () => {
  outside.copyText.mockResolvedValue(false);
  const { leave } = await put();
  click('clipboard');
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Kopieer de link zelf:' });
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe(CANONICAL);
  expect(field.readOnly).toBe(true);
  expect(field.selectionEnd).toBe(CANONICAL.length);
  expect(outside.showToast).toHaveBeenCalledWith('Kon niet kopiëren.', { duration: 3000 });
  click('clipboard');
  await vi.waitFor(() => expect(field.isConnected).toBe(false));
  expect(screen.getByRole('textbox')).toBe(document.activeElement);
  outside.copyText.mockResolvedValueOnce(true);
  click('clipboard');
  await vi.waitFor(() => expect(document.querySelector('input')).toBeNull());
  click('clipboard');
  await vi.waitFor(() => expect(document.querySelector('input')).not.toBeNull());
  leave();
  expect(document.querySelector('input')).toBeNull();
});

it('requests the instance of Mastodon', async () => {
  await put();
  click('mastodon');
  expect(prevented).toBe(true);
  await vi.waitFor(() => expect(outside.shareOnMastodon).toHaveBeenCalledOnce());
  expect(outside.shareOnMastodon.mock.calls[0]?.[0]).toEqual({ title: 'Titel & meer', url: CANONICAL });
});

it('leaves other links, unknown methods and new tabs alone', async () => {
  await put();
  click('hyves');
  click('facebook', { ctrlKey: true });
  document.querySelectorAll('a')[5]?.click();
  expect(prevented).toBe(false);
  expect(outside.followInPopup).not.toHaveBeenCalled();
  expect(outside.track).not.toHaveBeenCalled();
});

it('refuses an address that may not be shared', () => {
  return expect(put('data-share-url="javascript:alert(1)"')).rejects.toThrow(
    'share: data-share-url is "javascript:alert(1)"; expected an https address or a path on this site.',
  );
});
