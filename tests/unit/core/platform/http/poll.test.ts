// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HttpError } from '../../../../../core/platform/http/http-error.ts';
import { firstFactor, laterFactor, startPolling } from '../../../../../core/platform/http/poll.ts';
import { emit } from '../../../../../core/runtime/bus/bus.ts';
import { setVisible } from '../../../widgets/support/visible.ts';

const EVERY = 20_000;
const load = vi.fn<() => Promise<void>>();
let controller: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  controller = new AbortController();
  load.mockReset();
  load.mockResolvedValue();
});

afterEach(() => {
  controller.abort();
  setHidden(false);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

const setHidden = (hidden: boolean) => setVisible(!hidden);

const start = (spread = false) => startPolling({ every: EVERY, load, signal: controller.signal, spread });
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

it('requests it at each interval, not sooner [liveblog-widget-3, big-board-1, election-2]', async () => {
  start();
  for (let turn = 1; turn < 6; turn++) {
    await pass(EVERY - 1);
    expect(load).toHaveBeenCalledTimes(turn - 1);
    await pass(1);
    expect(load).toHaveBeenCalledTimes(turn);
  }
});

it('requests it within the interval if spread, and never sooner than nine tenths of it later [liveblog-2]', async () => {
  start(true);
  await pass(EVERY);
  expect(load).toHaveBeenCalledTimes(1);
  for (let turn = 2; turn < 6; turn++) {
    await pass(EVERY);
    expect(load.mock.calls.length).toBeGreaterThanOrEqual(turn);
  }
  await pass(EVERY * 10);
  expect(load.mock.calls.length).toBeLessThanOrEqual(1 + 15 / 0.9);
});

it('spreads pages that were opened together over half an interval from the start', () => {
  expect([firstFactor(0), firstFactor(0.5), firstFactor(1)]).toEqual([1, 0.75, 0.5]);
  expect([laterFactor(0), laterFactor(1)]).toEqual([1, 0.9]);
  vi.spyOn(Math, 'random').mockReturnValue(0.999);
  start(true);
  vi.advanceTimersByTime(EVERY * 0.49);
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(EVERY * 0.02);
  expect(load).toHaveBeenCalledOnce();
});

it('requests nothing while hidden, and at once on return [liveblog-9, liveblog-widget-5]', async () => {
  start();
  setHidden(true);
  await pass(EVERY * 50);
  expect(load).not.toHaveBeenCalled();
  setHidden(false);
  expect(load).toHaveBeenCalledOnce();
});

it('starts nothing on a page that was opened hidden', async () => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
  start();
  await pass(EVERY * 3);
  expect(load).not.toHaveBeenCalled();
});

it('polls less often while it fails, at once when the connection is back, and as before after that [liveblog-8]', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  load.mockRejectedValue(new HttpError('network', 'x'));
  start();
  const asked: number[] = [];
  for (let turn = 0; turn < 24; turn++) {
    await pass(EVERY);
    asked.push(load.mock.calls.length);
  }
  // After 1, 3, 7, 15 and 23 intervals.
  expect(asked.at(-1)).toBe(5);
  load.mockResolvedValue();
  dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(6);
  await pass(EVERY * 2);
  expect(load).toHaveBeenCalledTimes(8);
});

it('obeys Retry-After, also on return to the page', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  load.mockRejectedValueOnce(new HttpError('status', 'x', { status: 503, retryAfter: 300_000 }));
  start();
  await pass(EVERY);
  setHidden(true);
  setHidden(false);
  await pass(299_000);
  expect(load).toHaveBeenCalledOnce();
  await pass(2_000);
  expect(load).toHaveBeenCalledTimes(2);
});

it('counts the time that the computer slept towards Retry-After', async () => {
  load.mockRejectedValueOnce(new HttpError('status', 'x', { status: 503, retryAfter: 300_000 }));
  start();
  await pass(EVERY);
  vi.setSystemTime(Date.now() + 300_000);
  await pass(EVERY * 2);
  expect(load).toHaveBeenCalledTimes(2);
});

it('makes one call at a time, also where a reader leaves and returns', async () => {
  let answer = () => {};
  load.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  start();
  await pass(EVERY);
  setHidden(true);
  setHidden(false);
  await pass(EVERY * 5);
  expect(load).toHaveBeenCalledOnce();
  answer();
  await pass(EVERY);
  expect(load).toHaveBeenCalledTimes(2);
});

it('polls at once out of the back/forward cache, and ends on request', async () => {
  const { end } = start();
  emit('page:restored', {});
  expect(load).toHaveBeenCalledOnce();
  await pass(1);
  end();
  setHidden(true);
  setHidden(false);
  await pass(EVERY * 3);
  expect(load).toHaveBeenCalledOnce();
});

it('polls not at all while it is held, and then within the time that it is given', async () => {
  const polling = start();
  polling.hold();
  await pass(EVERY * 9);
  setHidden(true);
  setHidden(false);
  window.dispatchEvent(new Event('online'));
  expect(load).not.toHaveBeenCalled();
  polling.within(3_000);
  await pass(2_999);
  expect(load).not.toHaveBeenCalled();
  await pass(1);
  expect(load).toHaveBeenCalledOnce();
  await pass(EVERY);
  expect(load).toHaveBeenCalledTimes(2);
});

it('polls again soon after a poll that is under way, but not before Retry-After', async () => {
  let answer = (_error?: unknown) => {};
  load.mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        answer = (error) => (error ? reject(error) : resolve());
      }),
  );
  const polling = start();
  await pass(EVERY);
  polling.within(3_000);
  await pass(9_000);
  expect(load).toHaveBeenCalledOnce();
  answer();
  await pass(3_000);
  expect(load).toHaveBeenCalledTimes(2);
  polling.within(3_000);
  answer(new HttpError('status', 'x', { status: 503, retryAfter: 120_000 }));
  await pass(0);
  polling.within(3_000);
  await pass(119_000);
  expect(load).toHaveBeenCalledTimes(2);
  await pass(EVERY);
  expect(load).toHaveBeenCalledTimes(3);
  answer();
  await pass(0);
  polling.end();
});
