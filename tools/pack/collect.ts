import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfigSchema } from '../../core/runtime/config/config-schema.contract.ts';
import type { ContractFile } from '../contract-version/promises.ts';
import { filesIn } from '../files-in.ts';
import { makeAppBridge } from './app-bridge.ts';
import { collectCommands, commandFile } from './commands.ts';
import { withInnerLinks } from './inner-links.ts';
import { makeTypes } from './make-types.ts';
import { type PackageFile, packageJson } from './package-json.ts';
import { sourceOf, toJavaScript } from './to-javascript.ts';
import type { PackedFile } from './write-zip.ts';

/** Folders and files that the package contains unchanged; missing ones are skipped. */
const COPIED = ['docs', 'integrations', 'CHANGELOG.md', 'LICENSE', 'README.md', 'SECURITY.md'];
/** Modules that the package exports, along with those that they import. */
const MODULES = ['build/csp.mjs', 'build/hash.mjs', 'build/third-parties.mjs'];
/** The notices belong to the build, but are easier to find at the top level of the package. */
const NOTICES = 'THIRD-PARTY-NOTICES.txt';
const SUMS = 'SHA256SUMS';
/** Custom properties that a site's own style sheet sets and reads; docs/cms.md lists their names. */
const TOKENS = 'core/ui/tokens.css';

/**
 * Returns the modules that the package exports, as JavaScript, by path from the package's root.
 * @param root the product's folder
 */
export function packModules(root: string): ReadonlyMap<string, string | Uint8Array> {
  return new Map(
    MODULES.map((module) => {
      const source = sourceOf(root, module);
      return [module, toJavaScript(source, readFileSync(join(root, source)))];
    }),
  );
}

/**
 * Collects all files of the package, sorted by path.
 * @param root the product's folder
 * @param dist the folder of its build
 * @returns the files by path from the package's root
 * @throws {Error} if there is no build, or the types or a command cannot be made
 */
export async function collectFiles(root: string, dist: string): Promise<Map<string, PackedFile>> {
  if (!existsSync(join(dist, 'manifest.json')))
    throw new Error(`There is no build in ${dist}. Run \`npm run build\` first.`);
  const product = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as PackageFile;
  const bin = product.bin ?? {};
  const files = new Map<string, PackedFile>();
  const add = (path: string, content: string | Uint8Array, isExecutable = false) =>
    files.set(path, { bytes: Buffer.from(content), isExecutable });

  for (const path of filesIn(dist)) add(`dist/${path}`, readFileSync(join(dist, path)));
  for (const name of COPIED) {
    for (const path of pathsOf(root, name)) add(path, readFileSync(join(root, path)));
  }
  for (const [module, script] of packModules(root)) add(module, script);
  add(NOTICES, readFileSync(join(dist, NOTICES)));
  add('tokens.css', readFileSync(join(root, TOKENS)));
  const { deprecated = [] } = JSON.parse(readFileSync(join(dist, 'contract.json'), 'utf8')) as ContractFile;
  const siteConfig = JSON.parse(readFileSync(join(dist, 'site-config.schema.json'), 'utf8')) as ConfigSchema;
  for (const [path, text] of makeTypes(root, deprecated, siteConfig)) add(path, text);
  for (const [file, text] of await makeAppBridge(root)) add(`app-bridge/${file}`, text);
  const commands = await collectCommands(root, bin);
  for (const [path, bytes] of commands.files) add(path, bytes);
  const node = (product.engines?.node ?? '').replace('>=', '');
  for (const [name, source] of Object.entries(bin))
    add(`bin/${name}.mjs`, commandFile(name, source, node), true);
  const paths = new Set(files.keys());
  for (const [path, { bytes }] of files)
    if (path.endsWith('.md')) add(path, withInnerLinks(path, bytes.toString('utf8'), paths));
  const json = packageJson(product, { packages: commands.packages, paths });
  add('package.json', `${JSON.stringify(json, null, 2)}\n`);

  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  add(SUMS, sorted.map(([path, { bytes }]) => `${sha256(bytes)}  ${path}\n`).join(''));
  return new Map([...sorted, ...[...files].filter(([path]) => path === SUMS)]);
}

function pathsOf(root: string, name: string): string[] {
  const path = join(root, name);
  if (!existsSync(path)) return [];
  return name.includes('.') || name === 'LICENSE' ? [name] : filesIn(path).map((file) => `${name}/${file}`);
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
