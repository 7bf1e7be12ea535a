// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasEntries } from '../../../../../../core/platform/http/outbox/has-entries.ts';
import { now } from '../../../../../../core/platform/time/now.ts';
import type { Page } from '../../../../../../core/runtime/page/page.ts';
import { readsOffline } from '../../../../../../core/user/offline/offline-choice.ts';
import { OFFLINE_CACHE, OFFLINE_PAGE } from '../../../../../../core/user/offline/offline-copies.ts';
import { syncItem } from '../../../../../../core/user/sync/sync-state.ts';
import { forgetPersonal } from '../../../../../../core/user/visitor/forget-personal.ts';
import { removeArticle } from '../../../../../../fixtures/reading-list/reading-list.ts';
import { ReadingListPage } from '../../../../../../widgets/personal/reading-list-page/ReadingListPage.tsx';
import { openList } from '../../../../core/domain/favourites/list-backend.ts';
import { showEverything } from '../../../../core/ui/shown.ts';
import { logged } from '../../../../support/logged.ts';
import { type OfflineBrowser, stubOfflineBrowser } from '../../../../support/offline-browser.ts';

const LIST = `${location.origin}${location.pathname}`;

let browser: OfflineBrowser;
let ends: AbortController;

beforeEach(() => {
  ends = new AbortController();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  showEverything();
});

afterEach(async () => {
  cleanup();
  await act(async () => ends.abort());
  vi.unstubAllGlobals();
  localStorage.clear();
});

const page = (isFree = true) =>
  new Response(
    `<!doctype html><html><body data-article-is-free="${isFree}"><article><h1>Kop</h1><div data-article-body><p>Alinea</p></div></article></body></html>`,
    { headers: { 'Content-Type': 'text/html' } },
  );

/** Shows the list of a reader on a site that offers offline reading. */
async function show(saved: readonly number[], isOn = false) {
  const backend = openList({
    saved,
    config: { offlineReading: { worker: '/push-worker.js', scope: '/nieuws/' } },
  });
  backend.answers['GET /nieuws/'] = () => page();
  if (isOn) localStorage.setItem('nmt_offline', 'true');
  browser = stubOfflineBrowser();
  draw(backend.page);
  await screen.findByRole('switch', {});
  return backend;
}

function draw(page: Page): void {
  const context = { page, signal: ends.signal, feature: 'reading-list-page', fail: () => {} };
  render(<ReadingListPage limit={21} context={context} served={{ settle: () => {} }} />);
}

const toggle = () => act(async () => void fireEvent.click(screen.getByRole('switch')));
const isOn = () => screen.getByRole<HTMLInputElement>('switch').checked;
const says = (text: string | RegExp) => screen.findByText(text, {});
const stored = () =>
  [...(browser.caches.all.get(OFFLINE_CACHE)?.keys() ?? [])].filter(
    (address) => address !== LIST && !address.endsWith(OFFLINE_PAGE),
  );

