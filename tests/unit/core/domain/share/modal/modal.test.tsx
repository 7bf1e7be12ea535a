// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Gift, GiftState } from '../../../../../../core/domain/gift/gift-of.ts';
import { SHARE_METHODS } from '../../../../../../core/domain/share/methods.ts';
import { ShareModal } from '../../../../../../core/domain/share/modal/ShareModal.tsx';
import { METHOD_NAMES } from '../../../../../../core/domain/share/texts.ts';
import type { Page } from '../../../../../../core/runtime/page/page.ts';
import { focusFirst } from '../../../../../../core/ui/dialog/focus.ts';

const outside = vi.hoisted(() => ({
  track: vi.fn(),
  copyText: vi.fn<(text: string | Promise<string | undefined>) => Promise<boolean>>(),
  openPopup: vi.fn(),
  openTab: vi.fn(),
  followInPopup: vi.fn(),
  showToast: vi.fn(),
}));
vi.mock('../../../../../../core/user/visitor/use-visitor.ts', () => ({
  useVisitor: () => useStore(visitors),
}));
vi.mock('../../../../../../core/domain/gift/gift-of.ts', () => ({ giftOf: () => offered }));
vi.mock('../../../../../../core/domain/favourites/use-favourite.ts', () => ({
  useFavourite: () => ({ isSaved: false, isBusy: false, toggle: () => {} }),
}));
vi.mock('../../../../../../core/user/analytics/track.ts', () => ({ track: outside.track }));
vi.mock('../../../../../../core/domain/share/copy-text.ts', () => ({ copyText: outside.copyText }));
vi.mock('../../../../../../core/ui/toast/show-toast.ts', () => ({ showToast: outside.showToast }));
vi.mock('../../../../../../core/ui/popup/popup.ts', () => ({
  openPopup: outside.openPopup,
  openTab: outside.openTab,
  followInPopup: outside.followInPopup,
}));

const SUBSCRIBER = { loggedIn: true, permissions: ['nrc-online'] };
const NOBODY = { loggedIn: false, permissions: [] as string[] };
const visitors = createStore(() => SUBSCRIBER);
let offered: Gift | undefined;
const URL_ = 'https://krant.example/nieuws/titel-a4101';
const TOKEN = 'geheim-token';
const READY: GiftState = {
  step: 'ready',
  quota: { remaining: 4, total: 10, daysValid: 7 },
  link: undefined,
};
let width = 1280;

function pageWith(config: object = {}): Page {
  return { config, appView: false, articleType: 'article' } as unknown as Page;
}

/** A simulated gift; `link` creates one, and reports it. */
function giftIn(state: GiftState, link?: () => Promise<{ token: string; expiresAt: undefined } | undefined>) {
  const store = createStore<GiftState>(() => state);
  const made = link ?? (async () => ({ token: TOKEN, expiresAt: undefined }));
  return { store, refresh: vi.fn(async () => {}), link: vi.fn(made) } satisfies Gift;
}

