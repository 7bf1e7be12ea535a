// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { now } from '../../../../../core/platform/time/now.ts';

const REAL = Date.UTC(2026, 0, 1, 12);

beforeEach(() => {
  vi.useFakeTimers({ now: REAL });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  delete document.body.dataset.demo;
});

function openPage({ demo, cookie }: { demo?: string; cookie: string }): void {
  if (demo !== undefined) document.body.dataset.demo = demo;
  vi.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue(`nmt_now=${encodeURIComponent(cookie)}`);
}

describe('the clock', () => {
  it('of a demo page starts at the time of the cookie and runs on', () => {
    openPage({ demo: 'true', cookie: '2025-11-07T20:30:00+01:00' });
    expect(now()).toBe(Date.UTC(2025, 10, 7, 19, 30));
    vi.advanceTimersByTime(2500);
    expect(now()).toBe(Date.UTC(2025, 10, 7, 19, 30, 2, 500));
  });

  it.each([{}, { demo: 'false' }, { demo: '' }])(
    'of any other page is real, whatever the cookie says: %o',
    (page) => {
      openPage({ ...page, cookie: '2025-11-07T20:30:00+01:00' });
      expect(now()).toBe(REAL);
    },
  );

  it('is real where the cookie holds no time', () => {
    openPage({ demo: 'true', cookie: 'tomorrow' });
    expect(now()).toBe(REAL);
  });
});
