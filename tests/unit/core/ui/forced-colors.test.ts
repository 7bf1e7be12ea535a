import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** A state of a control that a style indicates. */
const STATE = /\[aria-(?:pressed|checked|selected)="true"\]/;

/** Styles that indicate the state by another shape, which is kept in forced colours. */
const BY_SHAPE: Readonly<Record<string, string>> = {
  'demo/css/teasers.css': 'the icon is another one',
};

it('every style that shows a chosen control shows it in forced colours as well (WCAG 1.4.1)', () => {
  const styles = ['core', 'widgets', 'demo'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path}`),
  );
  const withState = styles.filter((path) => path.endsWith('.css') && STATE.test(read(path)));
  expect(withState.length).toBeGreaterThan(5);
  const without = withState.filter((path) => !/forced-colors: active/.test(read(path)));
  expect(without.filter((path) => !(path in BY_SHAPE))).toEqual([]);
});
