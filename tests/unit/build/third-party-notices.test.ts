import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildChunks } from '../../../build/chunks.ts';
import { readManifest } from '../../../build/read-manifest.ts';
import { thirdPartyNotices } from '../../../build/third-party-notices.ts';
import { build } from './product.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SCRATCH = join(ROOT, '.cache/unit/notices');

describe('the notices of the product', () => {
  let inputs: string[];
  let notices: string;

  beforeAll(async () => {
    const entries = readManifest(join(ROOT, 'manifest.json'), ROOT) as Record<string, { entry: string }>;
    const chunks = await buildChunks({ root: ROOT, entries, minify: false });
    inputs = chunks.flatMap((chunk: { inputs: string[] }) => chunk.inputs);
    notices = thirdPartyNotices(ROOT, inputs);
  });

  it('hold the licence text of every package in the chunks, and of the icons', () => {
    const names = inputs.flatMap((input) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1] ?? []);
    expect(new Set(names).size).toBeGreaterThan(10);
    for (const name of new Set([...names, 'lucide-static'])) {
      const folder = join(ROOT, 'node_modules', name);
      const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      expect(notices).toContain(`\n${name} ${version} (`);
      const files = readdirSync(folder).filter((file) => /^licen[cs]e/i.test(file));
      expect(files, name).not.toEqual([]);
      for (const file of files) {
        const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
        expect(notices.includes(text), `${name}: ${file}`).toBe(true);
      }
    }
  });
});

it('are a file of every build', async () => {
  const { files } = await build(join(ROOT, 'tests/e2e/lab'), 'notices-lab');
  expect(files.get('THIRD-PARTY-NOTICES.txt')).toContain('\nreact 19');
});

describe('a package', () => {
  const add = (license: unknown, file?: string) => {
    rmSync(SCRATCH, { recursive: true, force: true });
    const folder = join(SCRATCH, 'node_modules/@some/tool');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ name: '@some/tool', version: '1.0.0', license }),
    );
    if (file) writeFileSync(join(folder, file), 'Permission is granted.');
    return () => thirdPartyNotices(SCRATCH, ['node_modules/@some/tool/dist/index.js']);
  };

  it('with a known licence has its text', () => {
    expect(add('(MPL-2.0 OR Apache-2.0)', 'LICENSE.md')()).toContain('Permission is granted.');
  });

  it.each([['GPL-3.0'], [undefined], ['SEE LICENSE IN LICENSE'], ['MIT AND GPL-3.0']])(
    'under %s stops the build, by name',
    (license) => {
      expect(add(license, 'LICENSE')).toThrow('@some/tool: its licence is');
    },
  );

  it('without the text of its licence stops the build', () => {
    expect(add('MIT')).toThrow('@some/tool: expected a file with the text of its licence.');
  });
});
