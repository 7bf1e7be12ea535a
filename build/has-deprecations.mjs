import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const LIST = join(import.meta.dirname, '../core/runtime/caretaker/deprecations.ts');

/**
 * Whether the product deprecates any name. Where it does not, the build leaves out what looks for them.
 * @param {string} [source] of the list
 * @throws {Error} where the list cannot be found in it
 */
export function hasDeprecations(source = readFileSync(LIST, 'utf8')) {
  const [, first] = /DEPRECATIONS: readonly Deprecation\[\] = \[\s*(.)/s.exec(source) ?? [];
  if (first === undefined) throw new Error('deprecations.ts has no list DEPRECATIONS.');
  return first !== ']';
}
