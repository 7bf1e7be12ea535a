import type { Mountable } from '../loader/contract.ts';
import type { Loader } from '../loader/loader.ts';
import type { Route } from '../loader/routes.ts';

/** What recovery reads of dist/manifest.json. */
interface PublishedManifest {
  readonly format: number;
  readonly files: Readonly<Record<string, { readonly integrity: string }>>;
  readonly features: Readonly<
    Record<string, { readonly script: string; readonly style?: string; readonly imports: readonly string[] }>
  >;
}

/** The version of manifest.json that this release reads. */
const FORMAT = 1;

/**
 * A deploy may have taken away the files that the page knows: then the current manifest, fetched once, names
 * their successors.
 * @returns a function that loads a feature by the current manifest and throws the first cause where that does not help
 */
export function createRecover({
  base,
  loadRoute,
}: Pick<Loader, 'base' | 'loadRoute'>): (route: Route, cause: unknown) => Promise<Mountable> {
  let current: Promise<PublishedManifest> | undefined;
  return async (route, cause) => {
    current ??= fetchManifest(base);
    const manifest = await current.catch(() => {
      current = undefined;
      throw cause;
    });
    if (manifest.format !== FORMAT) {
      throw new Error(
        `manifest.json has format ${manifest.format}, this release reads ${FORMAT}; the page has to be loaded anew.`,
        { cause },
      );
    }
    const entry = manifest.features[route.name];
    if (!entry) throw cause;
    const { script, style = '', imports } = entry;
    const scripts = [script, ...imports];
    // A feature's own file may be the old one while a file that it shares was replaced.
    if (scripts.join() === route.scripts.join()) throw cause;
    return loadRoute({ ...route, scripts, style }, (file) => {
      const integrity = manifest.files[file]?.integrity;
      if (!integrity) throw cause;
      return integrity;
    });
  };
}

/** The manifest has a stable name, so it is asked for anew. A file of the build: not a call to a backend. */
async function fetchManifest(base: string): Promise<PublishedManifest> {
  const answer = await fetch(`${base}manifest.json`, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(10_000),
  });
  const manifest: unknown = await answer.json();
  if (!isManifest(manifest)) throw new TypeError('manifest.json is no manifest');
  return manifest;
}

/** Whether an answer is a manifest, of whichever format; only the own one is looked into. */
function isManifest(value: unknown): value is PublishedManifest {
  if (!(value instanceof Object && 'format' in value)) return false;
  return value.format !== FORMAT || ('features' in value && 'files' in value);
}
