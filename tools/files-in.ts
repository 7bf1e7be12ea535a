import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the files in a folder and in all folders below it.
 * @param folder an existing folder
 * @returns paths from the folder, with `/` on every system
 */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}
