import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { findTextFiles } from '../../../../../build/texts/find-text-files.ts';
import { textParameters } from '../../../../../build/texts/parameters.ts';
import { parseFile } from '../../../../../build/texts/parse.ts';
import { textCatalogue, textPrefix } from '../../../../../build/texts/text-catalogue.ts';
import type { SiteFile } from '../../../../../core/runtime/site/site-file.ts';
import { siteText } from '../../../../../core/runtime/site/site-text.ts';
import { ENGLISH_CASES } from './english-cases.ts';

vi.mock(import('../../../../../core/runtime/config/locale.ts'), async (original) => ({
  ...(await original()),
  LOCALE: 'en-GB',
}));

type Text = (...given: readonly unknown[]) => string;

const root = process.cwd();
const english: SiteFile = JSON.parse(readFileSync(join(root, 'integrations/languages/en.json'), 'utf8'));
const files = new Map(findTextFiles(root).map((file) => [textPrefix(file), file]));

/** The function as the site build exports it. */
async function englishText(key: string): Promise<Text> {
  const at = key.lastIndexOf('.');
  const name = key.slice(at + 1);
  const file = files.get(key.slice(0, at)) ?? '';
  const own: Record<string, Text> = await import(join(root, file));
  return siteText(key, own[name] as Text, textParameters(parseFile(root, file))[name]);
}

describe.each(Object.entries(ENGLISH_CASES))('%s', (key, cases) => {
  it.each(cases)('says for %j: %s', async (given, expected) => {
    vi.stubGlobal('window', { nmtSite: english });
    const text = await englishText(key);
    expect(text(...given)).toBe(expected);
  });
});

it('tries at least two cases of every text that depends on its values', async () => {
  const depends = Object.entries(english.texts).filter(([, message]) => /, (plural|select),/.test(message));
  const functions = Object.entries(await textCatalogue(root)).filter(([, { parameters }]) => parameters);
  const expected = depends.filter(([key]) => functions.some(([name]) => name === key)).map(([key]) => key);
  const tried = Object.keys(ENGLISH_CASES).filter((key) => (ENGLISH_CASES[key]?.length ?? 0) > 1);
  expect(tried).toEqual(expect.arrayContaining(expected));
});
