import type { Caretaker, Loader } from '../loader/contract.ts';
import type { Manifest } from './manifest.ts';

/**
 * What failed because of the hashes, not of the file: `No integrity: …`, or the integrity table itself could not be
 * loaded (core/runtime/loader/files.ts).
 */
const HASHES_MISSING = /integrity/i;

/**
 * A deploy may have taken away the files that the page knows, or their hashes: then the current manifest names the
 * files of today and what they must hash to.
 * @returns functions that load a feature, or files, by the current manifest; where that does not help they throw the
 *   first cause
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
      // A feature's own file may be the old one while a file that it shares was replaced. Where all are the same, only
      // their hashes can be new to the page.
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
