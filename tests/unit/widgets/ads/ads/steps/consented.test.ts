// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveConsent } from '../../../../../../core/user/consent/consent.ts';
import { mayRequest } from '../../../../../../widgets/ads/ads/steps/consented.ts';
import { visitedPage } from '../../../../core/user/visitor/reader.ts';

const page = visitedPage({ consentPurposes: ['ads'] });
const WAIT = { consentTimeoutMs: 500, withoutConsent: 'wait' } as const;
const LIMITED = { consentTimeoutMs: 500, withoutConsent: 'limited' } as const;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  saveConsent(page, { ads: false });
  vi.useRealTimers();
});

/** The kind of advertisement that may be requested, and the milliseconds after which that is known. */
async function asked(config: Parameters<typeof mayRequest>[1], signal = new AbortController().signal) {
  const start = Date.now();
  const answer = mayRequest(page, config, signal).then((may) => [may, Date.now() - start]);
  await vi.advanceTimersByTimeAsync(1000);
  return answer;
}

it.each([
  [WAIT, 'no'],
  [LIMITED, 'limited'],
])('is waited for 500 ms: after that, with %o, %s [ads-6]', async (config, expected) => {
  expect(await asked(config)).toEqual([expected, 500]);
});

it('counts at once where it is there, and as soon as it comes [ads-6]', async () => {
  setTimeout(() => saveConsent(page, { ads: true }), 200);
  expect(await asked(WAIT)).toEqual(['any', 200]);
  expect(await asked(WAIT)).toEqual(['any', 0]);
});

it('is not waited for on behalf of a slot that left', async () => {
  const leaving = new AbortController();
  setTimeout(() => leaving.abort(), 100);
  expect((await asked(WAIT, leaving.signal))[1]).toBe(100);
});
