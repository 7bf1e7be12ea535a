import type { IntegrityOf } from './contract.ts';
import * as own from './files.ts';
import { siteFileReady } from './site-file-ready.ts';

export { base, integrityFrom } from './files.ts';

/** Loads files as the product's own loader does; they count as loaded only once the site file is loaded, too. */
export function loadFiles(files: readonly string[], integrityOf: IntegrityOf): Promise<unknown> {
  return Promise.all([own.loadFiles(files, integrityOf), siteFileReady]);
}
