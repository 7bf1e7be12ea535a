import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesInPage } from './files-in-page.ts';

const ROOT = process.cwd();

/** The files of the finished example of docs/adding-a-feature.md, by path. */
export const exampleFiles = filesInPage(join(ROOT, 'docs/adding-a-feature.md'));

/** Writes the example into a folder inside the repository, so that packages are found from there. */
export function writeExampleFiles(): string {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.cache/example-'));
  for (const [path, text] of exampleFiles) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), path === 'manifest.json' ? `{ ${text} }` : text);
  }
  symlinkSync(join(ROOT, 'core'), join(folder, 'core'));
  return folder;
}
