import { createOnce } from '../loader/once.ts';
import type { When } from '../loader/routes.ts';

/** What the caretaker reads of dist/manifest.json. */
export interface Manifest {
  readonly format: number;
  readonly files: Readonly<Record<string, { readonly integrity: string }>>;
  readonly features: Readonly<Record<string, PublishedFeature>>;
}

/** How the manifest writes a strategy: its name, `{ "visible": "400px" }` or `event:topic:followed`. */
export type Strategy = string | { readonly visible: string };

interface PublishedFeature {
  /** Selector of its hooks. */
  readonly hook: string;
  readonly load: Strategy;
  readonly when?: When;
  readonly script: string;
  readonly style?: string;
  readonly imports: readonly string[];
}

/** The version of manifest.json that this release reads. */
const FORMAT = 1;

/** For how long a manifest that could not be fetched is not requested again, in ms. */
const PAUSE = 30_000;

/** After this time the manifest counts as missing, in ms. */
const TIMEOUT = 20_000;

/**
 * The current `manifest.json`, which says what the newest release has: after a deploy the page's own files may be gone.
 * @param base the folder of all files
 * @returns fetches it, once; what it throws is the caller's cause, except where the manifest has another format
 */
export function createManifest(base: string): (cause: unknown) => Promise<Manifest> {
  const once = createOnce<Manifest>(PAUSE);
  return async (cause) => {
    const manifest = await once('', () => fetchManifest(`${base}manifest.json`)).catch(() => {
      throw cause;
    });
    if (manifest.format === FORMAT) return manifest;
    throw new Error(
      `manifest.json has format ${manifest.format}, this release reads ${FORMAT}; the page has to be loaded anew.`,
      { cause },
    );
  };
}

/** The manifest has a stable name, so that caches are asked to check it. A file of the build: not a call to a backend. */
async function fetchManifest(address: string): Promise<Manifest> {
  const answer = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT) });
  const manifest: unknown = await answer.json();
  if (!isManifest(manifest)) throw new TypeError('manifest.json is no manifest');
  return manifest;
}

/** Whether an answer is a manifest, of whichever format; only the own one is read further. */
function isManifest(value: unknown): value is Manifest {
  if (!(value instanceof Object && 'format' in value)) return false;
  return value.format !== FORMAT || ('features' in value && 'files' in value);
}
