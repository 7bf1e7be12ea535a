import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildProduct } from '../../../build/build.ts';
import { sheetsIn } from '../build/adopted.ts';
import { exampleFiles, writeExampleFiles } from './example-feature-files.ts';

it('shows each file of the example', () => {
  expect([...exampleFiles.keys()]).toEqual([
    'widgets/article/days-to-go/days-to-go.ts',
    'widgets/article/days-to-go/DaysToGo.tsx',
    'widgets/article/days-to-go/days.ts',
    'widgets/article/days-to-go/texts.ts',
    'widgets/article/days-to-go/DaysToGo.module.css',
    'widgets/article/days-to-go/days-to-go.reserve.css',
    'manifest.json',
    'demo/features/days-to-go.html',
    'tests/unit/widgets/article/days-to-go/days.test.ts',
  ]);
});

it('builds the example into a chunk with its style and the space that it reserves', async () => {
  const root = writeExampleFiles();
  try {
    const outDir = join(root, 'dist');
    const manifestFile = join(root, 'manifest.json');
    await buildProduct({ root, manifestFile, outDir, mode: 'production' });
    const { features, styles } = JSON.parse(readFileSync(join(outDir, 'manifest.json'), 'utf8'));
    const { script } = features['days-to-go'];
    const code = readFileSync(join(outDir, script), 'utf8');
    expect(sheetsIn(code).join()).toContain('.nmt-days-to-go-root:not(');
    expect(readFileSync(join(outDir, styles.base.file), 'utf8')).toContain('[data-widget=days-to-go]{');
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
