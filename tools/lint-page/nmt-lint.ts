/**
 * Checks a publisher's pages against the contract of a release: hooks, attributes, parts, configuration, and the files
 * in the head. docs/reference/findings.md lists the rules.
 *
 * npx nmt-lint out/ in a project that has the package npm run lint:page -- page.html in the repository, after
 * `npm run build`
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { productVersion } from '../../build/product-version.ts';
import { codeOf, messageOf } from '../errors.ts';
import { docsAddress } from './docs-address.ts';
import type { Finding } from './finding.ts';
import { FORMATS } from './format.ts';
import { isLawName, LAW_NAMES } from './law/law-names.ts';
import { lintPages } from './lint-pages.ts';
import { PageError, readPages } from './read-pages.ts';
import { ReleaseError, readReleaseFolder } from './read-release-folder.ts';

const HELP = `nmt-lint [options] <file | folder | address | ->…

Checks pages against the contract of a release. A folder is searched for .html files; - reads the standard input.

  --dist <folder>      the release, with contract.json and manifest.json; by default the one of this package.
                       A page that includes the build for sites: its folder, dist/site
  --format <format>    text (default), github (annotations of a workflow) or json
  --own <names>        attributes of the site itself, comma-separated: --own=data-cms-id,data-wp-*
  --docs <address>     of the rendered documents, to which findings link instead of to the Markdown of the package
  --law <name>         checks what the law asks of pages as well: ${LAW_NAMES.join(', ')}
  --max-warnings <n>   more warnings than this fail, too; by default none does
  --version            the version of the product
  --help               this text

Exit code: 0 without errors, 1 with errors, 2 where something cannot be read or an option is wrong.
A comment in the page switches a rule off: <!-- [html-validate-disable-next nmt/wrong-value -- why] -->
`;

/** Thrown if an option is invalid. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** @returns the exit code */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      dist: { type: 'string', default: join(import.meta.dirname, '../../dist') },
      format: { type: 'string', default: 'text' },
      own: { type: 'string', default: '' },
      docs: { type: 'string' },
      law: { type: 'string' },
      'max-warnings': { type: 'string', default: 'Infinity' },
      version: { type: 'boolean' },
      help: { type: 'boolean' },
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
  const { dist, format, law, docs } = values;
  if (positionals.length === 0)
    throw new UsageError('Name a file, a folder or an address, or - for the standard input.');
  if (!isFormat(format)) {
    throw new UsageError(`--format is "${format}"; expected one of ${Object.keys(FORMATS).join(', ')}.`);
  }
  if (law !== undefined && !isLawName(law)) {
    throw new UsageError(`--law is "${law}"; expected ${LAW_NAMES.join(' or ')}.`);
  }
  const maxWarnings = Number(values['max-warnings']);
  if (!(maxWarnings >= 0))
    throw new UsageError(`--max-warnings is "${values['max-warnings']}"; expected a number from 0.`);
  if (docs !== undefined && !URL.canParse(docs))
    throw new UsageError(`--docs is "${docs}"; expected an address, such as https://docs.example.org/.`);
  const own = values.own.split(',').filter(Boolean);
  // This is checked before any page is read, because the worker would report it less clearly.
  readReleaseFolder(dist);

  const findings: Finding[] = [];
  let pages = 0;
  for await (const { findings: found } of lintPages(readPages(positionals, process.stdin), {
    dist,
    own,
    law,
  })) {
    pages += 1;
    // `push(...)` would have too many arguments for a page with so many findings.
    for (const finding of found) findings.push({ ...finding, docs: docsAddress(finding.docs, docs) });
  }
  console.log(FORMATS[format](findings, pages, law));
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return errors > 0 || findings.length - errors > maxWarnings ? 1 : 0;
}

function isFormat(name: string): name is keyof typeof FORMATS {
  return Object.hasOwn(FORMATS, name);
}

try {
  process.exitCode = await main();
} catch (error) {
  const isExpected = [UsageError, PageError, ReleaseError].some((kind) => error instanceof kind);
  if (!isExpected && !codeOf(error)?.startsWith('ERR_PARSE_ARGS')) throw error;
  console.error(`nmt-lint: ${messageOf(error)}`);
  if (!(error instanceof PageError || error instanceof ReleaseError)) console.error(`\n${HELP}`);
  process.exitCode = 2;
}
