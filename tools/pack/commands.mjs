import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { basename, join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Commands whose sources are TypeScript: this module bundles each into one file that needs no package. */
const BUNDLER = 'tools/bundle-command.mjs';
/** What those read when they run, from the package's root. */
const READ = ['fixtures/third-parties'];
/** A module that another one starts by its address, such as that of a worker. */
const BY_ADDRESS = /new URL\('(\.[^']+\.mjs)', import\.meta\.url\)/g;

/**
 * The publisher's commands with all files of the repository that they consist of, each at its own path, so that they find
 * the same files beside them. Packages stay imports: npm installs them.
 * @param {string} root of the product
 * @param {Record<string, string>} bin source from the root, by the command's name
 * @returns {Promise<{ files: Map<string, Buffer>, packages: string[] }>} files by path, and the packages that they import
 * @throws {Error} naming a source that cannot be read, or is TypeScript without a bundle
 */
export async function collectCommands(root, bin) {
  const files = new Map();
  const packages = new Set();
  const add = (path) => files.set(path, readFileSync(join(root, path)));
  for (const source of new Set(Object.values(bin).map((path) => posix.normalize(path)))) {
    if (isBundled(root, source)) {
      files.set(source, await bundled(root, source));
      for (const folder of READ) for (const path of filesIn(root, folder)) add(path);
      continue;
    }
    const closure = await closureOf(root, source);
    for (const path of closure.files) add(path);
    for (const name of closure.packages) packages.add(name);
  }
  return { files, packages: [...packages].sort() };
}

/** Whether the command's own file says that it is made into a bundle for the package. */
function isBundled(root, source) {
  return (
    existsSync(join(root, BUNDLER)) &&
    readFileSync(join(root, source), 'utf8').includes('In the package\n * this file is a bundle')
  );
}

async function bundled(root, source) {
  const { bundleCommand } = await import(pathToFileURL(join(root, BUNDLER)).href);
  // Inside the root, so that packages are found from there.
  const folder = mkdtempSync(join(root, '.cache/command-'));
  try {
    const outfile = join(folder, basename(source));
    await bundleCommand(root, basename(source, '.mjs'), outfile);
    return readFileSync(outfile);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a module imports, and starts by its address, with all that those import. */
async function closureOf(root, entry) {
  const files = new Set();
  const packages = new Set();
  const waiting = [entry];
  for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: [source],
      bundle: true,
      write: false,
      outdir: 'out',
      metafile: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      logLevel: 'silent',
    });
    for (const [path, { imports }] of Object.entries(metafile.inputs)) {
      if (!/\.(mjs|json)$/.test(path)) throw new Error(`${source} imports ${path}; expected no TypeScript.`);
      files.add(path);
      for (const { path: specifier, external } of imports) if (external) packages.add(packageOf(specifier));
      for (const [, other] of readFileSync(join(root, path), 'utf8').matchAll(BY_ADDRESS)) {
        const started = posix.join(posix.dirname(path), other);
        if (!files.has(started)) waiting.push(started);
      }
    }
  }
  return { files, packages: [...packages].filter((name) => !isBuiltin(name)) };
}

function filesIn(root, folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    );
}

function packageOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function isBuiltin(name) {
  return name.startsWith('node:') || builtinModules.includes(name);
}

/**
 * What npm links as a command: it starts the command's file under that file's own name.
 * @param {string} source of the command, from the root
 * @returns {string} the text of `bin/<name>.mjs`
 */
export function commandFile(source) {
  return `#!/usr/bin/env node
import { fileURLToPath } from 'node:url';

const command = new URL('../${source}', import.meta.url);
process.argv[1] = fileURLToPath(command);
await import(command.href);
`;
}
