// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PRIORITY } from '../../../../../core/user/prompts/priority.ts';
import { requestPrompt } from '../../../../../core/user/prompts/prompts.ts';
import appPromoBar from '../../../../../widgets/shell/app-promo-bar/app-promo-bar.ts';
import { HIDDEN_FOR } from '../../../../../widgets/shell/app-promo-bar/promoted.ts';
import { stubWidth } from '../../support/media.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubResizeObserver } from '../../support/observers.ts';

// Code that loads with the bar is imported here, so that no test waits for it.
import '../../../../../widgets/shell/app-promo-bar/AppPromoBar.tsx';

const STORE = 'https://store.example/app';
const KEY = 'nmt_app_bar_closed';
let width: ReturnType<typeof stubWidth>;

beforeEach(() => {
  stubResizeObserver();
  width = stubWidth(980);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14) Chrome/126.0');
  page();
});

afterEach(() => {
  leaveAll();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  location.hash = '';
});

function page(attributes = `data-store-url="${STORE}"`): void {
  document.body.innerHTML = `<div data-widget="app-promo-bar" ${attributes} hidden></div>`;
}

const start = (facts = {}) => mount(appPromoBar, document.querySelector<HTMLElement>('[data-widget]'), facts);
const bar = () => screen.queryByRole('region', { name: 'De app' });
const shows = () => vi.waitFor(() => expect(bar()).not.toBeNull());
/** Requests a turn for a less important prompt, which gets it if the bar does not show. */
const nextHasItsTurn = () =>
  requestPrompt({
    name: 'next',
    priority: 1,
    show: (release) => release(),
    signal: new AbortController().signal,
  });

it('offers the app, in the words of the specification [app-promo-bar-1, app-promo-bar-3]', async () => {
  const { hook, leave } = await start();
  await shows();
  await vi.waitFor(() => expect(bar()?.textContent).toContain('Lees verder in de app'));
  expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(STORE);
  leave();
  expect(bar()).toBeNull();
  expect(hook.hidden).toBe(true);
});

it('has the page’s texts [app-promo-bar-3]', async () => {
  page(`data-store-url="${STORE}" data-text="Puzzel <b>verder</b>" data-button="Naar de app"`);
  await start();
  await shows();
  await vi.waitFor(() => expect(bar()?.textContent).toContain('Puzzel <b>verder</b>'));
  expect(screen.getByRole('link', { name: 'Naar de app' })).toBeTruthy();
});

it('stays away for 56 hours after it was closed, in all tabs [app-promo-bar-2, app-promo-bar-3]', async () => {
  await start();
  await shows();
  const before = Date.now();
  await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(bar()).toBeNull();
  const closedAt = Number(localStorage.getItem(KEY));
  expect(closedAt).toBeGreaterThanOrEqual(before);
  leaveAll();
  await start();
  expect(await nextHasItsTurn()).toBe(true);
  expect(bar()).toBeNull();

  leaveAll();
  localStorage.setItem(KEY, String(Date.now() - HIDDEN_FOR));
  await start();
  await shows();
  localStorage.setItem(KEY, String(Date.now()));
  dispatchEvent(new StorageEvent('storage', { key: KEY, storageArea: localStorage }));
  expect(bar()).toBeNull();
});

it('shows up to 980 px and no wider, also as the window changes [app-promo-bar-1]', async () => {
  width.change(981);
  await start();
  expect(await nextHasItsTurn()).toBe(true);
  expect(bar()).toBeNull();
  width.change(980);
  await shows();
  width.change(1280);
  expect(bar()).toBeNull();
});

it.each([
  ['on an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)', {}],
  ['in the app', undefined, { appView: true }],
])('does not show %s [app-promo-bar-1, app-promo-bar-3]', async (_, userAgent, facts) => {
  if (userAgent) vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  await start(facts);
  expect(await nextHasItsTurn()).toBe(true);
  expect(bar()).toBeNull();
});

it('shows on any device with #debug=app-bar, also after it was closed, and can be closed [debug-hashes-2]', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (X11; Linux x86_64)');
  width.change(1280);
  localStorage.setItem(KEY, String(Date.now()));
  await start();
  expect(await nextHasItsTurn()).toBe(true);
  expect(bar()).toBeNull();
  location.hash = '#debug=app-bar';
  dispatchEvent(new Event('hashchange'));
  await shows();
  await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(bar()).toBeNull();
});

it('shows no bar in the app, not even with #debug=app-bar [app-promo-bar-3]', async () => {
  location.hash = '#debug=app-bar';
  await start({ appView: true });
  expect(await nextHasItsTurn()).toBe(true);
  expect(bar()).toBeNull();
});

it('fails with a clear message for an address that is not https [app-promo-bar-3]', async () => {
  page('data-store-url="http://store.example/app"');
  await expect(start()).rejects.toThrow(
    'app-promo-bar: data-store-url is "http://store.example/app"; expected an https address.',
  );
});

it('makes way for more important prompts, and returns', async () => {
  await start();
  await shows();
  let release = () => {};
  await requestPrompt({
    name: 'login',
    priority: PRIORITY.login,
    show: (done) => {
      release = done;
    },
    signal: new AbortController().signal,
  });
  expect(bar()).toBeNull();
  release();
  await shows();
});
