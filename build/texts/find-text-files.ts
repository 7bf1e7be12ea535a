import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Text files that readers never see: stored texts, and the panel for developers, which is in English. */
const FOR_NO_READER = ['core/platform/storage/texts.ts', 'widgets/shell/debug-panel/texts.ts'];

/**
 * Whether a file of the product holds texts for readers.
 * @param file its path in the repository
 */
export function isTextFile(file: string): boolean {
  return /^(core|widgets)\/.*\/(?:[\w-]+-)?texts\.ts$/.test(file) && !FOR_NO_READER.includes(file);
}

/**
 * The files of the product that hold texts for readers, and nothing else.
 * @param root of the repository
 * @returns paths from there
 */
export function findTextFiles(root: string): string[] {
  return ['core', 'widgets']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter(isTextFile)
    .sort();
}
