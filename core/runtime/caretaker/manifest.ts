import { createOnce } from '../loader/create-once.ts';
import type { When } from '../loader/read-routes.ts';

/** The part of dist/manifest.json that the caretaker reads. */
export interface Manifest {
  readonly format: number;
  readonly files: Readonly<Record<string, { readonly integrity: string }>>;
  readonly features: Readonly<Record<string, PublishedFeature>>;
}

/** The strategy as the manifest writes it: a name, `{ "visible": "400px" }` or `event:topic:followed`. */
export type Strategy = string | { readonly visible: string };

interface PublishedFeature {
  /** The selector of its hooks. */
  readonly hook: string;
  readonly load: Strategy;
  readonly when?: When;
  readonly script: string;
  readonly style?: string;
  readonly imports: readonly string[];
}

/** The version of manifest.json that this release reads. */
const FORMAT = 1;

/** The time before a failed manifest is requested again, in ms. */
const PAUSE = 30_000;

/** The time after which the manifest counts as missing, in ms. */
const TIMEOUT = 20_000;

/**
 * Loads the current `manifest.json`, which names the files of the newest release: after a deploy the page's own files
 * may have been deleted.
 * @param base the folder of all files
 * @returns a function that fetches it once; it throws its argument on failure, or an error for another manifest format
 */
export function createManifest(base: string): (cause: unknown) => Promise<Manifest> {
  const once = createOnce<Manifest>(PAUSE);
  return async (cause) => {
    const manifest = await once('', () => fetchManifest(base)).catch(() => {
      throw cause;
    });
    if (manifest.format === FORMAT) return manifest;
    throw new Error(
      `manifest.json has format ${manifest.format}, this release reads ${FORMAT}; the page has to be loaded anew.`,
      { cause },
    );
  };
}

/**
 * The manifest has a stable name, so caches must revalidate it. It is a file of the build, not a call to a backend. A
 * page that pins its loader accepts the hashes of other files only from its own origin: if the bundle is on another
 * origin, the manifest is the copy that the page names.
 */
async function fetchManifest(base: string): Promise<Manifest> {
  const pinned = document.querySelector<HTMLElement>('[data-integrity]');
  const answer = await fetch(pinned?.dataset.manifest?.trim() || `${base}manifest.json`, {
    cache: 'no-cache',
    ...(pinned && { mode: 'same-origin' }),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const manifest: unknown = await answer.json();
  if (!isManifest(manifest)) throw new TypeError();
  return manifest;
}

/** Whether an answer is a manifest, in any format; only the known format is used. */
function isManifest(value: unknown): value is Manifest {
  if (!(value instanceof Object && 'format' in value)) return false;
  return value.format !== FORMAT || ('features' in value && 'files' in value);
}
