import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../../build/read-manifest.mjs';
import { makeContract } from './make-contract.mjs';

/**
 * Puts the contract beside the build: what a linter, a plugin of a CMS or a template author's editor reads.
 * @param {string} root
 * @param {string} to folder of the build
 */
export async function publishContract(root, to) {
  const contract = await makeContract(root, readManifest(join(root, 'manifest.json'), root));
  writeFileSync(join(to, 'contract.json'), `${JSON.stringify(contract, null, 1)}\n`);
}
