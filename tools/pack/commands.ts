import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { NOTICES, thirdPartyNotices } from '../../build/third-party-notices.ts';
import { bundleCommand, isBundled } from '../bundle-command.ts';
import { bundleRules } from '../bundle-rules.ts';
import { filesIn } from '../files-in.ts';
import { packedName, sourceOf, toJavaScript } from './to-javascript.ts';

/** The module with the product's rules for the other commands, which a bundle replaces. */
const RULES = 'tools/product-rules.mjs';
/** Files that bundled commands read when they run, as paths from the package's root. */
const READ = ['fixtures/third-parties'];
/** Matches a module that another one starts by its address, such as that of a worker. */
const BY_ADDRESS = /new URL\('(\.[^']+\.mjs)', import\.meta\.url\)/g;

/**
 * Collects the publisher's commands with all their files, each at its own path, so that they find the same files next
 * to them. TypeScript becomes JavaScript, file by file, and replaces a launcher of the same name. Packages stay
 * imports, because npm installs them.
 * @param root the product's folder
 * @param bin the path of the source from the root, by the command's name
 * @returns files by path, and the packages that they import
 * @throws {Error} naming a source that cannot be read, or is neither a module nor JSON
 */
export async function collectCommands(
  root: string,
  bin: Record<string, string>,
): Promise<{ files: Map<string, Buffer>; packages: string[] }> {
  const files = new Map<string, Buffer>();
  const packages = new Set<string>();
  const add = (path: string) =>
    files.set(packedName(path), toJavaScript(path, readFileSync(join(root, path))));
  const inputs: string[] = [];
  for (const source of new Set(Object.values(bin).map((path) => posix.normalize(path)))) {
    if (isBundled(source)) {
      const { bytes, inputs: own } = await bundleCommand(root, source);
      files.set(source, bytes);
      inputs.push(...own);
      for (const folder of READ) for (const path of filesIn(join(root, folder))) add(`${folder}/${path}`);
    } else {
      const closure = await closureOf(root, sourceOf(root, source));
      for (const path of closure.files) add(path);
      if (closure.hasRules) files.set(RULES, Buffer.from(await bundleRules(root)));
      for (const name of closure.packages) packages.add(name);
    }
  }
  if (inputs.length > 0) files.set(`tools/${NOTICES}`, Buffer.from(thirdPartyNotices(root, inputs)));
  return { files, packages: [...packages].sort() };
}

/** Returns the modules that a module imports, and starts by their address, with all that those import. */
async function closureOf(
  root: string,
  entry: string,
): Promise<{ files: ReadonlySet<string>; packages: readonly string[]; hasRules: boolean }> {
  const files = new Set<string>();
  const packages = new Set<string>();
  let hasRules = false;
  const waiting = [entry];
  for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
    const { metafile } = await inspect(root, source);
    for (const [path, { imports }] of Object.entries(metafile.inputs)) {
      if (!/\.(mjs|ts|json)$/.test(path))
        throw new Error(`${source} imports ${path}; expected a module or JSON.`);
      files.add(path);
      for (const { path: specifier, external } of imports) {
        if (specifier === RULES) hasRules = true;
        else if (external) packages.add(packageOf(specifier));
      }
      for (const [, other = ''] of readFileSync(join(root, path), 'utf8').matchAll(BY_ADDRESS)) {
        const started = sourceOf(root, posix.join(posix.dirname(path), other));
        if (!files.has(started)) waiting.push(started);
      }
    }
  }
  return { files, packages: [...packages].filter((name) => !isBuiltin(name)), hasRules };
}

function inspect(root: string, source: string) {
  return build({
    absWorkingDir: root,
    entryPoints: [source],
    bundle: true,
    write: false,
    outdir: 'out',
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    plugins: [externalRules],
    logLevel: 'silent',
  });
}

/** Removes the modules that are bundled separately. */
const externalRules: Plugin = {
  name: 'external-rules',
  setup({ onResolve }) {
    onResolve({ filter: /\/product-rules\.ts$/ }, () => ({ path: RULES, external: true }));
  },
};

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function isBuiltin(name: string): boolean {
  return name.startsWith('node:') || builtinModules.includes(name);
}

/**
 * Returns the file that npm links as a command: it starts the command's file under that file's own name. Without npm,
 * as in the zip, it prints the requirements of the command.
 * @param name the command's name
 * @param source the command's source, from the root
 * @param node the oldest version of Node, such as `20.19`
 * @returns the text of `bin/<name>.mjs`
 */
export function commandFile(name: string, source: string, node: string): string {
  return `#!/usr/bin/env node
import { fileURLToPath } from 'node:url';

const command = new URL('../${source}', import.meta.url);
const needs = '${node}'.split('.').map(Number);
const has = process.versions.node.split('.').map(Number);
if (has[0] < needs[0] || (has[0] === needs[0] && has[1] < needs[1])) {
  console.error(\`${name} needs Node ${node} or newer; this is \${process.versions.node}.\`);
  process.exit(2);
}
process.argv[1] = fileURLToPath(command);
try {
  await import(command.href);
} catch (error) {
  const [, missing] = /^Cannot find package '([^']+)'/.exec(error.message) ?? [];
  if (error.code !== 'ERR_MODULE_NOT_FOUND' || !missing) throw error;
  const folder = fileURLToPath(new URL('..', import.meta.url));
  console.error(\`${name} needs the package \${missing}, which is not installed. Run npm install in \${folder} first.\`);
  process.exitCode = 2;
}
`;
}
