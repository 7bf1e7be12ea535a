import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

interface Entry {
  readonly entry: string;
  readonly load: unknown;
  readonly rare?: boolean;
}

/**
 * The features whose chunk loads React and which are the main content of their pages, so that it may load at once. The
 * list may only shrink.
 */
const AT_ONCE = [
  'archive-landing',
  'onboarding',
  'payment-status',
  'reading-list-page',
  'special-inbeeld2019',
  'special-jaar1968',
  'special-lostboys',
  'topics-overview',
  'welcome-bundle',
];

const manifest = JSON.parse(readFileSync(join(ROOT, 'manifest.json'), 'utf8')) as Record<string, Entry>;
const withReact = Object.entries(manifest).filter(([, { entry }]) =>
  /^export default widget\(/m.test(readFileSync(join(ROOT, entry), 'utf8')),
);

it('loads React at once only on pages that are about the feature', () => {
  const atOnce = withReact.filter(([, { load }]) => load === 'now').map(([name]) => name);
  expect(atOnce.sort()).toEqual(AT_ONCE);
});

it('sends React along with no page: features whose chunk brings it are rare, or wait until they are near', () => {
  const early = withReact.filter(([, { load, rare }]) => !rare && (load === 'now' || load === 'idle'));
  expect(early.map(([name]) => name)).toEqual([]);
});
