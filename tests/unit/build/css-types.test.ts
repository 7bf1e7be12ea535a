import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { declarationOf } from '../../../build/css-types.ts';

mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(join(resolve('.cache'), 'css-types-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('has one string for each class, wherever it is in a selector', () => {
  const css = `.root { color: red }
    .root > .item:not(.isLast)::after, :global(.theirs) .item { color: red }
    @media print { .print-only { color: red } }
    .root { .nested & { color: red } }
    @keyframes turn { from { rotate: 0.5turn } }`;
  expect(declarationOf(css).match(/"[^"]+"/g)).toEqual([
    '"isLast"',
    '"item"',
    '"nested"',
    '"print-only"',
    '"root"',
  ]);
});

it('makes a misspelt class fail the type check', () => {
  const types = join(folder, 'types');
  mkdirSync(types);
  writeFileSync(join(types, 'a.module.d.css.ts'), declarationOf('.root { color: red }'));
  writeFileSync(
    join(folder, 'a.ts'),
    "import styles from './a.module.css';\nexport const names: string[] = [styles.root, styles.rot];\n",
  );
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const options = { rootDirs: ['.', 'types'], allowArbitraryExtensions: true, types: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['a.ts'] }));
  const { stdout } = spawnSync(resolve('node_modules/.bin/tsc'), ['--noEmit', '-p', folder], {
    encoding: 'utf8',
  });
  expect(stdout.match(/error TS\d+: .*/g)).toEqual([expect.stringContaining("'rot' does not exist")]);
});
