import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hookOf } from '../../../../../core/runtime/feature/hook-of.ts';

const root = join(import.meta.dirname, '../../../../..');

/** A selector of hooks that name a feature. */
const SELECTOR = /\[data-(widget|special)[~^$*|]?=/;

it('is the attribute that names the feature', () => {
  expect(hookOf('paywall')).toBe('[data-widget="paywall"]');
  expect(hookOf('special-econogram')).toBe('[data-special="econogram"]');
});

it('knows no feature that the manifest lacks, and none with a selector of its own', () => {
  // @ts-expect-error There is no such feature.
  hookOf('paywal');
  // @ts-expect-error Its hooks are `[data-ad-position]`; `[data-widget="ads"]` never exists.
  hookOf('ads');
});

it('is the one place where such selectors are written', () => {
  const writing = ['core', 'widgets']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path}`),
    )
    .filter((path) => /\.tsx?$/.test(path))
    .filter((path) => {
      // Comments may name them.
      const source = readFileSync(join(root, path), 'utf8').replace(/^ *(\*|\/\/).*$/gm, '');
      return SELECTOR.test(source);
    });
  expect(writing).toEqual(['core/runtime/feature/hook-of.ts']);
});
