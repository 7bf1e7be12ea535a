import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readJson } from '../../../tools/read-json.ts';

const folder = mkdtempSync(join(tmpdir(), 'nmt-read-json-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (text: string) => {
  const file = join(folder, 'site.json');
  writeFileSync(file, text);
  return file;
};

it('reads a file with and without a byte order mark', () => {
  expect(readJson(fileOf('{"lang":"en"}'))).toEqual({ lang: 'en' });
  expect(readJson(fileOf('\uFEFF{"lang":"en"}'))).toEqual({ lang: 'en' });
});

it('names a file that holds no JSON, and one that is not there', () => {
  expect(() => readJson(fileOf('{'))).toThrow(/site\.json cannot be read as JSON/);
  expect(() => readJson(join(folder, 'none.json'))).toThrow(/none\.json cannot be read as JSON: ENOENT/);
});
