import fc from 'fast-check';
import { expect, it } from 'vitest';
import { USER_STATUSES } from '../../../../../core/user/visitor/status.ts';
import { mayDownload, VIEWS, viewFor } from '../../../../../widgets/ebooks/ebook-select/rights.ts';

const PERMISSIONS = ['nrc-ebook', 'nrc-boekenclub'];
const who = (status: (typeof USER_STATUSES)[number], permissions: string[] = []) => ({
  loggedIn: status !== 'logged-out',
  status,
  permissions,
  isUnconfirmed: false,
});
const view = (visitor: ReturnType<typeof who> | undefined, more = {}) =>
  viewFor({ visitor, permissions: PERMISSIONS, hasDownloaded: undefined, served: 'join', ...more });

it.each([
  ['logged-out', 'join'],
  ['registered', 'join'],
  ['subscribed', 'upgrade'],
  ['subscribed-plus', 'choose'],
] as const)('%s sees %s [ebook-2, ebook-5]', (status, seen) => {
  expect(view(who(status))).toBe(seen);
});

it('a permission of the header’s is enough, whatever the login’s status; another one is not [ebook-6]', () => {
  for (const status of USER_STATUSES) {
    const seen = view(who(status, ['nrc-online', 'nrc-boekenclub']));
    expect(seen).toBe(status === 'logged-out' ? 'join' : 'choose');
    expect(mayDownload(who(status, ['nrc-online']), PERMISSIONS)).toBe(status === 'subscribed-plus');
    expect(mayDownload(who(status), [])).toBe(status === 'subscribed-plus');
  }
});

it('locks the downloaded book, for those who may download [ebook-3, ebook-4]', () => {
  expect(view(who('subscribed-plus'), { hasDownloaded: true })).toBe('locked');
  expect(view(who('subscribed-plus'), { hasDownloaded: false, served: 'locked' })).toBe('choose');
  expect(view(who('subscribed'), { hasDownloaded: true })).toBe('upgrade');
});

it('keeps the server’s markup without other facts [ebook-2, ebook-5, ebook-11]', () => {
  for (const served of VIEWS) {
    expect(view(undefined, { served })).toBe(served);
    expect(view({ ...who('logged-out'), isUnconfirmed: true }, { served })).toBe(served);
  }
  expect(view(who('subscribed-plus'), { served: 'locked' })).toBe('locked');
  for (const served of ['choose', 'join', 'upgrade'] as const) {
    expect(view(who('subscribed-plus'), { served })).toBe('choose');
  }
});

it('nobody without a right ever sees the choice, once known [ebook-5, ebook-6]', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...USER_STATUSES),
      fc.array(fc.string()),
      fc.array(fc.string()),
      fc.constantFrom(...VIEWS),
      fc.option(fc.boolean(), { nil: undefined }),
      (status, permissions, enough, served, hasDownloaded) => {
        const visitor = who(status, permissions);
        const seen = viewFor({ visitor, permissions: enough, hasDownloaded, served });
        expect(seen === 'choose' || seen === 'locked').toBe(mayDownload(visitor, enough));
      },
    ),
  );
});
