import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes a folder contain these files and no others. A file with the same text is left untouched, so that a watcher sees
 * only changes; the last file is written last, when all files that it names exist.
 * @param files text by name
 */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of files) {
    if (readText(join(folder, file)) !== text) writeFileSync(join(folder, file), text);
  }
  for (const name of readdirSync(folder)) {
    if (!files.has(name)) rmSync(join(folder, name), { recursive: true });
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
