import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const PRODUCT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Sources of the product that contain the data of a package. */
const COPIED: Record<string, string> = { 'core/ui/icon/shapes.ts': 'lucide-static' };

/** The licences whose terms are met by a notice next to the scripts. */
export const ALLOWED_LICENCES: ReadonlySet<string> = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'MPL-2.0',
]);

const LICENCE_FILE = /^(licen[cs]e|notice|copying)/i;

/** A third-party package in the build's scripts and styles. */
export interface ThirdPartyPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression, such as `(MPL-2.0 OR Apache-2.0)`. */
  readonly licence: string;
  /** The texts of its licences. */
  readonly texts: readonly string[];
  /** The address of its sources; empty if it does not name one. */
  readonly source: string;
  /** Its folder from the product's root, as in `package-lock.json`. */
  readonly path: string;
}

/** The fields of a package.json that are read. */
interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly license?: unknown;
  readonly repository?: string | { readonly url?: string };
  readonly homepage?: string;
}

/**
 * Finds the packages that are in the build's scripts and styles.
 * @param root the folder that the inputs' paths start from
 * @param inputs the sources in the build, as esbuild's metafile names them
 * @returns by name
 * @throws {Error} for a package without a licence text, or with a licence that nobody has approved
 */
export function thirdPartyPackages(root: string, inputs: Iterable<string>): ThirdPartyPackage[] {
  const folders = new Set<string>();
  for (const input of inputs) {
    const [, folder] = /^(?:[\w-]+:)?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input) ?? [];
    if (folder) folders.add(resolve(root, folder));
    for (const [file, name] of Object.entries(COPIED))
      if (input.endsWith(file)) folders.add(join(PRODUCT, 'node_modules', name));
  }
  return [...folders]
    .map(readPackage)
    .sort((one, other) => (`${one.name} ${one.version}` < `${other.name} ${other.version}` ? -1 : 1));
}

/** Whether a package may be in the build: each licence of its expression has been approved. */
export function isAllowed(licence: unknown): licence is string {
  const names = typeof licence === 'string' ? licence.replace(/[()]/g, '').split(/ (?:OR|AND) /) : [];
  return names.length > 0 && names.every((name) => ALLOWED_LICENCES.has(name));
}

function readPackage(folder: string): ThirdPartyPackage {
  const { name, version, license, repository, homepage }: PackageJson = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  if (!isAllowed(license)) {
    const expected = [...ALLOWED_LICENCES].join(', ');
    throw new Error(`${name}: its licence is ${JSON.stringify(license)}; expected ${expected}.`);
  }
  const texts = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  if (texts.length === 0) throw new Error(`${name}: expected a file with the text of its licence.`);
  // The Mozilla Public License requires the location of the source.
  const source = (typeof repository === 'string' ? repository : repository?.url) ?? homepage ?? '';
  return {
    name,
    version,
    licence: license,
    texts,
    source: source.replace(/^git\+/, ''),
    path: relative(PRODUCT, folder),
  };
}
