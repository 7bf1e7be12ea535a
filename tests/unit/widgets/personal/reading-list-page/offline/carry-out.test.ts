// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseOffline } from '../../../../../../core/user/offline/offline-choice.ts';
import { OFFLINE_CACHE } from '../../../../../../core/user/offline/offline-copies.ts';
import {
  canReadOffline,
  endCopies,
  keepCopies,
} from '../../../../../../widgets/personal/reading-list-page/offline/carry-out.ts';
import { type OfflineBrowser, stubOfflineBrowser } from '../../../../support/offline-browser.ts';

const at = (path: string) => new URL(path, location.origin).href;
const OFFLINE = { worker: at('/push-worker.js'), scope: '/nieuws/', everyPage: false };
const OWN = at('/push-worker.js?offline=');
const LIST = at('/leeslijst/');
const going = () => new AbortController().signal;

let browser: OfflineBrowser;
let ran: string[];

beforeEach(() => {
  history.replaceState(null, '', '/leeslijst/');
  browser = stubOfflineBrowser();
  ran = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Turns it on, as the switch does. */
function turnOn(
  name: string,
  signal = going(),
  work: () => Promise<void> = async () => {},
  offline = OFFLINE,
) {
  chooseOffline(true);
  const update = async () => {
    ran.push(`${name} begins`);
    await work();
    ran.push(`${name} ends`);
  };
  return keepCopies(offline, update, signal);
}
function turnOff() {
  chooseOffline(false);
  return endCopies();
}

it('registers the worker for the articles and for the list, before there are copies [design]', async () => {
  await turnOn('one', going(), async () => expect([...browser.caches.all.keys()]).toEqual([OFFLINE_CACHE]));
  expect([...browser.workers]).toEqual([
    [at('/nieuws/'), OWN],
    [LIST, OWN],
  ]);
  expect(ran).toEqual(['one begins', 'one ends']);
});

it('registers it again where the browser has dropped it, at its new address, and ends what is left of the old [design]', async () => {
  browser.workers.set(at('/oud/'), at('/old/push-worker.js?offline='));
  browser.workers.set(at('/nieuws/'), at('/old/push-worker.js?offline='));
  browser.workers.set(at('/'), at('/push-worker.js'));
  await turnOn('one');
  expect([...browser.workers]).toEqual([
    [at('/nieuws/'), OWN],
    [at('/'), at('/push-worker.js')],
    [LIST, OWN],
  ]);
});

it.each([
  ['nobody', undefined, OWN],
  ['push messages', at('/push-worker.js'), at('/push-worker.js')],
  ['the site', at('/site-worker.js'), at('/site-worker.js')],
])(
  'serves every page of a site that wants it, if the whole site has the worker of %s [design]',
  async (_, before, after) => {
    if (before) browser.workers.set(at('/'), before);
    await turnOn('one', going(), undefined, { ...OFFLINE, everyPage: true });
    expect(browser.workers.get(at('/'))).toBe(after);
    expect(browser.workers.size).toBe(3);
    await turnOff();
    expect([...browser.workers.values()]).toEqual(before ? [before] : []);
  },
);

it('ends on as chosen last, however quickly it was turned on and off [design]', async () => {
  await Promise.all([turnOn('one'), turnOff(), turnOn('two')]);
  expect([...browser.workers.keys()]).toEqual([at('/nieuws/'), LIST]);
  expect(browser.caches.all.has(OFFLINE_CACHE)).toBe(true);
  expect(ran.slice(-2)).toEqual(['two begins', 'two ends']);
});

it('ends off as chosen last, however quickly it was turned off and on [design]', async () => {
  await Promise.all([turnOff(), turnOn('one'), turnOff(), turnOn('two'), turnOff()]);
  expect([browser.workers.size, browser.caches.all.size]).toEqual([0, 0]);
  expect(ran).toEqual([]);
});

it('runs one after the other, and not at all what was given up meanwhile [design]', async () => {
  const given = new AbortController();
  let finish = () => {};
  const first = turnOn('one', going(), () => new Promise((resolve) => (finish = resolve)));
  const second = turnOn('two', given.signal);
  const third = turnOn('three');
  await vi.waitFor(() => expect(ran).toEqual(['one begins']));
  given.abort();
  finish();
  expect(await second).toBeUndefined();
  await Promise.all([first, third]);
  expect(ran).toEqual(['one begins', 'one ends', 'three begins', 'three ends']);
});

it('removes the copies before it waits for the turn: they may not outlive the choice [design]', async () => {
  let finish = () => {};
  const filling = turnOn('one', going(), () => new Promise((resolve) => (finish = resolve)));
  await vi.waitFor(() => expect(ran).toEqual(['one begins']));
  const ending = turnOff();
  await vi.waitFor(() => expect(browser.caches.all.size).toBe(0));
  finish();
  await Promise.all([filling, ending]);
  expect(browser.workers.size).toBe(0);
});

it('goes on after a run that failed [design]', async () => {
  browser.failure = new TypeError('The script could not be fetched.');
  await expect(turnOn('one')).rejects.toThrow('could not be fetched');
  browser.failure = undefined;
  await turnOn('two');
  expect(browser.workers.size).toBe(2);
});

it('leaves the workers of push messages and of the site alone [design]', async () => {
  browser.workers.set(at('/'), at('/push-worker.js'));
  browser.workers.set(at('/nieuws/'), at('/site-worker.js'));
  await turnOff();
  expect([...browser.workers.keys()]).toEqual([at('/'), at('/nieuws/')]);
});

it('is not offered without caches or locks, as on a page without https [design]', () => {
  expect(canReadOffline()).toBe(true);
  vi.unstubAllGlobals();
  expect(canReadOffline()).toBe(false);
});

it.each(['serviceWorker', 'locks'] as const)('is not offered with %s alone [design]', (only) => {
  vi.stubGlobal('navigator', { [only]: navigator[only] });
  expect(canReadOffline()).toBe(false);
});
