import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { messageOf } from '../errors.ts';

/** The parsers of attributes with what each accepts, for the contract. */
const DESCRIBED_PARSERS = join(import.meta.dirname, '../contract/described-parsers.ts');

/**
 * Imports sources of the product into Node: bundled, without their styles. The parsers of attributes carry `facts`.
 * @param entries source from the root, by name
 * @returns the modules' exports, by name
 * @throws {Error} naming the source that cannot be read without a browser
 */
export async function importSources(
  root: string,
  entries: Record<string, string>,
): Promise<Record<string, object>> {
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  // Inside the root, so that packages are found from there.
  const outdir = mkdtempSync(join(cache, 'reference-'));
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
      plugins: [describeParsers()],
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
    throw new Error(`${source} cannot be imported without a browser: ${messageOf(cause)}`, { cause });
  }
}

/** Puts the described parsers in the place of the product's. */
function describeParsers(): Plugin {
  return {
    name: 'described-parsers',
    setup(build) {
      build.onResolve(
        { filter: /(^\.|\/runtime\/feature)\/attributes\.ts$/ },
        ({ path, importer, resolveDir }) => {
          const file = join(resolveDir, path);
          const isParsers = /[\\/]core[\\/]runtime[\\/]feature[\\/]attributes\.ts$/.test(file);
          return isParsers && importer !== DESCRIBED_PARSERS ? { path: DESCRIBED_PARSERS } : undefined;
        },
      );
    },
  };
}
