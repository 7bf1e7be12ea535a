// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type AdListener,
  createProvider,
} from '../../../../../../widgets/ads/ads/provider/create-provider.ts';
import { stubTag } from './tag.ts';

let stub: ReturnType<typeof stubTag>;
let heard: unknown[];
const listener: AdListener = {
  onAnswer: (isFilled, size) => heard.push([isFilled, size]),
  onLoad: () => heard.push('loaded'),
  onError: (cause) => heard.push(cause),
};
const ad = {
  id: 'ad-home-inline',
  path: '/163/home/inline',
  position: 'inline',
  sizes: [[300, 600]],
  targeting: { position: 'inline', segment: '' },
  isLimited: () => false,
} as const;

beforeEach(() => {
  stub = stubTag();
  heard = [];
  window.googletag = stub.tag;
});

afterEach(() => {
  window.googletag = undefined as never;
  vi.restoreAllMocks();
});

it('sets the tag up before the first request: nothing with the page, sandboxed frames [ads-6]', () => {
  const provider = createProvider(
    { section: 'home', topics: ['water'], article_id: undefined, empty: [] },
    () => undefined,
  );
  provider.request(ad, listener);
  expect(stub.calls).toEqual([
    'disableInitialLoad',
    'safe frames true',
    '{"sandbox":true,"allowOverlayExpansion":false,"allowPushExpansion":false}',
    'ad-home-inline safe true',
    'enableServices',
    'display ad-home-inline',
    'refresh ad-home-inline',
  ]);
  expect(stub.targeting).toEqual({ section: 'home', topics: ['water'] });
  expect(stub.slots).toMatchObject([
    { path: '/163/home/inline', sizes: [[300, 600]], targeting: { position: 'inline' } },
  ]);
  provider.request({ ...ad, id: 'ad-home-inline-2' }, listener);
  expect(stub.calls.slice(7)).toEqual([
    'ad-home-inline-2 safe true',
    'display ad-home-inline-2',
    'refresh ad-home-inline-2',
  ]);
});

it('requests a slot once where a script of the site enabled the services before [ads-6]', () => {
  vi.mocked(stub.tag.pubads().isInitialLoadDisabled ?? vi.fn()).mockReturnValue(false);
  const requested = createProvider({}, () => undefined).request({ ...ad, isLimited: () => true }, listener);
  const requests = () => stub.calls.filter((call) => /display|refresh/.test(call));
  expect(requests()).toEqual(['display ad-home-inline']);
  requested.refill();
  expect(requests()).toEqual(['display ad-home-inline', 'refresh ad-home-inline']);
});

it('does not request a slot before the functions that it waits for are done [ads-6]', async () => {
  vi.mocked(stub.tag.pubads().isInitialLoadDisabled ?? vi.fn()).mockReturnValue(false);
  let finish = () => {};
  const auction = new Promise<void>((resolve) => {
    finish = resolve;
  });
  createProvider({}, () => auction).request(ad, listener);
  expect(stub.calls).not.toContain('display ad-home-inline');
  finish();
  await auction;
  expect(stub.calls).toContain('display ad-home-inline');
});

it('waits for a script that has not loaded', () => {
  const commands: (() => void)[] = [];
  window.googletag = { cmd: commands };
  createProvider({}, () => undefined).request(ad, listener);
  expect(stub.calls).toEqual([]);
  window.googletag = stub.tag;
  for (const command of commands) command();
  expect(stub.calls).toContain('refresh ad-home-inline');
});

it('reports the first answer of a request and then what loads [ads-17]', () => {
  createProvider({}, () => undefined).request(ad, listener);
  stub.load('ad-home-inline');
  stub.render('ad-home-inline', false, [300, 250]);
  stub.render('ad-home-inline', true);
  stub.load('ad-home-inline');
  expect(heard).toEqual([[true, [300, 250]], 'loaded']);
});

it.each([[['fluid']], ['fluid'], [[0, 0]], [null]])('has no size where the tag says %o', (size) => {
  createProvider({}, () => undefined).request(ad, listener);
  stub.render('ad-home-inline', false, size);
  expect(heard).toEqual([[true, undefined]]);
});

it('says no for an empty answer, and for a slot that cannot be defined [ads-17]', () => {
  const provider = createProvider({}, () => undefined);
  provider.request(ad, listener);
  stub.render('ad-home-inline', true);
  vi.mocked(stub.tag.defineSlot).mockReturnValueOnce(null);
  provider.request({ ...ad, id: 'other' }, listener);
  expect(heard).toEqual([
    [false, undefined],
    [false, undefined],
  ]);
});

it('reports a script that breaks its contract, and goes on with the next slot [ads-17]', () => {
  const broken = new Error('broken');
  vi.mocked(stub.tag.defineSlot).mockImplementationOnce(() => {
    throw broken;
  });
  const provider = createProvider({}, () => undefined);
  provider.request(ad, listener);
  expect(heard).toEqual([broken]);
  provider.request({ ...ad, id: 'other' }, listener);
  expect(stub.calls).toContain('refresh other');
});

it('gets no error from the tag that browsers and blockers put in the place of the real one [ads-17]', () => {
  // The replacements of Firefox, AdGuard and uBlock Origin have slots without a setting for safe frames.
  vi.mocked(stub.tag.defineSlot).mockReturnValueOnce({ setTargeting: () => {}, addService: () => {} });
  createProvider({}, () => undefined).request(ad, listener);
  expect(stub.calls).toContain('display ad-home-inline');
  expect(heard).toEqual([]);
});

it('asks for limited advertisements where the visitor has not consented', () => {
  const provider = createProvider({}, () => undefined);
  provider.request({ ...ad, isLimited: () => true }, listener);
  expect(stub.privacy).toEqual({ nonPersonalizedAds: true, limitedAds: true });
  provider.request({ ...ad, id: 'other' }, listener);
  expect(stub.privacy).toEqual({ nonPersonalizedAds: false, limitedAds: false });
});

it('refills a slot, and hears its second answer [ads-7]', () => {
  const requested = createProvider({}, () => undefined).request(ad, listener);
  stub.render('ad-home-inline', false);
  requested.refill();
  expect(stub.calls.filter((call) => call.startsWith('refresh'))).toHaveLength(2);
  stub.render('ad-home-inline', true);
  expect(heard).toEqual([
    [true, undefined],
    [false, undefined],
  ]);
});

it('removes a slot, once, and hears nothing more', () => {
  const requested = createProvider({}, () => undefined).request(ad, listener);
  requested.remove();
  requested.remove();
  stub.render('ad-home-inline', false);
  requested.refill();
  expect(stub.calls.filter((call) => /destroy|refresh/.test(call))).toEqual([
    'refresh ad-home-inline',
    'destroy ad-home-inline',
  ]);
  expect(heard).toEqual([]);
});
