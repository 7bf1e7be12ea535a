import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { USUAL_PAGES } from '../../../build/usual-pages.ts';

const root = join(import.meta.dirname, '../../..');
const manifest = JSON.parse(readFileSync(join(root, 'manifest.json'), 'utf8'));

it.each(Object.entries(USUAL_PAGES))('knows the features and sources of a %s', (_, { features, later }) => {
  expect(features.filter((name) => name !== 'caretaker' && !(name in manifest))).toEqual([]);
  expect(later.filter((source) => !existsSync(join(root, source)))).toEqual([]);
});
