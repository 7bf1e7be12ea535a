import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The file's name in the build. */
export const NOTICES = 'THIRD-PARTY-NOTICES.txt';

const PACKAGES = join(dirname(fileURLToPath(import.meta.url)), '../node_modules');

/** Own sources that hold a package's data, written out. */
const COPIED: Record<string, string> = { 'core/ui/icon/shapes.ts': 'lucide-static' };

/** The licences whose conditions a notice beside the scripts fulfils. */
const KNOWN = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'MPL-2.0']);

const LICENCE_FILE = /^(licen[cs]e|notice|copying)/i;

/**
 * Writes the licence texts of all packages that are in the build's scripts and styles.
 * @param root the folder that the inputs' paths start from
 * @param inputs the sources in the build, as esbuild's metafile names them
 * @throws {Error} for a package without a licence text, or with a licence that nobody has approved
 */
export function thirdPartyNotices(root: string, inputs: Iterable<string>): string {
  const folders = new Set<string>();
  for (const input of inputs) {
    const [, folder] = /^(?:[\w-]+:)?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input) ?? [];
    if (folder) folders.add(resolve(root, folder));
    for (const [file, name] of Object.entries(COPIED))
      if (input.endsWith(file)) folders.add(join(PACKAGES, name));
  }
  const notices = [...folders].map(readNotice).sort((one, other) => (one.title < other.title ? -1 : 1));
  return [
    'The scripts and styles beside this file contain the following packages.',
    ...notices.map(({ title, text }) => `${'='.repeat(80)}\n${title}\n${'='.repeat(80)}\n\n${text}`),
  ].join('\n\n');
}

/** What a package says of itself. */
interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly license?: unknown;
  readonly repository?: string | { readonly url?: string };
  readonly homepage?: string;
}

function readNotice(folder: string): { title: string; text: string } {
  const file = join(folder, 'package.json');
  const { name, version, license, repository, homepage }: PackageJson = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const licences = typeof license === 'string' ? license.replace(/[()]/g, '').split(/ (?:OR|AND) /) : [];
  if (licences.length === 0 || !licences.every((each) => KNOWN.has(each))) {
    throw new Error(`${name}: its licence is ${JSON.stringify(license)}; expected ${[...KNOWN].join(', ')}.`);
  }
  const texts = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  if (texts.length === 0) throw new Error(`${name}: expected a file with the text of its licence.`);
  // The Mozilla Public License asks for the place of the source.
  const source = (typeof repository === 'string' ? repository : repository?.url) ?? homepage ?? '';
  return {
    title: `${name} ${version} (${license})\nSource: ${source.replace(/^git\+/, '')}`,
    text: `${texts.join('\n\n')}\n`,
  };
}
