import { join } from 'node:path';
import { importSources as importDescribed } from '../../build/import-sources.ts';

/**
 * Imports sources of the product into Node, where the parsers of attributes have `facts`: their accepted values, for
 * the contract.
 * @param entries the path of each source from the root, by name
 * @returns the modules' exports, by name
 * @throws {Error} naming the source that cannot be read without a browser
 */
export function importSources(
  root: string,
  entries: Readonly<Record<string, string>>,
): Promise<Record<string, object>> {
  return importDescribed(root, entries, {
    'core/runtime/feature/attributes.ts': join(import.meta.dirname, '../contract/described-parsers.ts'),
  });
}
