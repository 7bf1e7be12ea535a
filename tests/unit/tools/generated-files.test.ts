import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkGeneratedFiles } from '../../../tools/generated-files.ts';
import { makeDocuments } from '../../../tools/reference/documents.ts';
import { logged } from '../support/logged.ts';
import { productFolder } from './product-folder.ts';

it('no file in git is one of the build', () => {
  const root = mkdtempSync(join(tmpdir(), 'nmt-generated-'));
  mkdirSync(join(root, 'dist/api'), { recursive: true });
  writeFileSync(join(root, 'dist/api/weather.schema.json'), '{"title":"Weather"}');
  writeFileSync(join(root, '.gitignore'), 'dist/\n');
  writeFileSync(join(root, 'weather.ts'), 'export const title = "Weather";');
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  execFileSync('git', ['add', '.'], { cwd: root });
  expect(checkGeneratedFiles(root)).toEqual({ passed: 1, failed: 0 });

  writeFileSync(join(root, 'copy.json'), '{"title":"Weather"}');
  execFileSync('git', ['add', '.'], { cwd: root });
  expect(checkGeneratedFiles(root)).toEqual({ passed: 0, failed: 1 });
  logged('error', 'copy.json is ');
});

it('the documents that are made are pages of the reference', async () => {
  for (const path of Object.keys(await makeDocuments(productFolder())))
    expect(path).toMatch(/^docs\/reference\/.+\.md$/);
});
