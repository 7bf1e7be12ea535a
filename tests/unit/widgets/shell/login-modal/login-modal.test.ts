// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeTurn } from '../../../../../core/domain/audio/turn.ts';
import { emit } from '../../../../../core/runtime/bus/bus.ts';
import { storeArticleRead } from '../../../../../core/user/prompts/article-read.ts';
import { PRIORITY } from '../../../../../core/user/prompts/priority.ts';
import { requestPrompt } from '../../../../../core/user/prompts/prompts.ts';
import manifest from '../../../../../manifest.json' with { type: 'json' };
import loginModal from '../../../../../widgets/shell/login-modal/login-modal.ts';
import { blockStorage } from '../../../core/platform/storage/storages.ts';
import { backend, setLogin } from '../../../core/user/visitor/reader.ts';
import { settled } from '../../../support/settled.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const outside = vi.hoisted(() => ({ failure: undefined as Error | undefined }));
vi.mock(import('../../../../../core/runtime/feature/load-renderer.ts'), async (load) => {
  const { loadRenderer } = await load();
  return { loadRenderer: () => (outside.failure ? Promise.reject(outside.failure) : loadRenderer()) };
});

const KEY = 'nmt_login_modal';

// Code that loads later is imported here, so that no test waits for it.
import '../../../../../core/runtime/feature/show-view.tsx';
import '../../../../../widgets/shell/login-modal/LoginView.tsx';

beforeEach(() => {
  outside.failure = undefined;
  sessionStorage.clear();
  document.body.innerHTML = '<div data-widget="login-modal" hidden></div>';
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});

afterEach(async () => {
  leaveAll();
  setLogin(undefined);
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  location.hash = '';
  document.body.replaceChildren();
});

const start = (pageType = 'frontpage') =>
  mount(loginModal, document.querySelector<HTMLElement>('[data-widget]'), { pageType });
/** Simulates an article whose paywall requests the dialog. */
const requestDialog = async () => {
  const mounted = await start('article');
  emit('login:asked', {});
  return mounted;
};
const invitation = () => screen.findByRole('region', { name: 'Log in om verder te gaan' });
const modal = () => screen.findByRole('dialog', { name: 'Log in om verder te gaan' });
/** Requests a turn for a less important prompt, which gets it only if the modal does not show. */
const nextHasItsTurn = () =>
  requestPrompt({
    name: 'next',
    priority: PRIORITY.appBar,
    show: (release) => release(),
    signal: new AbortController().signal,
  });
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('invites an anonymous reader, and remembers that in session storage [login-modal-1, login-modal-2, login-modal-4]', async () => {
  await requestDialog();
  expect(await modal()).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Inloggen' }).getAttribute('href')).toMatch(
    /^\/login\/\?return_to=%2F/,
  );
  expect(sessionStorage.getItem(KEY)).not.toBeNull();
  expect(localStorage.getItem(KEY)).toBeNull();
  await userEvent.click(screen.getAllByRole('button', { name: 'Sluiten' }).at(-1) as HTMLElement);
  await isGone();
});

it('does not count as shown where React does not load, which ends the feature [login-modal-2]', async () => {
  outside.failure = new Error('404');
  const { fail, leave } = await requestDialog();
  await waitFor(() => expect(fail).toHaveBeenCalledWith(outside.failure));
  expect(sessionStorage.getItem(KEY)).toBeNull();
  leave();
  expect(await nextHasItsTurn()).toBe(true);
});

it('shows once per browser session [login-modal-2]', async () => {
  sessionStorage.setItem(KEY, 'true');
  await requestDialog();
  expect(await nextHasItsTurn()).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows again where the address requests it [debug-hashes-2]', async () => {
  sessionStorage.setItem(KEY, 'true');
  location.hash = '#debug=login-modal';
  await start();
  expect(await modal()).toBeTruthy();
});

it('shows when the address requests it later [debug-hashes-2]', async () => {
  sessionStorage.setItem(KEY, 'true');
  await start();
  location.hash = '#debug=login-modal';
  window.dispatchEvent(new Event('hashchange'));
  expect(await modal()).toBeTruthy();
});

