import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = process.cwd();

/** A file's name in bold, an explanation, a block of code. */
const FILE = /^\*\*`([^`]+)`\*\*(?:[^`]|`[^`\n]+`)*?\n\n```\w+\n([\s\S]*?)^```$/gm;

/** The files of the README's example, by path. */
export const readmeFiles: ReadonlyMap<string, string> = new Map(
  [...readFileSync(join(ROOT, 'README.md'), 'utf8').matchAll(FILE)].map(([, path = '', text = '']) => [
    path,
    text,
  ]),
);

/** Writes the example into a folder inside the repository, so that packages are found from there. */
export function writeReadmeFiles(): string {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.cache/readme-'));
  for (const [path, text] of readmeFiles) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), path === 'manifest.json' ? `{ ${text} }` : text);
  }
  symlinkSync(join(ROOT, 'core'), join(folder, 'core'));
  return folder;
}
