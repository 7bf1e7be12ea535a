import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, posix, relative } from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles the publisher's commands, each into one file at the path that it has in the repository, so that it finds
 * the same files beside it in the package. Packages stay imports: npm installs them.
 * @param {string} root of the product
 * @param {Record<string, string>} bin source from the root, by the command's name
 * @returns {Promise<{ files: Map<string, Buffer>, packages: string[] }>} bundles by path, and the packages that they import
 * @throws {Error} where a source cannot be bundled
 */
export async function bundleCommands(root, bin) {
  const files = new Map();
  const packages = new Set();
  for (const source of new Set(Object.values(bin))) {
    const { outputFiles, metafile } = await build({
      absWorkingDir: root,
      entryPoints: [source],
      outfile: join(root, '.cache/commands', source),
      bundle: true,
      write: false,
      metafile: true,
      platform: 'node',
      format: 'esm',
      target: 'node20.19',
      packages: 'external',
      logLevel: 'silent',
      plugins: [ownPlaces(root, source)],
    });
    files.set(posix.normalize(source), Buffer.from(outputFiles[0].contents));
    for (const { imports } of Object.values(metafile.outputs)) {
      for (const { path, external } of imports) if (external) packages.add(packageOf(path));
    }
  }
  return { files, packages: [...packages].filter((name) => !isBuiltin(name)).sort() };
}

/** A module that looks for files beside itself finds them from the place of the bundle. */
function ownPlaces(root, entry) {
  const from = dirname(join(root, entry));
  return {
    name: 'own places',
    setup({ onLoad }) {
      onLoad({ filter: /\.(mjs|ts)$/ }, ({ path }) => {
        if (path === join(root, entry) || !path.startsWith(root) || path.includes('node_modules'))
          return null;
        const own = JSON.stringify(relative(from, path).replaceAll('\\', '/'));
        const folder = JSON.stringify(`/${relative(from, dirname(path)).replaceAll('\\', '/')}`);
        const contents = readFileSync(path, 'utf8')
          .replaceAll('import.meta.dirname', `(import.meta.dirname + ${folder})`)
          .replaceAll('import.meta.filename', `(import.meta.dirname + "/" + ${own})`)
          .replaceAll('import.meta.url', `new URL(${own}, import.meta.url).href`);
        return { contents, loader: path.endsWith('.ts') ? 'ts' : 'js' };
      });
    },
  };
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
 * What npm links as a command: it starts the bundle under the bundle's own name, so that this knows that it was started.
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
