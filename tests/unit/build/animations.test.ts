import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

const styles = ['core', 'widgets', 'demo/css'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(folder, file)),
);

it.each(styles)('%s gives no name of an animation that can be `none` before the fill mode', (file) => {
  const early: string[] = [];
  postcss.parse(readFileSync(join(ROOT, file), 'utf8')).walkDecls('animation', ({ value }) => {
    if (/^var\(.*\bbackwards\b/.test(value)) early.push(value);
  });
  expect(early).toEqual([]);
});
