/**
 * Makes the publisher's package from the build in dist/ and the rendered documents: `nmt-widgets-<version>.tgz`, which
 * npm installs, and the same files as `nmt-widgets-<version>.zip`, with a file of the SHA-256 sums of both. The same
 * sources give the same bytes.
 *
 * npm run pack builds, and writes to packages/ npx tsx tools/pack.ts --out FOLDER from the existing build
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildDocsSite, NoGeneratorError } from './docs-site.ts';
import { messageOf } from './errors.ts';
import { collectFiles } from './pack/collect.ts';
import { type PackedFile, writeZip } from './pack/write-zip.ts';

const product = join(import.meta.dirname, '..');

/**
 * Writes files into a folder of their own.
 * @param folder the folder, which is emptied first
 * @param files the files by path
 */
export function writeFolder(folder: string, files: ReadonlyMap<string, PackedFile>) {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, { bytes, isExecutable }] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    if (isExecutable) chmodSync(file, 0o755);
  }
}

/**
 * Packs a folder as npm does.
 * @param folder with a package.json
 * @param out the folder of the archive
 * @returns the path of the archive
 * @throws {Error} with npm's message
 */
export function packWithNpm(folder: string, out: string): string {
  const args = ['pack', folder, '--pack-destination', out, '--json', '--ignore-scripts', '--offline'];
  const { status, stdout, stderr, error } = spawnSync('npm', args, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`npm pack failed:\n${stderr}`);
  return join(out, JSON.parse(stdout)[0].filename);
}

/**
 * Renders the documents; without the generator the package contains only their Markdown.
 * @param build renders them
 * @throws {Error} with the build's own message, such as a broken link
 */
export function renderDocuments(build: () => void = buildDocsSite): void {
  try {
    build();
  } catch (error) {
    if (!(error instanceof NoGeneratorError)) throw error;
    console.warn(
      `The package is made without docs/site/, whose generator could not be installed:\n${error.message}`,
    );
  }
}

async function pack(out: string): Promise<void> {
  renderDocuments();
  const files = await collectFiles(product, join(product, 'dist'));
  const { name, version } = JSON.parse(String(files.get('package.json')?.bytes));
  const folder = join(product, '.cache/package');
  writeFolder(folder, files);
  mkdirSync(out, { recursive: true });
  const zip = join(out, `${name}-${version}.zip`);
  const inFolder = [...files].map(([path, file]): [string, PackedFile] => [
    `${name}-${version}/${path}`,
    file,
  ]);
  writeFileSync(zip, writeZip(new Map(inFolder)));
  const archives = [packWithNpm(folder, out), zip];
  const sums = archives.map((archive) => {
    const sum = createHash('sha256').update(readFileSync(archive)).digest('hex');
    return `${sum}  ${archive.slice(out.length + 1)}\n`;
  });
  writeFileSync(join(out, `${name}-${version}.sha256`), sums.join(''));
  console.log(`${files.size} files in:`);
  for (const archive of archives) console.log(archive);
}

if (process.argv[1] === import.meta.filename) {
  try {
    const { out } = parseArgs({
      options: { out: { type: 'string', default: join(product, 'packages') } },
    }).values;
    await pack(out);
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
