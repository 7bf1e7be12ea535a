import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRelease } from './read-release.mjs';

/** The folder has no release that pages could be checked against; the message is for the terminal. */
export class ReleaseError extends Error {
  name = 'ReleaseError';
}

/**
 * Reads what pages are checked against.
 * @param {string} dist the folder of a release, with manifest.json, contract.json and site-config.schema.json; the build
 *   for sites, `dist/site`, has the last two in the folder above
 * @returns {{ contract: object, configSchema: object, release: import('./read-release.mjs').Release }}
 * @throws {ReleaseError} naming the file that is missing or no JSON
 */
export function readReleaseFolder(dist) {
  const contract = readShared(dist, 'contract.json');
  const manifest = readJson(dist, 'manifest.json');
  const configSchema = readShared(dist, 'site-config.schema.json');
  const text = (file) => read(dist, file);
  const { loader, head, styles } = manifest;
  return {
    contract,
    configSchema,
    release: readRelease(manifest, {
      loader: text(loader.file),
      head: text(head.file),
      base: text(styles.base.file),
    }),
  };
}

/** Of a file that all builds of a release share: from the folder, or from the one above. */
function readShared(dist, file) {
  const above = join(dist, '..');
  const isAbove = !existsSync(join(dist, file)) && existsSync(join(above, file));
  return readJson(isAbove ? above : dist, file);
}

function readJson(dist, file) {
  const text = read(dist, file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ReleaseError(`${join(dist, file)} is no JSON: ${error.message}.`);
  }
}

function read(dist, file) {
  try {
    return readFileSync(join(dist, file), 'utf8');
  } catch (cause) {
    const message = `${join(dist, file)} cannot be read (${cause.code}). Name the folder of a release with --dist.`;
    throw new ReleaseError(message, { cause });
  }
}
