import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { featureHook } from '../../../../../core/runtime/feature/feature-hook.ts';

const root = join(import.meta.dirname, '../../../../..');

/** A selector of hooks that contains a feature's name, and the text before it. */
const SELECTOR = /.{0,14}\[data-widget[~^$*|]?=/g;
const CHECKED = /featureHook\(['`]\[data-widget=$/;

it('is the selector itself', () => {
  expect(featureHook('[data-widget="paywall"]')).toBe('[data-widget="paywall"]');
});

it('knows no feature that the manifest lacks, and none whose hooks do not name it in data-widget', () => {
  // @ts-expect-error There is no such feature.
  featureHook('[data-widget="paywal"]');
  // @ts-expect-error Its hooks are `[data-ad-position]`.
  featureHook('[data-widget="ads"]');
  // @ts-expect-error A special is named in `data-special`.
  featureHook('[data-widget="special-econogram"]');
});

it('checks every such selector of the product', () => {
  const unchecked = ['core', 'widgets']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path}`),
    )
    .filter((path) => /\.tsx?$/.test(path) && path !== 'core/runtime/feature/feature-hook.ts')
    .flatMap((path) => {
      // Comments may contain them.
      const source = readFileSync(join(root, path), 'utf8').replace(/^ *(\*|\/\/).*$/gm, '');
      return [...source.matchAll(SELECTOR)].map(([text]) => `${path}: ${text}`);
    })
    .filter((found) => !CHECKED.test(found));
  expect(unchecked).toEqual([]);
});
