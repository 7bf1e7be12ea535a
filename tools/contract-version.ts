/**
 * Compares the contract of the build, calls included, with that of the last release: a removed or narrowed name needs a
 * new major version, a new name a new minor version.
 *
 * npx tsx tools/contract-version.ts prints the changes; fails if something was removed or narrowed npx tsx
 * tools/contract-version.ts --release stores the contract as that of the last release, if its version is high enough
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { OpenApi } from './contract-version/call-promises.ts';
import { unlisted } from './contract-version/changelog.ts';
import { compareContracts, isAtLeast, numbersOf, smallestVersion } from './contract-version/compare.ts';
import { deprecationFaults } from './contract-version/deprecations.ts';
import { type ContractFile, type Promises, promisesOf } from './contract-version/promises.ts';
import { messageOf } from './errors.ts';

const product = join(import.meta.dirname, '..');
/** The contract of the last release. */
const RELEASED = 'docs/contract/released.json';

const HELP = `Usage: npx tsx tools/contract-version.ts [--release] [--contract FILE] [--calls FILE] [--released FILE]

Compares the contract of the build with that of the last release.

  --contract FILE   the contract of the build; dist/contract.json by default
  --calls FILE      the calls of the build; dist/openapi.json by default
  --released FILE   that of the last release; ${RELEASED} by default
  --release         stores the first as the second, if its version is high enough
  --help            this text

Exit status: 0 if the version fits, 1 if it does not, 2 if a file cannot be read.`;

/**
 * Compares two contracts and checks the version of the later one.
 * @returns whether the major number is high enough, and the version that all changes need
 */
export function judge(
  released: Promises,
  current: Promises,
): { fits: boolean; needs: string; breaking: string[]; added: string[] } {
  const changes = compareContracts(released, current);
  const needs = smallestVersion(released.version, changes);
  const fits =
    isAtLeast(current.version, released.version) && numbersOf(current.version)[0] >= numbersOf(needs)[0];
  return { fits, needs, ...changes };
}

/**
 * The check of `npm test`: prints names that were removed or narrowed although the major number is the same, and new
 * names that are not in the changelog.
 * @param root the product's folder
 */
export function checkContractVersion(root: string = product): { passed: number; failed: number } {
  const contract = readContract(join(root, 'dist/contract.json'));
  const current = promisesOf(contract, readCalls(join(root, 'dist/openapi.json')));
  const released = readReleased(join(root, RELEASED));
  const { fits, breaking, added, needs } = judge(released, current);
  const faults = deprecationFaults(contract.deprecated ?? [], current);
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  for (const name of unlisted(added, changelog))
    faults.push(`${name} is new since the last release; name it under "Unreleased" in CHANGELOG.md.`);
  if (!fits) {
    for (const line of breaking) console.error(line);
    faults.push(
      `The contract is ${current.version}; expected ${needs}, as it was ${released.version} in the last release.`,
    );
  }
  for (const fault of faults) console.error(fault);
  return faults.length > 0 ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 };
}

function run({
  contract,
  calls,
  released: releasedFile,
  release,
}: {
  contract: string;
  calls: string;
  released: string;
  release: boolean;
}): number {
  const read = readContract(contract);
  const current = promisesOf(read, readCalls(calls));
  if (!existsSync(releasedFile) && release) return store(releasedFile, current);
  const released = readReleased(releasedFile);
  const { fits, needs, breaking, added } = judge(released, current);
  for (const line of breaking) console.log(`breaks   ${line}`);
  for (const name of added) console.log(`new      ${name}`);
  console.log(
    `${breaking.length} removed or narrowed, ${added.length} new since ${released.version}; the contract is ${current.version}.`,
  );
  if (!fits || (release && !isAtLeast(current.version, needs))) {
    console.error(`Expected ${needs} or later: set CONTRACT_VERSION in tools/contract/make-contract.ts.`);
    return 1;
  }
  const faults = deprecationFaults(read.deprecated ?? [], current);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) return 1;
  return release ? store(releasedFile, current) : 0;
}

/** Each name is on a line of its own, so that a diff of two releases shows names. */
function store(file: string, { version, names }: Promises): number {
  const lines = Object.entries(names).map(
    ([name, facts]) => `  ${JSON.stringify(name)}: ${JSON.stringify(facts)}`,
  );
  writeFileSync(
    file,
    `{\n "version": ${JSON.stringify(version)},\n "names": {\n${lines.join(',\n')}\n }\n}\n`,
  );
  console.log(`${relative(process.cwd(), file)} has the contract ${version}.`);
  return 0;
}

function readContract(file: string): ContractFile {
  return readJson(file, 'Run `npm run build` first.') as ContractFile;
}

function readCalls(file: string): OpenApi {
  return readJson(file, 'Run `npm run build` first.') as OpenApi;
}

function readReleased(file: string): Promises {
  return readJson(
    file,
    'Run `npx tsx tools/contract-version.ts --release` for the first release.',
  ) as Promises;
}

function readJson(file: string, advice: string): unknown {
  if (!existsSync(file)) throw new Error(`There is no ${relative(process.cwd(), file)}. ${advice}`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${relative(process.cwd(), file)} is not JSON: ${messageOf(cause)}`, { cause });
  }
}

if (process.argv[1] === import.meta.filename) {
  try {
    const { values } = parseArgs({
      options: {
        contract: { type: 'string', default: join(product, 'dist/contract.json') },
        calls: { type: 'string', default: join(product, 'dist/openapi.json') },
        released: { type: 'string', default: join(product, RELEASED) },
        release: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) console.log(HELP);
    else process.exitCode = run(values);
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 2;
  }
}
