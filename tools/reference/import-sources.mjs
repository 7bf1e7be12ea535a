import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/**
 * Imports sources of the product into Node: bundled, without their styles.
 * @param {string} root
 * @param {Record<string, string>} entries source from the root, by name
 * @returns {Promise<Record<string, object>>} the modules' exports, by name
 * @throws {Error} naming the source that cannot be read without a browser
 */
export async function importSources(root, entries) {
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
      logLevel: 'silent',
    });
    const modules = {};
    for (const [name, source] of Object.entries(entries)) {
      modules[name] = await importOne(source, join(outdir, `${name}.mjs`));
    }
    return modules;
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}

async function importOne(source, file) {
  try {
    return await import(pathToFileURL(file).href);
  } catch (cause) {
    throw new Error(`${source} cannot be imported without a browser: ${cause.message}`, { cause });
  }
}
