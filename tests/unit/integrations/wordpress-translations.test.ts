import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packPlugin } from '../../../integrations/wordpress/pack.mjs';
import { compileTranslations, readTranslations } from '../../../integrations/wordpress/translations.mjs';
import { hasPhp } from './php.ts';

const PLUGIN = 'integrations/wordpress/nmt-widgets';
const dutch = new Map(
  readTranslations(readFileSync(`${PLUGIN}/languages/nmt-widgets-nl_NL.po`, 'utf8')) as [string, string][],
);

const sources = readdirSync(PLUGIN, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.php'))
  .map((file) => ({ file, text: readFileSync(join(PLUGIN, file), 'utf8') }));

it('translates every text of the WordPress plugin into Dutch, and none that it no longer has', () => {
  const calls = /\b(?:__|esc_html__|esc_html_e)\( '((?:[^'\\]|\\.)*)', 'nmt-widgets' \)/g;
  const used = new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(calls)].map(([, message = '']) => message.replaceAll("\\'", "'")),
    ),
  );
  expect(used.size).toBeGreaterThan(60);
  expect([...used].filter((message) => !dutch.get(message))).toEqual([]);
  expect([...dutch.keys()].filter((message) => message !== '' && !used.has(message))).toEqual([]);
});

it('keeps the places for names and values in every translation', () => {
  const places = (text: string) => (text.match(/%(?:\d\$)?[sd]/g) ?? []).sort();
  for (const [message, translation] of dutch) expect(places(translation)).toEqual(places(message));
});

it('lets no file of the WordPress plugin be opened by its address', () => {
  const open = sources.filter(
    ({ text }) => !/defined\( '(?:ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;/.test(text),
  );
  expect(open.map(({ file }) => file)).toEqual([]);
});

it('compiles translations as gettext’s binary form', () => {
  const po =
    'msgid ""\nmsgstr ""\n"Language: nl\\n"\n\n# A note.\nmsgid "b \\"x\\""\nmsgstr "é"\n\nmsgid "a"\nmsgstr "A"\n';
  const mo = compileTranslations(po);
  const text = (index: number, column: 'original' | 'translation') => {
    const entry = mo.readUInt32LE(column === 'original' ? 12 : 16) + index * 8;
    const offset = mo.readUInt32LE(entry + 4);
    return mo.subarray(offset, offset + mo.readUInt32LE(entry)).toString();
  };
  expect(mo.readUInt32LE(0)).toBe(0x950412de);
  expect(mo.readUInt32LE(8)).toBe(3);
  expect([0, 1, 2].map((index) => [text(index, 'original'), text(index, 'translation')])).toEqual([
    ['', 'Language: nl\n'],
    ['a', 'A'],
    ['b "x"', 'é'],
  ]);
});

it.skipIf(!hasPhp)('packs a plugin whose every file PHP can read (skipped without php-cli)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nmt-plugin-'));
  try {
    const plugin = packPlugin(folder);
    const files = readdirSync(plugin, { recursive: true, encoding: 'utf8' });
    expect(files).toEqual(expect.arrayContaining(['includes/head.php', 'languages/nmt-widgets-nl_NL.mo']));
    for (const file of files.filter((name) => name.endsWith('.php'))) {
      expect(execFileSync('php', ['-l', join(plugin, file)], { encoding: 'utf8' })).toContain(
        'No syntax errors',
      );
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
