/**
 * Records what each feature of the build in dist/ weighs, for the reference: docs/reference/sizes.json. `npm run sizes`
 * builds first and writes the reference after it. The budgets fail where a size is far from the recorded one.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureSizes } from '../tests/budgets/sizes.mjs';

const root = join(import.meta.dirname, '..');
const sizes = Object.entries(measureSizes(join(root, 'dist')));
const lines = sizes.map(([name, { own, total }]) => `  "${name}": { "own": ${own}, "total": ${total} }`);
writeFileSync(join(root, 'docs/reference/sizes.json'), `{\n${lines.join(',\n')}\n}\n`);
