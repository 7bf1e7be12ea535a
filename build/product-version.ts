import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const NAME = 'nmt-widgets';

/**
 * Returns the version of the product, for `--version` of its commands. It is read from the product's package.json in
 * the nearest folder above, because a bundled command is at another depth.
 * @param folder the folder in which the search starts
 * @returns such as `1.0.0`
 * @throws {Error} if no folder above has the product's package.json
 */
export function productVersion(folder = import.meta.dirname): string {
  const file = join(folder, 'package.json');
  const { name, version = '' }: { name?: string; version?: string } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {};
  if (name === NAME) return version;
  if (dirname(folder) === folder) throw new Error(`There is no package.json of ${NAME}.`);
  return productVersion(dirname(folder));
}
