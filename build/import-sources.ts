import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

/**
 * Imports sources of the product into Node: bundled, without their styles.
 * @param root the folder of the sources
 * @param entries paths from the root, by name
 * @param described modules of the product, from the root, with the modules that replace them: such a module imports the
 *   other and adds what only tools read
 * @returns the modules' exports, by name
 * @throws {Error} naming the source that cannot be read without a browser
 */
export async function importSources(
  root: string,
  entries: Readonly<Record<string, string>>,
  described: Readonly<Record<string, string>> = {},
): Promise<Record<string, object>> {
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  // The output is inside the root, so that packages are found from there.
  const outdir = mkdtempSync(join(cache, 'sources-'));
  try {
    await build({
      absWorkingDir: root,
      entryPoints: entries,
      outdir,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      jsx: 'automatic',
      loader: { '.css': 'empty' },
      plugins: [takePlaces(described)],
      logLevel: 'silent',
    });
    const modules: Record<string, object> = {};
    for (const [name, source] of Object.entries(entries)) {
      modules[name] = await importOne(source, join(outdir, `${name}.mjs`));
    }
    return modules;
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}

async function importOne(source: string, file: string): Promise<object> {
  try {
    return await import(pathToFileURL(file).href);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${source} cannot be imported without a browser: ${message}`, { cause });
  }
}

/** Replaces modules of the product by those that describe them, whichever folder these are in. */
function takePlaces(described: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'described',
    setup(build) {
      build.onResolve({ filter: /^\..*\.ts$/ }, ({ path, importer, resolveDir }) => {
        const file = join(resolveDir, path).replaceAll('\\', '/');
        const [, place] = Object.entries(described).find(([own]) => file.endsWith(`/${own}`)) ?? [];
        return place !== undefined && importer !== place ? { path: place } : undefined;
      });
    },
  };
}
