import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = process.cwd();

/** A file's name in bold, an explanation, a block of code. */
const FILE = /^\*\*`([^`]+)`\*\*(?:[^`]|`[^`\n]+`)*?\n\n```\w+\n([\s\S]*?)^```$/gm;

/** The files of the finished example of docs/adding-a-feature.md, by path. */
export const exampleFiles: ReadonlyMap<string, string> = new Map(
  [...readFileSync(join(ROOT, 'docs/adding-a-feature.md'), 'utf8').matchAll(FILE)].map(([, path = '', text = '']) => [
    path,
    text,
  ]),
);

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