function show(gift?: Gift, config: object = {}, tab: 'share' | 'gift' = gift ? 'gift' : 'share') {
  offered = gift;
  visitors.setState(gift ? SUBSCRIBER : NOBODY, true);
  const props = { page: pageWith(config), title: 'De titel', text: undefined, url: URL_ };
  return render(<ShareModal {...props} articleId={4101} tab={tab} />);
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** For most methods the tile follows the button. */
const showAll = () => press('Meer');

beforeEach(() => {
  width = 1280;
  for (const spy of Object.values(outside)) spy.mockReset();
  outside.openPopup.mockReturnValue(true);
  outside.followInPopup.mockImplementation((event: Event) => event.preventDefault());
  outside.copyText.mockResolvedValue(true);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width > Number(/\d+/.exec(query)?.[0]),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

describe('the modal', () => {
  it('follows a logout and a login while it is open [share-modal-1, gift-1]', async () => {
    const gift = giftIn(READY);
    show(gift);
    expect(screen.getAllByRole('tab')).toHaveLength(2);
    act(() => visitors.setState(NOBODY, true));
    expect(screen.queryAllByRole('tab')).toHaveLength(0);
    act(() => visitors.setState(SUBSCRIBER, true));
    expect(screen.getAllByRole('tab')).toHaveLength(2);
    expect(gift.refresh).toHaveBeenCalledTimes(2);
  });

  it('has the tabs share and gift where the article may be given [share-modal-1, gift-1]', async () => {
    show(giftIn(READY), {}, 'share');
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual(['Delen', 'Cadeau geven']);
    expect(screen.getByRole('tab', { name: 'Delen' }).getAttribute('aria-selected')).toBe('true');
    await userEvent.click(screen.getByRole('tab', { name: 'Cadeau geven' }));
    expect(screen.getByRole('tabpanel', { name: 'Cadeau geven' }).textContent).toContain('nog 4 van je 10');
  });

  it('begins with the open tab, not with the button that saves [share-modal-1, modal-behaviour-12]', async () => {
    const { container } = show(giftIn(READY));
    focusFirst(container, container);
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Cadeau geven' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Delen' }));
    focusFirst(container, container);
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Delen' }));
  });

  it('has sharing only where it may not [gift-1]', () => {
    show();
    expect(screen.queryAllByRole('tab')).toEqual([]);
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
  });

  it('offers four methods, and the others behind a button that hands on the focus [share-modal-2]', async () => {
    show();
    const offered = () =>
      screen
        .getAllByRole('listitem')
        .map(({ firstElementChild: tile }) => tile?.getAttribute('data-share-method'));
    expect(offered()).toEqual(['mail', 'facebook', 'whatsapp', 'clipboard', null]);
    await showAll();
    expect(offered()).toEqual([...SHARE_METHODS]);
    expect(screen.queryByRole('button', { name: 'Meer' })).toBeNull();
    expect(document.activeElement?.getAttribute('data-share-method')).toBe('linkedin');
  });

  it('offers the four that the site has put first [share-modal-7]', () => {
    show(undefined, { shareOrder: { large: ['reddit', 'mastodon', 'bluesky', 'twitter', 'mail'] } });
    const names = ['Delen op Mastodon', 'Meer'];
    for (const name of names) expect(screen.getByRole('button', { name })).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('data-share-method'))).toEqual([
      'reddit',
      'bluesky',
      'twitter',
    ]);
  });

  it('offers all methods, as links where they lead somewhere, counted as shared from here [share-modal-2, share-modal-5, share-modal-8]', async () => {
    show(undefined, { shareUtm: { facebook: { source: 'fb', medium: 'sociaal' } } });
    await showAll();
    for (const method of SHARE_METHODS) {
      const isButton = method === 'mastodon' || method === 'clipboard';
      const control = screen.getByRole(isButton ? 'button' : 'link', { name: METHOD_NAMES[method] });
      if (isButton) continue;
      const [source, medium] =
        method === 'facebook' ? ['fb', 'sociaal'] : [method, method === 'mail' ? 'email' : 'social'];
      const link = `${URL_}?utm_source=${source}&utm_medium=${medium}&utm_campaign=share&utm_term=share-modal`;
      expect(control.getAttribute('href')).toContain(encodeURIComponent(link));
      if (method !== 'mail') expect(control.getAttribute('rel')).toBe('noopener');
    }
  });

  it.each([
    [981, 'reddit'],
    [980, 'threads'],
    [741, 'threads'],
    [740, 'whatsapp'],
  ])('orders them for a window of %i px [share-modal-4, share-modal-7]', (px, first) => {
    width = px;
    show(undefined, { shareOrder: { large: ['reddit'], wide: ['threads'], narrow: ['whatsapp'] } });
    const [item] = screen.getAllByRole('listitem');
    expect(item?.querySelector(`[data-share-method="${first}"]`)).not.toBeNull();
  });

  it.each([
    ['LinkedIn', { height: 560 }],
    ['Reddit', { height: 560 }],
    ['Facebook', {}],
  ])('follows the link to %s in a popup of its size, and counts it [share-modal-3]', async (name, size) => {
    show();
    await showAll();
    await userEvent.click(screen.getByRole('link', { name: `Delen op ${name}` }));
    expect(outside.followInPopup).toHaveBeenCalledExactlyOnceWith(expect.any(MouseEvent), size);
    expect(outside.track.mock.calls.map(([, event, fields]) => [event, fields])).toEqual([
      ['share', { method: name.toLowerCase(), kind: 'share', article_id: '4101' }],
    ]);
  });
});

