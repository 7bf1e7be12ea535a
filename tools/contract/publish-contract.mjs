import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../../build/read-manifest.mjs';
import { makeContract } from './make-contract.mjs';
import { builtManifestSchema, contractSchema } from './schemas.mjs';

/**
 * Puts the contract and the JSON Schemas of what a publisher reads and writes beside the build: what a linter, a plugin of a CMS or a template author's editor reads.
 * @param {string} root
 * @param {string} to folder of the build
 */
export async function publishContract(root, to) {
  const { contract, siteConfig } = await makeContract(root, readManifest(join(root, 'manifest.json'), root));
  const write = (file, value) => writeFileSync(join(to, file), `${JSON.stringify(value, null, 1)}\n`);
  write('contract.json', contract);
  write('contract.schema.json', contractSchema());
  write('manifest.schema.json', builtManifestSchema());
  write('site-config.schema.json', siteConfig);
}