it('stores the articles when it is turned on, and removes all when it is turned off [design]', async () => {
  await show([1, 2]);
  await toggle();
  await says(/^2 artikelen staan offline/);
  expect(stored()).toHaveLength(2);
  expect(browser.workers.size).toBe(2);
  await toggle();
  await vi.waitFor(() => expect([browser.workers.size, browser.caches.all.size]).toEqual([0, 0]));
  expect(screen.queryByText(/offline \(/)).toBeNull();
});

it('says what it stores for a reader without a subscription, and why nothing is there [design]', async () => {
  const { answers } = await show([1, 2]);
  answers['GET /nieuws/'] = () => page(false);
  await says(/^Slaat de gratis artikelen van je leeslijst op/);
  await toggle();
  await says('Er staan nog geen artikelen offline. 2 artikelen zijn alleen voor abonnees.');
});

it('says that there is nothing to store yet, or that it could not be fetched [design]', async () => {
  await show([], true);
  await says('Er staat nog niets op je leeslijst. Wat je opslaat, staat daarna ook offline.');
  cleanup();
  const { failures } = await show([1]);
  failures['GET /nieuws/'] = 503;
  await toggle();
  await says('De artikelen konden niet worden opgehaald. Probeer het later nog eens.');
});

it('follows the server’s list, never one that a queued removal has changed already [design]', async () => {
  const { hold, list, callsOf } = await show([1, 2], true);
  await says(/^2 artikelen staan offline/);
  const asked = callsOf('limit=50').length;
  hold(true);
  await act(
    async () =>
      void fireEvent.click(
        screen.getAllByRole('button', { name: 'Verwijderen van leeslijst' })[0] as Element,
      ),
  );
  expect(hasEntries()).toBe(true);
  expect(callsOf('limit=50')).toHaveLength(asked);
  expect([stored().length, list.articles.size]).toEqual([2, 2]);
  await act(async () => hold(false));
  await says(/^1 artikel staat offline/);
  expect([stored().length, list.articles.size]).toEqual([1, 1]);
});

it('follows a removal on another device, also of an article that the page does not show [design]', async () => {
  const { list } = await show(
    Array.from({ length: 23 }, (_, index) => index + 1),
    true,
  );
  await says(/^23 artikelen staan offline/);
  removeArticle(list, 23);
  await act(async () => {
    const favorite = { last: 'later', changedAt: now() };
    syncItem.write({ of: 'reader', checkedAt: now(), sources: { favorite } });
  });
  await says(/^22 artikelen staan offline/);
  expect(stored()).toHaveLength(22);
});

it('keeps the copy of an article whose removal the server refuses [design]', async () => {
  const { failures, callsOf } = await show([1, 2], true);
  await says(/^2 artikelen staan offline/);
  const asked = callsOf('limit=50').length;
  failures['DELETE /favorite/remove'] = 403;
  await act(
    async () =>
      void fireEvent.click(
        screen.getAllByRole('button', { name: 'Verwijderen van leeslijst' })[0] as Element,
      ),
  );
  await vi.waitFor(() => expect(callsOf('limit=50').length).toBeGreaterThan(asked));
  await says(/^2 artikelen staan offline/);
  expect(stored()).toHaveLength(2);
  logged('warn nmt outbox', '403');
  logged('error nmt favourites');
});

it('stores nothing of a list that was answered after it was turned off [design]', async () => {
  const { hold, callsOf } = await show([1]);
  hold(true, (line) => line.includes('limit=50'));
  await toggle();
  await vi.waitFor(() => expect(callsOf('limit=50')).toHaveLength(1));
  await toggle();
  await act(async () => hold(false));
  await vi.waitFor(() => expect([browser.workers.size, browser.caches.all.size]).toEqual([0, 0]));
  expect(callsOf('/nieuws/')).toEqual([]);
});

it('registers the worker again on the next page, where the browser has dropped it [design]', async () => {
  await show([1], true);
  await says(/^1 artikel staat offline/);
  expect([...browser.workers.keys()]).toEqual([`${location.origin}/nieuws/`, LIST]);
});

it('follows what another tab chose [design]', async () => {
  await show([1], true);
  await says(/^1 artikel staat offline/);
  localStorage.removeItem('nmt_offline');
  await act(
    async () =>
      void dispatchEvent(new StorageEvent('storage', { key: 'nmt_offline', storageArea: localStorage })),
  );
  expect(isOn()).toBe(false);
  await vi.waitFor(() => expect([browser.workers.size, browser.caches.all.size]).toEqual([0, 0]));
});

it('stores nothing after a logout that came while an article was being fetched [design]', async () => {
  const { hold, callsOf } = await show([1, 2]);
  hold(true, (line) => line.includes('/nieuws/'));
  await toggle();
  await vi.waitFor(() => expect(callsOf('/nieuws/')).toHaveLength(1));
  await act(async () => forgetPersonal());
  await act(async () => hold(false));
  await vi.waitFor(() => expect([browser.workers.size, browser.caches.all.size]).toEqual([0, 0]));
  expect(callsOf('/nieuws/')).toHaveLength(1);
});

it('is off again, with a message, where the browser refuses its caches or the worker [design]', async () => {
  await show([1]);
  browser.caches.open = async () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  await toggle();
  await says(/^Offline lezen lukt niet in deze browser/);
  expect([isOn(), readsOffline(), browser.workers.size]).toEqual([false, false, 0]);
  logged('error nmt reading-list-page', 'could not be stored');
});

it('keeps choice and copies where the worker cannot be registered again for a while [design]', async () => {
  const { page } = await show([1], true);
  await says(/^1 artikel staat offline/);
  cleanup();
  browser.failure = new TypeError('The script could not be fetched.');
  draw(page);
  await says(/^Offline lezen lukt niet in deze browser/);
  expect([isOn(), stored().length]).toEqual([true, 1]);
  logged('error nmt reading-list-page', 'could not be stored');
});
