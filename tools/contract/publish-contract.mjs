import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../../build/read-manifest.mjs';
import { makeContract } from './make-contract.mjs';
import { builtManifestSchema, contractSchema } from './schemas.mjs';

/** The files beside a build that no page requests: their names stay. */
export const CONTRACT_FILES = [
  'contract.json',
  'contract.schema.json',
  'manifest.schema.json',
  'site-config.schema.json',
];

/**
 * Puts the contract and the JSON Schemas of what a publisher reads and writes beside the build: what a linter, a plugin of
 * a CMS or a template author's editor reads.
 * @param {string} root
 * @param {string} to folder of the build
 */
export async function publishContract(root, to) {
  const { contract, siteConfig } = await makeContract(root, readManifest(join(root, 'manifest.json'), root));
  const values = [contract, contractSchema(), builtManifestSchema(), siteConfig];
  CONTRACT_FILES.forEach((file, index) => {
    writeFileSync(join(to, file), `${JSON.stringify(values[index], null, 1)}\n`);
  });
}
