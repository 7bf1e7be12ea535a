/**
 * Checks a publisher's site file against the texts and the schema of a release. docs/language.md explains site files.
 *
 * npx nmt-site-file my-site.json in a project that has the package npm run check:site-file -- my-site.json in the
 * repository, after `npm run build`
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { productVersion } from '../../build/product-version.ts';
import { messageOf } from '../errors.ts';
import { readJson } from '../read-json.ts';
import { type Catalogue, checkSiteFile, missingTexts } from './check.ts';

const HELP = `nmt-site-file [options] <file>

Checks a site file: the JSON that data-site-file names on the loader's element.

  --dist <folder>   the release, with texts.json and site-file.schema.json; by default the one of this package
  --complete        texts that the file leaves as they are count as missing
  --version         the version of the product
  --help            this text

Exit code: 0 if nothing is wrong, 1 if something is, 2 if a file cannot be read or an option is wrong.
`;

/** @returns the exit code */
function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      dist: { type: 'string', default: join(import.meta.dirname, '../../dist') },
      complete: { type: 'boolean', default: false },
      version: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  if (values.version) {
    console.log(productVersion());
    return 0;
  }
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0) throw new Error('Name one site file.');
  const catalogue = readJson(join(values.dist, 'texts.json')) as Catalogue;
  const file = readJson(path);
  const problems = checkSiteFile(file, {
    catalogue,
    schema: readJson(join(values.dist, 'site-file.schema.json')) as object,
  });
  const missing = missingTexts(file, catalogue);
  if (values.complete) problems.push(...missing.map((key) => `texts: "${key}" is missing.`));
  for (const problem of problems) console.log(`${path}: ${problem}`);
  const replaced = Object.keys(catalogue).length - missing.length;
  console.log(
    `${path}: ${replaced} of ${Object.keys(catalogue).length} texts replaced, ${problems.length} problems.`,
  );
  return problems.length === 0 ? 0 : 1;
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(`nmt-site-file: ${messageOf(error)}`);
  process.exitCode = 2;
}
