import { describe, expect, it, vi } from 'vitest';
import { GERMAN_CASES } from './german-cases.ts';
import { listDependent, loadText, readLanguage } from './say-text.ts';

const german = readLanguage('de');

describe.each(Object.entries(GERMAN_CASES))('%s', (key, cases) => {
  it.each(cases)('says for %j: %s', async (given, expected) => {
    vi.stubGlobal('window', { nmtSite: german });
    const text = await loadText(key);
    expect(text(...given)).toBe(expected);
  });
});

it('tries at least two cases of every text that depends on its values', async () => {
  const tried = Object.keys(GERMAN_CASES).filter((key) => (GERMAN_CASES[key]?.length ?? 0) > 1);
  expect(tried).toEqual(expect.arrayContaining(await listDependent(german)));
});
