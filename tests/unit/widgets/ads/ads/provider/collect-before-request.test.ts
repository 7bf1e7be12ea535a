// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BeforeAdRequest } from '../../../../../../core/runtime/bus/ad-request.ts';
import { emit } from '../../../../../../core/runtime/bus/bus.ts';
import { collectBeforeRequest } from '../../../../../../widgets/ads/ads/provider/collect-before-request.ts';
import {
  type AdProvider,
  createProvider,
} from '../../../../../../widgets/ads/ads/provider/create-provider.ts';
import { logged } from '../../../../support/logged.ts';
import { stubTag } from './tag.ts';

let stub: ReturnType<typeof stubTag>;
let provider: AdProvider;
let ending: AbortController;

const hook = (run: BeforeAdRequest) => emit('ads:hooked', { hook: run });
const request = (position = 'inline', isLimited = () => false) =>
  provider.request(
    {
      id: `ad-home-${position}`,
      path: `/163/home/${position}`,
      position,
      sizes: [[300, 600]],
      targeting: { position },
      isLimited,
    },
    { onAnswer: () => {}, onLoad: () => {}, onError: () => {} },
  );
const refreshed = () => stub.calls.filter((call) => call.startsWith('refresh'));
const targetingOf = (position: string) =>
  stub.slots.findLast(({ id }) => id === `ad-home-${position}`)?.targeting;
const pass = async (milliseconds: number) => {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(milliseconds);
};
const never = () => new Promise(() => {});

beforeEach(() => {
  vi.useFakeTimers();
  stub = stubTag();
  window.googletag = stub.tag;
  ending = new AbortController();
  provider = createProvider({}, collectBeforeRequest(1000, ending.signal));
});

afterEach(() => {
  ending.abort();
  window.googletag = undefined as never;
  vi.useRealTimers();
});

it('nothing is waited for where there is no function', () => {
  request();
  expect(refreshed()).toEqual(['refresh ad-home-inline']);
});

it('runs between the definition of the slots that come together and their request, and sets their keys', async () => {
  let finish = () => {};
  const auction = vi.fn<BeforeAdRequest>(async (slots) => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    for (const slot of slots) slot.setTargeting('hb_pb', '1.20');
    slots[0]?.setTargeting('deals', ['a', 'b']);
  });
  hook(auction);
  request('inline');
  request('rectangle', () => true);
  await pass(60);
  expect(auction).toHaveBeenCalledOnce();
  expect(auction.mock.calls[0]?.[0]).toMatchObject([
    { id: 'ad-home-inline', path: '/163/home/inline', position: 'inline', sizes: [[300, 600]] },
    { id: 'ad-home-rectangle' },
  ]);
  expect(stub.slots).toHaveLength(2);
  expect(refreshed()).toEqual([]);
  finish();
  await pass(0);
  expect(refreshed()).toEqual(['refresh ad-home-inline', 'refresh ad-home-rectangle']);
  expect(targetingOf('inline')).toEqual({ position: 'inline', hb_pb: '1.20', deals: ['a', 'b'] });
  expect(targetingOf('rectangle')).toEqual({ position: 'rectangle', hb_pb: '1.20' });
  expect(stub.privacy).toEqual({ nonPersonalizedAds: true, limitedAds: true });
});

it('a later slot, and one that is refilled, get an auction of their own', async () => {
  const auction = vi.fn();
  hook(auction);
  const first = request('inline');
  await pass(60);
  request('rectangle');
  first.refill();
  await pass(60);
  expect(
    auction.mock.calls.map(([slots]) => slots.map(({ position }: { position: string }) => position)),
  ).toEqual([['inline'], ['rectangle', 'inline']]);
  expect(refreshed()).toHaveLength(3);
});

it('a function that hangs is waited for until the time limit, and then changes nothing more', async () => {
  let late: (() => void) | undefined;
  let signal: AbortSignal | undefined;
  hook((slots, over) => {
    signal = over;
    late = () => slots[0]?.setTargeting('hb_pb', '9.00');
    return never();
  });
  request();
  await pass(1040);
  expect(refreshed()).toEqual([]);
  expect(signal?.aborted).toBe(false);
  await pass(20);
  expect(refreshed()).toHaveLength(1);
  expect(signal?.aborted).toBe(true);
  late?.();
  expect(targetingOf('inline')).toEqual({ position: 'inline' });
  logged('warn nmt ads:', /took longer than 1000 ms/);
});

it.each([
  [
    'throws',
    () => {
      throw new Error('kapot');
    },
  ],
  ['rejects', () => Promise.reject(new Error('kapot'))],
  ['is none', 'veiling' as never],
])('a function that %s stops neither the others nor the advertisement', async (_, broken) => {
  const other = vi.fn();
  hook(broken);
  hook(other);
  request();
  await pass(60);
  expect(other).toHaveBeenCalledOnce();
  expect(refreshed()).toHaveLength(1);
  expect(logged('error nmt ads:', /failed; the advertisements are requested/)).toHaveLength(1);
});

it('a slot that leaves before or during the auction is not requested, and ends it if it was the last', async () => {
  let signal: AbortSignal | undefined;
  const auction = vi.fn<BeforeAdRequest>((_, over) => {
    signal = over;
    return never();
  });
  hook(auction);
  request('inline').remove();
  await pass(60);
  expect(auction).not.toHaveBeenCalled();
  const requested = request('rectangle');
  await pass(60);
  requested.remove();
  expect(signal?.aborted).toBe(true);
  await pass(2000);
  expect(refreshed()).toEqual([]);
});

it('functions from before the first slot count, and later ones from the next request on', async () => {
  const [early, later] = [vi.fn(), vi.fn()];
  hook(early);
  request('inline');
  await pass(60);
  hook(later);
  request('rectangle');
  await pass(60);
  expect([early.mock.calls.length, later.mock.calls.length]).toEqual([2, 1]);
});
