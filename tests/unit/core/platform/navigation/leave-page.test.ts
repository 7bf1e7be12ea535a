// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leavePage } from '../../../../../core/platform/navigation/leave-page.ts';

const onStay = vi.fn();
const navigation = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigation', navigation);
  vi.spyOn(location, 'assign').mockImplementation(() => {});
  onStay.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pageshow = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('a page that is being left', () => {
  it('opens the address, and counts as staying only after 4 s', () => {
    leavePage('https://pay.mollie.com/1', onStay);
    expect(location.assign).toHaveBeenCalledExactlyOnceWith('https://pay.mollie.com/1');
    pageshow(false);
    vi.advanceTimersByTime(3999);
    expect(onStay).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onStay).toHaveBeenCalledOnce();
  });

  it.each([
    ['comes back from the back/forward cache', () => pageshow(true)],
    ['is stopped', () => navigation.dispatchEvent(new Event('navigateerror'))],
  ])('%s: it stays at once, and gets a message once', (_, happen) => {
    leavePage('/x', onStay);
    happen();
    happen();
    vi.advanceTimersByTime(10_000);
    expect(onStay).toHaveBeenCalledOnce();
  });
});
