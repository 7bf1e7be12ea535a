import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRelease } from './read-release.mjs';

/** The folder has no release that pages could be checked against; the message is for the terminal. */
export class ReleaseError extends Error {
  name = 'ReleaseError';
}

/**
 * Reads what pages are checked against.
 * @param {string} dist the folder of a release, with contract.json, site-config.schema.json and manifest.json
 * @returns {{ contract: object, configSchema: object, release: ReturnType<typeof readRelease> }}
 * @throws {ReleaseError} naming the file that is missing or no JSON
 */
export function readReleaseFolder(dist) {
  const contract = readJson(dist, 'contract.json');
  const manifest = readJson(dist, 'manifest.json');
  const configSchema = readJson(dist, 'site-config.schema.json');
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
