/**
 * Makes the package that a publisher gets, from the build in dist/: `nmt-widgets-<version>.tgz`, which npm installs, and
 * the same files as `nmt-widgets-<version>.zip`, with a file of the SHA-256 sums of both. The same sources give the same bytes.
 *
 * npm run pack                       builds, and writes to packages/
 * node tools/pack.mjs --out FOLDER   from the build that is there
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { collectFiles } from './pack/collect.mjs';
import { writeZip } from './pack/write-zip.mjs';

const product = join(import.meta.dirname, '..');

/**
 * Writes files into a folder of their own.
 * @param {string} folder is emptied first
 * @param {ReadonlyMap<string, import('./pack/write-zip.mjs').PackedFile>} files by path
 */
export function writeFolder(folder, files) {
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
 * @param {string} folder with a package.json
 * @param {string} out folder of the archive
 * @returns {string} path of the archive
 * @throws {Error} with npm's message
 */
export function packWithNpm(folder, out) {
  const args = ['pack', folder, '--pack-destination', out, '--json', '--ignore-scripts', '--offline'];
  const { status, stdout, stderr, error } = spawnSync('npm', args, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`npm pack failed:\n${stderr}`);
  return join(out, JSON.parse(stdout)[0].filename);
}

async function pack(out) {
  const files = await collectFiles(product, join(product, 'dist'));
  const { name, version } = JSON.parse(files.get('package.json').bytes.toString('utf8'));
  const folder = join(product, '.cache/package');
  writeFolder(folder, files);
  mkdirSync(out, { recursive: true });
  const zip = join(out, `${name}-${version}.zip`);
  const inFolder = [...files].map(([path, file]) => [`${name}-${version}/${path}`, file]);
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
    console.error(error.message);
    process.exitCode = 1;
  }
}
