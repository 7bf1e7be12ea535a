import { describe, expect, it, vi } from 'vitest';
import type { Case } from './english-cases.ts';
import { listDependent, loadText, type readLanguage } from './say-text.ts';

/**
 * Tests the texts of a site file that depend on values.
 * @param site the site file of a language
 * @param all the cases of each text, by its key
 */
export function describeTexts(
  site: ReturnType<typeof readLanguage>,
  all: Readonly<Record<string, readonly Case[]>>,
): void {
  describe.each(Object.entries(all))('%s', (key, cases) => {
    it.each(cases)('says for %j: %s', async (given, expected) => {
      vi.stubGlobal('window', { nmtSite: site });
      const text = await loadText(key);
      expect(text(...given)).toBe(expected);
    });
  });

  it('tries at least two cases of every text that depends on its values', async () => {
    const tried = Object.keys(all).filter((key) => (all[key]?.length ?? 0) > 1);
    expect(tried).toEqual(expect.arrayContaining(await listDependent(site)));
  });
}