describe('the clipboard button [share-modal-6]', () => {
  it('shows that it copied, and is as before after three seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show();
    await press('Kopieer link');
    expect(outside.copyText.mock.calls[0]?.[0]).toBe(
      `${URL_}?utm_source=clipboard&utm_medium=link&utm_campaign=share&utm_term=share-modal`,
    );
    expect(screen.getByRole('button', { name: 'Gekopieerd' })).toBeTruthy();
    expect(outside.showToast).toHaveBeenCalledWith('Artikel-link is naar klembord gekopieerd.', {
      duration: 3000,
    });
    await vi.advanceTimersByTimeAsync(3000);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Kopieer link' })).toBeTruthy());
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('shows that it could not, and offers the link selected', async () => {
    outside.copyText.mockResolvedValue(false);
    show();
    await press('Kopieer link');
    expect(screen.getByRole('button', { name: 'Kon niet kopiëren.' })).toBeTruthy();
    expect(outside.showToast).toHaveBeenCalledWith('Kon niet kopiëren.', { duration: 3000 });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Kopieer de link zelf:' });
    expect(field.readOnly).toBe(true);
    expect(field.value).toContain(URL_);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
    outside.copyText.mockResolvedValue(true);
    await press('Kon niet kopiëren.');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('Mastodon', () => {
  it('requests the instance, remembers it and shares there [mastodon-share-1, mastodon-share-3, mastodon-share-4]', async () => {
    show();
    await showAll();
    await press('Delen op Mastodon');
    const field = screen.getByRole('textbox', { name: 'Je Mastodon-server' });
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, ' mastodon.nl {Enter}');
    expect(localStorage.getItem('nmt_mastodon_instance')).toBe('https://mastodon.nl');
    const [[address, size] = []] = outside.openPopup.mock.calls;
    expect(address).toMatch(/^https:\/\/mastodon\.nl\/share\?text=De%20titel%20https%3A%2F%2Fkrant/);
    expect(size).toEqual({});
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.activeElement?.getAttribute('data-share-method')).toBe('mastodon');

    await press('Delen op Mastodon');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('https://mastodon.nl');
  });

  it('refuses an invalid instance, in an alert, and keeps its text [mastodon-share-2]', async () => {
    show();
    await showAll();
    await press('Delen op Mastodon');
    await userEvent.type(screen.getByRole('textbox'), 'javascript:alert(1)');
    await press('Verder');
    expect(screen.getByRole('alert').textContent).toBe("Fout: 'javascript:alert(1)' is geen geldige url.");
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    expect(outside.openPopup).not.toHaveBeenCalled();
    expect(localStorage.length).toBe(0);
  });

  it('does nothing when it is cancelled [mastodon-share-4]', async () => {
    show();
    await showAll();
    await press('Delen op Mastodon');
    await userEvent.type(screen.getByRole('textbox'), 'mastodon.nl');
    await press('Annuleren');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.activeElement?.getAttribute('data-share-method')).toBe('mastodon');
    expect(outside.openPopup).not.toHaveBeenCalled();
    expect(outside.track).not.toHaveBeenCalled();
    expect(localStorage.length).toBe(0);
  });
});

describe('giving', () => {
  it.each([true, false])('names the giver only with their permission: %s', async (isAllowed) => {
    const gift = giftIn(READY);
    show(gift);
    const choice = screen.getByRole<HTMLInputElement>('checkbox', { name: /van mij komt/ });
    expect(choice.checked).toBe(false);
    if (isAllowed) await userEvent.click(choice);
    await showAll();
    await press('Delen op LinkedIn');
    expect(gift.link).toHaveBeenCalledWith(isAllowed);
  });

  it('asks nothing about the name where the link exists, or nothing is left', () => {
    show(giftIn({ ...READY, link: { token: TOKEN, expiresAt: undefined } }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    show(giftIn({ ...READY, quota: { remaining: 0, total: 10, daysValid: 7 } }));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('makes the link before anything opens, and opens it with the token [gift-4, gift-7]', async () => {
    let answer = (_: { token: string; expiresAt: undefined }) => {};
    const made = new Promise<{ token: string; expiresAt: undefined }>((resolve) => {
      answer = resolve;
    });
    const gift = giftIn(READY, () => made);
    show(gift);
    await showAll();
    await press('Delen op LinkedIn');
    await press('Delen op Facebook');
    expect(gift.link).toHaveBeenCalledOnce();
    expect(outside.openPopup).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Delen op LinkedIn' }).getAttribute('aria-busy')).toBe('true');
    answer({ token: TOKEN, expiresAt: undefined });
    await waitFor(() => expect(outside.openPopup).toHaveBeenCalledOnce());
    const [address, size, received] = outside.openPopup.mock.calls[0] ?? [];
    expect(new URL(address).searchParams.get('url')).toContain(
      `${URL_}?gift_token=${TOKEN}&utm_source=linkedin`,
    );
    expect(size).toEqual({ height: 560 });
    // No other site learns the token [gift-9].
    expect(received).toBe('https://www.linkedin.com');
    expect(JSON.stringify(outside.track.mock.calls.map(([, ...event]) => event))).not.toContain(TOKEN);
    expect(outside.track).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'share', {
      method: 'linkedin',
      kind: 'gift',
      article_id: '4101',
    });
  });

  it('shows the link where the browser opens neither popup nor tab [gift-7]', async () => {
    outside.openPopup.mockReturnValue(false);
    outside.openTab.mockReturnValue(false);
    show(giftIn(READY));
    await showAll();
    await press('Delen op Reddit');
    const link = await screen.findByRole('link', { name: 'Open de cadeaulink' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(`gift_token=${TOKEN}`);
    expect(link.getAttribute('rel')).toBe('noopener');
    expect(document.activeElement?.getAttribute('data-share-method')).toBe('reddit');
  });

  it('asks for the clipboard while the link is still being made, and offers a link that it refuses [gift-7]', async () => {
    outside.copyText.mockImplementation(async (text) => (await text) === '');
    let finish = (_: { token: string; expiresAt: undefined }) => {};
    const making = new Promise<{ token: string; expiresAt: undefined }>((resolve) => {
      finish = resolve;
    });
    show(giftIn(READY, () => making));
    await press('Kopieer link');
    expect(outside.copyText).toHaveBeenCalledOnce();
    expect(outside.track).not.toHaveBeenCalled();
    finish({ token: TOKEN, expiresAt: undefined });
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Kopieer de link zelf:' });
    expect(field.value).toContain(`gift_token=${TOKEN}&utm_source=clipboard`);
    expect(outside.track).toHaveBeenCalledOnce();
  });

  it('offers the link that the share sheet refuses because the press was too long ago [gift-7]', async () => {
    const sheet = vi.fn(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    Object.assign(navigator, { share: sheet, canShare: () => true });
    show(giftIn(READY));
    await press('Meer manieren om te delen');
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Kopieer de link zelf:' });
    expect(field.value).toBe(`${URL_}?gift_token=${TOKEN}`);
    expect(document.activeElement).toBe(field);
    sheet.mockResolvedValue(undefined as never);
    await press('Meer manieren om te delen');
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
  });

  it('opens nothing where the link cannot be made, and offers to try again [gift-6]', async () => {
    const gift = giftIn(READY, async () => {
      gift.store.setState({ step: 'failed', what: 'link' }, true);
      return undefined;
    });
    show(gift);
    gift.refresh.mockClear();
    await showAll();
    await press('Delen op X');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We konden de cadeaulink niet maken.');
    for (const opens of [outside.openPopup, outside.openTab, outside.copyText, outside.track])
      expect(opens).not.toHaveBeenCalled();
    await press('Probeer het opnieuw');
    expect(gift.refresh).toHaveBeenCalledOnce();
  });

  it('has nothing to press where nothing is left [gift-8]', async () => {
    const gift = giftIn({ ...READY, quota: { remaining: 0, total: 10, daysValid: 7 } });
    show(gift);
    const panel = within(screen.getByRole('tabpanel', { name: 'Cadeau geven' }));
    for (const tile of panel.getAllByRole('button')) {
      expect(tile.getAttribute('aria-disabled')).toBe('true');
      const reason = document.getElementById(tile.getAttribute('aria-describedby') ?? '');
      expect(reason?.textContent).toBe('Je hebt geen cadeauartikelen meer over.');
    }
    await press('Delen op X');
    await press('Delen op Mastodon');
    expect(gift.link).not.toHaveBeenCalled();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('can still share the link that exists where nothing is left [gift-3, gift-8]', async () => {
    const link = { token: TOKEN, expiresAt: undefined };
    show(giftIn({ ...READY, quota: { remaining: 0, total: 10, daysValid: 7 }, link }));
    await press('Kopieer link');
    expect(await outside.copyText.mock.calls[0]?.[0]).toContain(`gift_token=${TOKEN}`);
    expect(screen.queryByText('Je hebt geen cadeauartikelen meer over.')).toBeNull();
  });
});
