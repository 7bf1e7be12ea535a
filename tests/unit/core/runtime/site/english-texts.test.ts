import { describe, expect, it, vi } from 'vitest';
import { ENGLISH_CASES } from './english-cases.ts';
import { listDependent, loadText, readLanguage } from './say-text.ts';

vi.mock(import('../../../../../core/runtime/config/locale.ts'), async (original) => ({
  ...(await original()),
  LOCALE: 'en-GB',
}));

const english = readLanguage('en');

describe.each(Object.entries(ENGLISH_CASES))('%s', (key, cases) => {
  it.each(cases)('says for %j: %s', async (given, expected) => {
    vi.stubGlobal('window', { nmtSite: english });
    const text = await loadText(key);
    expect(text(...given)).toBe(expected);
  });
});

it('tries at least two cases of every text that depends on its values', async () => {
  const tried = Object.keys(ENGLISH_CASES).filter((key) => (ENGLISH_CASES[key]?.length ?? 0) > 1);
  expect(tried).toEqual(expect.arrayContaining(await listDependent(english)));
});
