import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { DRAWN_BY_HAND } from './drawn-by-hand.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Code that makes elements without React. */
const BY_HAND = /platform\/dom\/create\.ts'|\/(?:plain-button|draw-icon)\.ts'|document\.createElement\(/;

/** Code that only one feature uses is in its folder; each folder of `core/` has its own subject. */
const FOLDER = /^(?:widgets\/[\w-]+\/[\w-]+|core\/[\w-]+\/[\w-]+)/;

const folders = new Set(
  ['core', 'widgets']
    .flatMap((top) =>
      readdirSync(join(ROOT, top), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => `${top}/${file.replaceAll('\\', '/')}`),
    )
    .filter((file) => BY_HAND.test(readFileSync(join(ROOT, file), 'utf8')))
    .map((file) => FOLDER.exec(file)?.[0] ?? dirname(file)),
);

it('draws its own interfaces with React: no other folder makes elements by hand', () => {
  expect([...folders].filter((folder) => !(folder in DRAWN_BY_HAND)).sort()).toEqual([]);
});

it('lists no folder that makes none any more', () => {
  expect(Object.keys(DRAWN_BY_HAND).filter((folder) => !folders.has(folder))).toEqual([]);
});
