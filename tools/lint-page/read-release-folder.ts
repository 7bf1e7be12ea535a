import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, messageOf } from '../errors.ts';
import type { Contract } from './read-contract.ts';
import { type Release, type ReleaseManifest, readRelease } from './read-release.ts';

/** Thrown if the folder has no release with which pages can be checked; the message is for the terminal. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}

/** The data of a release with which pages are checked. */
export interface ReleaseFolder {
  /** The content of contract.json. */
  readonly contract: Contract;
  /** The content of site-config.schema.json. */
  readonly configSchema: object;
  readonly release: Release;
}

/**
 * Reads the data with which pages are checked.
 * @param dist the folder of a release, with manifest.json, contract.json and site-config.schema.json; the build for
 *   sites, `dist/site`, has the last two in the folder above
 * @throws {ReleaseError} naming the file that is missing or not JSON
 */
export function readReleaseFolder(dist: string): ReleaseFolder {
  const contract = readShared(dist, 'contract.json') as Contract;
  const manifest = readJson(dist, 'manifest.json') as ReleaseManifest;
  const configSchema = readShared(dist, 'site-config.schema.json') as object;
  const text = (file: string) => read(dist, file);
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

/** Reads a file that all builds of a release share: from the folder, or from the one above. */
function readShared(dist: string, file: string): unknown {
  const above = join(dist, '..');
  const isAbove = !existsSync(join(dist, file)) && existsSync(join(above, file));
  return readJson(isAbove ? above : dist, file);
}

function readJson(dist: string, file: string): unknown {
  const text = read(dist, file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ReleaseError(`${join(dist, file)} is not JSON: ${messageOf(error)}.`);
  }
}

function read(dist: string, file: string): string {
  try {
    return readFileSync(join(dist, file), 'utf8');
  } catch (cause) {
    const message = `${join(dist, file)} cannot be read (${codeOf(cause)}). Name the folder of a release with --dist.`;
    throw new ReleaseError(message, { cause });
  }
}
