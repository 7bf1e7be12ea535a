import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { contentHash } from '../../../build/hash.ts';
import { build } from './product.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** What the build reads. */
const SOURCES = [
  'build',
  'core',
  'integrations/languages',
  'package-lock.json',
  'package.json',
  'tests/e2e/lab',
  'tsconfig.json',
];

/** Builds the lab where it is run, and prints the hash of each file. */
const SCRIPT = `
const { makeProduct } = await import('./build/build.ts');
const { contentHash } = await import('./build/hash.ts');
const root = process.cwd() + '/tests/e2e/lab';
const { files } = await makeProduct({ root, manifestFile: root + '/manifest.json', mode: 'production' });
console.log(JSON.stringify([...files].map(([file, text]) => [file, contentHash(text)])));
`;

const clone = join(ROOT, '.cache/unit/a clone');
const remove = () => rmSync(clone, { recursive: true, force: true });
afterAll(remove);

it('gives the same bytes in another folder, time zone and language', async () => {
  remove();
  for (const path of SOURCES) {
    mkdirSync(join(clone, path, '..'), { recursive: true });
    cpSync(join(ROOT, path), join(clone, path), { recursive: true });
  }
  // A package's place counts for its address in the build, so that a link would not do; files in common spare 600 MB.
  execFileSync('cp', ['-al', join(ROOT, 'node_modules'), clone]);
  const printed = execFileSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT],
    {
      cwd: clone,
      env: { ...process.env, TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
      encoding: 'utf8',
    },
  );
  const { files } = await build(join(ROOT, 'tests/e2e/lab'), 'reproducible-lab');
  const there = (JSON.parse(printed) as [string, string][]).sort();
  expect(there).toEqual([...files].map(([file, text]) => [file, contentHash(text)]).sort());
});
