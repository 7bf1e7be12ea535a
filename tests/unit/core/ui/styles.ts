import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');

/** The text of every style of the product, by its path from the root. */
export const STYLES: ReadonlyMap<string, string> = new Map(
  ['core', 'widgets'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => {
        const path = `${folder}/${file.replaceAll('\\', '/')}`;
        return [path, readFileSync(join(ROOT, path), 'utf8')] as const;
      }),
  ),
);
