import type { Caretaker, Loader } from '../loader/contract.ts';
import type { Manifest } from './manifest.ts';

/**
 * Matches failures of the hashes instead of the file: `No integrity: …`, or the integrity table could not be loaded
 * (core/runtime/loader/files.ts).
 */
const HASHES_MISSING = /integrity/i;

/**
 * A deploy may have removed the page's files or their hashes: then the current manifest has the new files and hashes.
 * @returns functions that load a feature, or files, by the current manifest; if that fails they throw the first cause
 */
export function createRecover(
  { loadRoute, loadFiles }: Pick<Loader, 'loadRoute' | 'loadFiles'>,
  fetchManifest: (cause: unknown) => Promise<Manifest>,
): Pick<Caretaker, 'recover' | 'recoverFiles'> {
  const integrityBy =
    ({ files }: Manifest, cause: unknown) =>
    (file: string) => {
      const integrity = files[file]?.integrity;
      if (!integrity) throw cause;
      return integrity;
    };
  return {
    async recover(route, cause) {
      const manifest = await fetchManifest(cause);
      const entry = manifest.features[route.name];
      if (!entry) throw cause;
      const { script, style = '', imports } = entry;
      const scripts = [script, ...imports];
      // A feature's own file may be unchanged while a shared one was replaced. If all are unchanged, only the hashes
      // can be new.
      const isSame = [style, ...scripts].sort().join() === [route.style, ...route.scripts].sort().join();
      if (isSame && !HASHES_MISSING.test(String(cause))) throw cause;
      return loadRoute({ ...route, scripts, style }, integrityBy(manifest, cause));
    },
    async recoverFiles(files, cause) {
      if (!HASHES_MISSING.test(String(cause))) throw cause;
      return loadFiles(files, integrityBy(await fetchManifest(cause), cause));
    },
  };
}
