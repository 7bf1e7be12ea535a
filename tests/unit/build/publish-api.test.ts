import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { publishApi } from '../../../build/publish-api.mjs';

it('puts the schemas of all calls beside the build, without the page about them', () => {
  const from = mkdtempSync(join(tmpdir(), 'nmt-api-'));
  writeFileSync(join(from, 'weather.schema.json'), '{"title":"Weather"}');
  writeFileSync(join(from, 'README.md'), '# Calls');
  writeFileSync(join(from, 'openapi.json'), '{"openapi":"3.1.0"}');
  const to = join(mkdtempSync(join(tmpdir(), 'nmt-dist-')), 'api');
  publishApi(from, to);
  publishApi(from, to);
  expect(readdirSync(to)).toEqual(['weather.schema.json']);
  expect(readFileSync(join(to, 'weather.schema.json'), 'utf8')).toBe('{"title":"Weather"}');
  expect(readFileSync(join(to, '../openapi.json'), 'utf8')).toBe('{"openapi":"3.1.0"}');
});