describe('by itself', () => {
  beforeEach(storeArticleRead);

  it('is a part of the page that takes no focus and fades when it closes [login-modal-1, login-modal-3, login-modal-4]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
    const { hook } = await start();
    const section = await invitation();
    expect(hook.nextElementSibling?.contains(section)).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(document.body);
    expect(sessionStorage.getItem(KEY)).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Inloggen' }).getAttribute('href')).toMatch(/return_to=%2F/);
    screen.getByRole('button', { name: 'Sluiten' }).click();
    await vi.advanceTimersByTimeAsync(449);
    expect(section.isConnected).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(section.isConnected).toBe(false);
    vi.useRealTimers();
  });

  it('waits until an article was read in this session', async () => {
    sessionStorage.removeItem('nmt_article_read');
    const { leave } = await start();
    expect(await nextHasItsTurn()).toBe(true);
    expect(screen.queryByRole('region')).toBeNull();
    leave();
    storeArticleRead();
    await start();
    expect(await invitation()).toBeTruthy();
  });

  it.each(['frontpage', 'article'])(
    'does not show on a page of type %s while something plays',
    async (type) => {
      const stop = takeTurn(() => {});
      await start(type);
      emit('login:asked', {});
      expect(await nextHasItsTurn()).toBe(true);
      expect(screen.queryByRole('region')).toBeNull();
      expect(screen.queryByRole('dialog')).toBeNull();
      stop();
    },
  );

  it('shows once per browser session [login-modal-2]', async () => {
    sessionStorage.setItem(KEY, 'true');
    await start();
    expect(await nextHasItsTurn()).toBe(true);
    expect(screen.queryByRole('region')).toBeNull();
  });
});

it('is not for logged-in visitors [login-modal-1]', async () => {
  setLogin('a');
  backend({ permissions: [] });
  location.hash = '#debug=login-modal';
  await start();
  expect(await nextHasItsTurn()).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('closes after a login elsewhere [login-modal-1]', async () => {
  backend({ permissions: [] });
  await requestDialog();
  await modal();
  setLogin('a');
  window.dispatchEvent(new Event('focus'));
  await isGone();
});

it('is for visitors who are not logged in, on the web, on the pages of the specification [login-modal-1]', () => {
  const { when } = manifest['login-modal'];
  expect(when).toMatchObject({ appView: false, loggedIn: false });
  expect(when.pageTypes).toContain('frontpage');
  expect(when.pageTypes).not.toContain('index');
});

it('waits while something more important shows [login-modal-1]', async () => {
  let release = () => {};
  const other = new AbortController();
  await requestPrompt({
    name: 'wall',
    priority: PRIORITY.paywall,
    show: (done) => {
      release = done;
    },
    signal: other.signal,
  });
  await requestDialog();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sessionStorage.getItem(KEY)).toBeNull();
  release();
  expect(await modal()).toBeTruthy();
});

it('leaves with its hook, and lets the next prompt have its turn', async () => {
  const { leave } = await requestDialog();
  await modal();
  leave();
  await isGone();
  expect(await nextHasItsTurn()).toBe(true);
});

it('shows on an article only when the paywall requests it [login-modal-1, paywall-decision-6, paywall-decision-7]', async () => {
  await start('article');
  expect(await nextHasItsTurn()).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
  emit('login:asked', {});
  expect(await modal()).toBeTruthy();
});

it('shows once per page where storage is blocked [login-modal-2, storage-3]', async () => {
  blockStorage();
  const { leave } = await requestDialog();
  await modal();
  leave();
  await isGone();
  await requestDialog();
  expect(await nextHasItsTurn()).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('leaves an article to its number of free articles, which has the turn of a less important prompt', async () => {
  document.body.dataset.paywallLimit = '5';
  document.body.innerHTML = '<p data-widget="view-count"></p><div data-widget="login-modal" hidden></div>';
  await mount(loginModal, document.querySelector<HTMLElement>('[data-widget="login-modal"]'), {
    pageType: 'article',
  });
  const bar = vi.fn();
  const signal = AbortSignal.timeout(5000);
  void requestPrompt({ name: 'bar', priority: PRIORITY.appBar, show: bar, signal });
  emit('login:asked', {});
  await settled();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(bar).not.toHaveBeenCalled();
  leaveAll();
  delete document.body.dataset.paywallLimit;
  await waitFor(() => expect(bar).toHaveBeenCalledOnce());
  bar.mock.lastCall?.[0]();
});

it('leaves the first pages of a visit to the reader, also where a paywall requests it', async () => {
  await mount(loginModal, document.querySelector<HTMLElement>('[data-widget]'), {
    pageType: 'article',
    config: { promptsFromPageView: 99 },
  });
  emit('login:asked', {});
  expect(await nextHasItsTurn()).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});
